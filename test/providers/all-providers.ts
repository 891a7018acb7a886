import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { testCurriculum } from '../learner-for-tests.ts'
import { startServer } from '../server-for-tests.ts'
import { ccavenueWire } from './ccavenue-wire.ts'
import { paypalWire } from './paypal-wire.ts'
import { stripeWire } from './stripe-wire.ts'
import type { Provider } from './wire.ts'

/** An academy with plans, at which all three providers are set up. */
export async function startWithProviders(env: Record<string, string> = {}) {
  let url = ''
  const wires: Record<string, Provider> = {
    stripe: await stripeWire(),
    paypal: await paypalWire(() => `${url}/api/webhooks/paypal`),
    ccavenue: await ccavenueWire(),
  }
  const server = await startServer({
    env: Object.assign({}, env, ...Object.values(wires).map((wire) => wire.env())),
  })
  url = server.url
  server.config.publicUrl = url
  await loadCurriculum(server.sql, testCurriculum)
  await loadPlans(server.sql)
  const close = async () => {
    await server.close()
    await Promise.all(Object.values(wires).map((wire) => wire.close()))
  }
  return { server, wires, close }
}
