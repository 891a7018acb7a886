import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestCluster {
  /** For TEST_DATABASE_URL. */
  url: string
  stop: () => void
  /** Ends it as its owner would (fast) or as a power cut would (immediate); what it kept stays. */
  halt: (how: 'fast' | 'immediate') => void
  /** Starts it again where it was. */
  resume: () => void
  /** All its processes stand still, as on a machine that is frozen, until the function that it gives back (Linux). */
  freeze: () => () => void
  /** A copy that follows it, line by line. */
  follow: () => Promise<TestCluster>
}

/** Makes and starts a PostgreSQL that nobody will miss, with so much memory for itself; null where none is installed. */
export async function startPostgres(megabytes = 128): Promise<TestCluster | null> {
  const binaries = installedBinaries()
  if (!binaries) return null
  const fill: Fill = (data, run) =>
    run('initdb', '-D', data, '-U', 'boli', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N')
  return clusterOf(binaries, { port: await freePort(), megabytes }, fill)
}

interface Cluster {
  port: number
  megabytes: number
}

type Fill = (data: string, run: (program: string, ...options: string[]) => void) => void

function clusterOf(binaries: string, { port, megabytes }: Cluster, fill: Fill): TestCluster {
  const directory = mkdtempSync(join(tmpdir(), 'boli-postgres-'))
  const run = (program: string, ...options: string[]) => asOrdinaryUser([join(binaries, program), ...options])
  const data = join(directory, 'data')
  mkdirSync(data, { mode: 0o700 })
  giveAway(directory, data)
  fill(data, run)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=300 -c shared_buffers=${megabytes}MB`
  const resume = () => run('pg_ctl', '-D', data, '-l', join(directory, 'log'), '-w', '-o', options, 'start')
  const halt: TestCluster['halt'] = (how) => run('pg_ctl', '-D', data, '-m', how, 'stop')
  const freeze = () => {
    const frozen = processesOf(join(data, 'postmaster.pid'))
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    return () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
  }
  resume()
  const stop = () => {
    process.off('exit', stop)
    // A proof may leave it halted.
    if (existsSync(join(data, 'postmaster.pid'))) halt('immediate')
    rmSync(directory, { recursive: true, force: true })
  }
  // Whoever breaks a run off leaves no database behind.
  process.prependOnceListener('exit', stop)
  const url = `postgres://boli@127.0.0.1:${port}/postgres`
  const follow = async () =>
    clusterOf(binaries, { port: await freePort(), megabytes }, (copy, by) =>
      by('pg_basebackup', '-d', url, '-D', copy, '-R', '-X', 'stream', '-c', 'fast'),
    )
  return { url, stop, halt, resume, freeze, follow }
}

function processesOf(pidFile: string): number[] {
  const [first = ''] = readFileSync(pidFile, 'utf8').split('\n')
  return [Number(first), ...childrenOf(Number(first))]
}

/** As Linux tells them. */
export function childrenOf(pid: number): number[] {
  const told = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return told === '' ? [] : told.split(' ').map(Number)
}

/** Debian keeps them out of PATH; elsewhere they are in it. */
function installedBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return places.find((place) => existsSync(join(place, 'initdb'))) ?? null
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function asOrdinaryUser(command: string[]): void {
  const [program = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  // Its output is not read: a pipe would stay open for as long as the server that pg_ctl leaves behind.
  const { status } = spawnSync(program, rest, { stdio: 'ignore', cwd: tmpdir() })
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`)
}

function giveAway(...directories: string[]): void {
  if (!isRoot) return
  const id = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  for (const directory of directories) chownSync(directory, id('-u'), id('-g'))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
