import type { FastifyInstance } from 'fastify'
import { everySecond } from '../every-second.ts'
import { closeForTheGone } from './close-checkouts.ts'
import type { Desk } from './desk.ts'
import { paymentRound } from './payment-round.ts'
import { reconcile } from './reconcile.ts'
import { stopForTheGone, stopTheGivenBack, stopTheSecond } from './stop-for-the-gone.ts'

const minute = 60_000
const hour = 60 * minute
/** How far back an hourly look goes; further back looks `npm run admin -- reconcile`. */
const days = 2

/** What time brings each second, each minute who is gone, and each hour what no webhook brought. */
export function startPaymentJobs(app: FastifyInstance, desk: Desk): void {
  everySecond(app, { name: 'Payments', round: () => paymentRound(desk) })
  every(app, minute, () => app.jobs.run('Closing checkouts', () => closeForTheGone(desk)))
  every(app, hour, () => app.jobs.run('Asking payment providers', () => lookAround(desk)))
}

function every(app: FastifyInstance, ms: number, work: () => Promise<unknown>): void {
  const timer = setInterval(() => void work(), ms)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

async function lookAround(desk: Desk): Promise<void> {
  await stopForTheGone(desk)
  await stopTheSecond(desk)
  await stopTheGivenBack(desk)
  const { problems } = await reconcile(desk, days)
  if (problems.length > 0) throw new Error(problems.join('; '))
}
