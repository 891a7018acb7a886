import type { FastifyInstance } from 'fastify'
import { type Counter, counter, gauge } from '../watching/meters.ts'
import { openReplica, type Replica } from './replica.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where all is read from the one database. */
    replica: Replica | null
    replicaReads: Counter
  }
}

const aMinute = 60_000

/** The replica of DATABASE_READ_URL, and what is told of it. To be called before any route is made. */
export function registerReplica(app: FastifyInstance): void {
  const reads = counter({
    name: 'boli_replica_reads_total',
    help: 'Calls that may be a moment late, by who answered them.',
    labels: ['from'],
  })
  app.decorate('replicaReads', reads)
  const { sql: primary, config, log } = app.deps
  const url = config.DATABASE_READ_URL
  if (!url) {
    app.decorate('replica', null)
    return
  }
  let nextLine = 0
  const told = (why: string) => {
    if (performance.now() < nextLine) return
    nextLine = performance.now() + aMinute
    log.warn({ why }, 'the replica is not asked, the primary is')
  }
  const replica = openReplica({ url, primary, told })
  app.decorate('replica', replica)
  app.addHook('onClose', () => replica.close())
  app.meters.push(
    reads,
    gauge({ name: 'boli_replica_up', help: 'Whether the replica is asked.' }, () =>
      replica.state() === 'good' ? 1 : 0,
    ),
    gauge({ name: 'boli_replica_lag_seconds', help: 'By how much it is late.' }, () => replica.lag()),
  )
}
