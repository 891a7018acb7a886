import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { tooBusy } from '../refusal.ts'
import { queriesRunning } from './query-times.ts'

/** Whoever watches over the server must be answered most of all when it is busy. */
const alwaysAnswered = new Set(['/api/health', '/api/ready', '/metrics'])

const lookEvery = 500
/** One long stop is a stop; two looks in a row are too much work. */
const looksInRow = 2

/**
 * Says "not now" before everybody waits for ever: when too many statements wait for the database, or when the process
 * itself cannot keep up. What waits on slow visitors (uploads, films, open streams) does not count.
 */
export function shedLoad(app: FastifyInstance): void {
  const { MAX_QUERIES, MAX_LOOP_DELAY } = app.deps.config
  const isLate = watchLoop(app, MAX_LOOP_DELAY)
  app.addHook('onRequest', (request, _reply, done) => {
    const isBusy = queriesRunning() >= MAX_QUERIES || isLate()
    if (isBusy && !alwaysAnswered.has(request.routeOptions.url ?? '')) done(tooBusy())
    else done()
  })
}

function watchLoop(app: FastifyInstance, most: number): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let late = 0
  const looking = setInterval(() => {
    late = delay.mean / 1e6 > most ? late + 1 : 0
    delay.reset()
  }, lookEvery)
  looking.unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    delay.disable()
  })
  return () => late >= looksInRow
}
