import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { isLineBroken, portOf } from '../database/line-errors.ts'
import { everySecond } from '../every-second.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes down what failed; of all requests that fail because the database is away, the first. */
    tellFailure: (failure: Failure) => void
  }
}

interface Failure {
  error: unknown
  log: FastifyBaseLogger
  what: string
}

/**
 * A line when the database is away and one when it is back: one for each request would drown what else the log has
 * to say (jobs.ts does the same for jobs). Each request that it was refused for stands there all the same, with its 503.
 */
export function registerOutages(app: FastifyInstance): void {
  const { DATABASE_URL, DATABASE_READ_URL } = app.deps.config
  const ports = [DATABASE_URL, DATABASE_READ_URL].flatMap((url) => (url ? [portOf(url)] : []))
  let outage: { since: number; failures: number } | null = null
  app.decorate('tellFailure', ({ error, log, what }: Failure) => {
    if (!isLineBroken(error, ports)) return log.error({ err: error }, what)
    if (!outage) log.warn({ err: error }, 'the database is away')
    outage ??= { since: performance.now(), failures: 0 }
    outage.failures += 1
  })
  everySecond(app, {
    name: 'Looking for the database',
    round: async () => {
      if (!outage) return false
      await app.deps.sql`select 1`
      const { since, failures } = outage
      const seconds = Math.round((performance.now() - since) / 1000)
      app.log.warn({ seconds, failures }, 'the database answers again')
      outage = null
      return false
    },
  })
}
