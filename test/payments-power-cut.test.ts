import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCurriculum } from './learner-for-tests.ts'
import { annual } from './payments-for-tests.ts'
import { stripeWire } from './providers/stripe-wire.ts'
import type { Provider } from './providers/wire.ts'
import { type RunningServer, runServer } from './running-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boli-power-cut-'))
let stripe: Provider
let server: RunningServer

/** A whole server in a process of its own, which may be killed. */
async function start(): Promise<void> {
  const added = { ...stripe.env(), CURRICULUM_DIR: testCurriculum }
  Object.assign(process.env, added)
  server = await runServer({ port: 3125, dataDir })
  for (const name of Object.keys(added)) delete process.env[name]
}

beforeAll(async () => {
  stripe = await stripeWire()
  await start()
}, 120_000)
afterAll(async () => {
  await server.stop()
  await stripe.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function signedIn() {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'student@boli.test', password: 'namaste-boli' })
  const reply = await fetch(`${server.url}/api/newlogin`, { method: 'POST', headers, body })
  const { token } = (await reply.json()).results.data
  return async (path: string, sent?: object) => {
    const response = await fetch(`${server.url}/api${path}`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(sent ? { method: 'POST', body: JSON.stringify(sent) } : {}),
    })
    return (await response.json()).results.data
  }
}

test('killed between hearing of a payment and applying it, with the provider down: nothing is lost, nothing doubled', {
  timeout: 180_000,
}, async () => {
  const before = await signedIn()
  const { url } = await before('/create-checkout-session', { priceId: annual, origin: server.url })
  const reference = url.split('/').pop()
  stripe.settle(reference, { state: 'paid' })
  const message = stripe.message(reference)
  stripe.mood = 'silent'
  const told = await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', ...message })
  expect(told.status).toBe(200)
  expect(await before('/get-subscription')).toBeNull()
  await server.kill()

  stripe.mood = 'right'
  await start()
  const after = await signedIn()
  await expect
    .poll(() => after('/get-subscription'), { timeout: 60_000, interval: 500 })
    .toMatchObject({ status: 'active' })
  // The provider, unsure whether it was heard, tells once more.
  await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', ...message })
  const orders: { plan: string; status: string }[] = await after('/orders')
  expect(orders.filter(({ plan }) => plan === 'Annual').map(({ status }) => status)).toEqual(['paid'])
})
