import type { FastifyInstance } from 'fastify'
import { everySecond } from '../every-second.ts'
import { closeForTheGone } from './close-checkouts.ts'
import type { Desk } from './desk.ts'
import { paymentRound } from './payment-round.ts'
import { reconcile } from './reconcile.ts'
import { stopForTheGone, stopTheSecond } from './stop-for-the-gone.ts'

const minute = 60_000
const hour = 60 * minute
/** How far back an hourly look goes; further back looks `npm run admin -- reconcile`. */
const days = 2

/** What time brings each second, who went from a provider's page each minute, and each hour what no webhook brought. */
export function startPaymentJobs(app: FastifyInstance, desk: Desk): void {
  everySecond(app, { name: 'Payments', round: () => paymentRound(desk) })
  const timers = [
    setInterval(() => void app.jobs.run('Closing checkouts', () => closeForTheGone(desk)), minute),
    setInterval(() => void app.jobs.run('Asking payment providers', () => lookAround(desk)), hour),
  ]
  for (const timer of timers) timer.unref()
  app.addHook('onClose', async () => timers.forEach(clearInterval))
}

async function lookAround(desk: Desk): Promise<void> {
  await stopForTheGone(desk)
  await stopTheSecond(desk)
  const { problems } = await reconcile(desk, days)
  if (problems.length > 0) throw new Error(problems.join('; '))
}
