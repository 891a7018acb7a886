import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { callers, type Server } from './academy.ts'
import type { Call } from './learning-calls.ts'

export interface Load {
  connections: number
  seconds: number
}

interface Loaded {
  count: number
  microseconds: number
  failed: number
}

const script = join(import.meta.dirname, 'load.lua')
const run = promisify(execFile)

/** Each is one of the two processors' at most; the callers are shared out among them. */
const threads = 2

/**
 * Asks for a call over and over, as often as there is time for, by students in turn: when one of them comes again, the
 * answer before has long come. By wrk: what asks stands on the same processors as what answers, and one that is written
 * in JavaScript takes a third of them. Of several servers each thread asks one.
 */
export async function load(
  servers: readonly Pick<Server, 'url'>[],
  call: Call,
  { connections, seconds }: Load,
) {
  const { name, path, body, compressed } = call
  const lines = { '-t': threads, '-c': connections, '-d': `${seconds}s`, '--timeout': '30s', '-s': script }
  const sent = body ? JSON.stringify(body()).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'NEWID') : ''
  const asked = [body ? 'POST' : 'GET', compressed ? 'br' : '', sent, threads, callers]
  const words = [...Object.entries(lines).flat(), servers[0]?.url + path, '--', ...asked].map(String)
  const ports = servers.map(({ url }) => new URL(url).port).join(' ')
  const { stdout } = await run('wrk', words, { env: { ...process.env, BENCH_PORTS: ports } }).catch(missing)
  const { count, microseconds, failed }: Loaded = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  if (failed > 0) throw new Error(`${name}: ${failed} of ${count} replies were no success`)
  return { rate: (count / microseconds) * 1_000_000, count }
}

function missing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new Error('No wrk here: apt-get install wrk')
  throw error
}
