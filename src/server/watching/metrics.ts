import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf } from '../accounts/sessions/tokens.ts'
import { Refusal } from '../refusal.ts'
import { gauge, type Meter } from './meters.ts'
import { queriesRunning, queryTimes } from './query-times.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` tells; features add theirs. */
    meters: Meter[]
  }
}

/** The figures of this process for Prometheus: of its requests, its database, and itself. */
export function registerMetrics(app: FastifyInstance): void {
  app.meters.push(...ofProcess(app), ...ofDatabase(app))
  app.get('/metrics', async (request, reply) => {
    if (!maySee(request)) throw new Refusal(404, 'There is no such thing here.')
    const texts = await Promise.all(app.meters.map(({ text }) => inTime(text())))
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(texts.join(''))
  })
}

/** A database that does not answer must not hide the other figures. */
async function inTime(text: string | Promise<string>): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 1000, '').unref())
  return Promise.race([Promise.resolve(text).catch(() => ''), late])
}

/** With METRICS_TOKEN whoever brings it; without, only the machine itself, and never where a proxy may stand between. */
function maySee({ headers, socket, server }: FastifyRequest): boolean {
  const { METRICS_TOKEN: token, TRUST_PROXY: proxies, production } = server.deps.config
  if (token) return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  const isOwn = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
  return isOwn && !isForwarded && proxies === 0 && !production
}

function ofDatabase({ deps: { sql } }: FastifyInstance): Meter[] {
  return [
    queryTimes,
    gauge(
      { name: 'boli_database_queries', help: 'Statements that wait for their answer now.' },
      queriesRunning,
    ),
    gauge({ name: 'boli_database_connections_most', help: 'The size of the pool.' }, () => sql.options.max),
  ]
}

function ofProcess(app: FastifyInstance): Meter[] {
  const cpu = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  return [
    loopDelay(app),
    gauge(
      { name: 'boli_event_loop_busy_ratio', help: 'The share of its time that it worked, since the start.' },
      () => {
        return performance.eventLoopUtilization().utilization
      },
    ),
    gauge({ name: 'process_cpu_seconds_total', help: 'CPU time used.', type: 'counter' }, cpu),
    gauge({ name: 'process_resident_memory_bytes', help: 'Memory held.' }, () => process.memoryUsage.rss()),
    gauge({ name: 'nodejs_heap_size_used_bytes', help: 'Of it, used by JavaScript.' }, () => {
      return process.memoryUsage().heapUsed
    }),
    gauge(
      { name: 'process_start_time_seconds', help: 'When it began.' },
      () => performance.timeOrigin / 1000,
    ),
  ]
}

/** Since somebody last asked. */
function loopDelay(app: FastifyInstance): Meter {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  const name = 'boli_event_loop_delay_seconds'
  const half = gauge(
    { name: `${name}_p50`, help: 'How late the process is, in the middle.' },
    () => delay.percentile(50) / 1e9,
  )
  const worst = gauge(
    { name: `${name}_p99`, help: 'How late it is at its worst.' },
    () => delay.percentile(99) / 1e9,
  )
  return {
    text: async () => {
      const told = `${await half.text()}${await worst.text()}`
      delay.reset()
      return told
    },
  }
}
