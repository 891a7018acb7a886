import type { FastifyInstance } from 'fastify'
import { everySecond } from '../every-second.ts'
import type { Desk } from './desk.ts'
import { paymentRound } from './payment-round.ts'
import { reconcile } from './reconcile.ts'
import { stopForTheGone, stopTheSecond } from './stop-for-the-gone.ts'

const hour = 3_600_000
/** How far back an hourly look goes; further back looks `npm run admin -- reconcile`. */
const days = 2

/** What time brings each second, and each hour what no webhook brought. */
export function startPaymentJobs(app: FastifyInstance, desk: Desk): void {
  everySecond(app, { name: 'Payments', round: () => paymentRound(desk) })
  const looking = setInterval(() => {
    void app.jobs.run('Asking payment providers', () => lookAround(desk))
  }, hour)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

async function lookAround(desk: Desk): Promise<void> {
  await stopForTheGone(desk)
  await stopTheSecond(desk)
  const { problems } = await reconcile(desk, days)
  if (problems.length > 0) throw new Error(problems.join('; '))
}
