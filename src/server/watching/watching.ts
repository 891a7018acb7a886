import type { FastifyInstance } from 'fastify'
import { registerAlarms } from './alarms.ts'
import { noteAnswers } from './answers.ts'
import { callLimit } from './call-limit.ts'
import { watchDisk } from './disk-room.ts'
import { watchFileStore } from './file-store-watch.ts'
import { openJobs } from './jobs.ts'
import { boundBodies } from './large-bodies.ts'
import { shedLoad } from './load-shedding.ts'
import { registerMetrics } from './metrics.ts'
import { watchQueries } from './query-times.ts'
import { noteUnseenProxy } from './unseen-proxy.ts'

/** How the server is seen from outside, and how it keeps from breaking down. To be called before any route is made. */
export function registerWatching(app: FastifyInstance): void {
  app.decorate('meters', noteAnswers(app))
  app.decorate('jobs', openJobs(app.deps))
  app.meters.push(app.jobs)
  registerAlarms(app)
  watchDisk(app)
  watchFileStore(app)
  noteSlowQueries(app)
  noteUnseenProxy(app)
  shedLoad(app)
  boundBodies(app)
  const { rateLimits, CALLS_A_MINUTE } = app.deps.config
  app.decorate('takeCall', rateLimits ? callLimit(CALLS_A_MINUTE) : () => {})
  registerMetrics(app)
}

/** The statement, never its values: those are somebody's. */
function noteSlowQueries(app: FastifyInstance): void {
  const { sql, config, log } = app.deps
  const stop = watchQueries(sql, (statement, ms) => {
    if (ms < config.SLOW_QUERY_MS) return
    log.warn(
      { statement: statement.replace(/\s+/g, ' ').trim().slice(0, 2000), ms: Math.round(ms) },
      'slow query',
    )
  })
  app.addHook('onClose', async () => stop())
}
