import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { deadPort } from './dead-ends.ts'

export interface S3Server {
  /** The settings of a server that keeps its files there. */
  env: Record<string, string>
  stop(): void
  /** Takes every line and says nothing more, until it wakes. */
  sleep(): void
  wake(): void
}

const parts = ['account', 'container', 'object'] as const
const key = 'a-secret-for-tests'

/**
 * OpenStack Swift with its S3 face, from Debian's packages: a store that others run in earnest, with signatures, ranges
 * and uploads in parts of its own making. Null where it is not installed and cannot be.
 */
export async function startSwift(): Promise<S3Server | null> {
  if (!isInstalled()) return null
  const folder = mkdtempSync(join(tmpdir(), 'boli-swift-'))
  // Its servers give up their rights; what they write must be theirs to write.
  chmodSync(folder, 0o777)
  mkdirSync(join(folder, 'disks/one'), { recursive: true })
  spawnSync('chmod', ['-R', '777', folder])
  const port = async () => (await deadPort()).port
  const ports = { proxy: await port(), account: await port(), container: await port(), object: await port() }
  writeFileSync(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = proof\n')
  for (const part of parts) {
    writeFileSync(join(folder, `${part}.conf`), keeper(part, ports[part], folder))
    makeRing(folder, part, ports[part])
  }
  writeFileSync(join(folder, 'proxy.conf'), proxy(ports.proxy, folder))
  const env = { ...process.env, PYTHONWARNINGS: 'ignore' }
  const begin = (name: string): ChildProcess =>
    spawn(`swift-${name}-server`, [join(folder, `${name}.conf`)], { env, stdio: 'ignore' })
  const running = parts.map(begin)
  const endAll = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  // The proxy shuns for a minute what it could not reach once.
  for (const part of parts) await untilUp(`http://127.0.0.1:${ports[part]}/healthcheck`)
  running.push(begin('proxy'))
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  await untilUp(`${endpoint}/healthcheck`)
  await makeBucket(`${endpoint}/boli`)
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'boli',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'proof:boli',
      S3_SECRET_ACCESS_KEY: key,
    },
    stop() {
      endAll()
      rmSync(folder, { recursive: true, force: true })
    },
    sleep: () => void running.at(-1)?.kill('SIGSTOP'),
    wake: () => void running.at(-1)?.kill('SIGCONT'),
  }
}

function isInstalled(): boolean {
  const program = '/usr/bin/swift-proxy-server'
  if (existsSync(program)) return true
  if (process.getuid?.() !== 0) return false
  const packages = ['swift-proxy', ...parts.map((part) => `swift-${part}`)]
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
    stdio: 'ignore',
  })
  return existsSync(program)
}

function makeRing(folder: string, part: (typeof parts)[number], port: number): void {
  const builder = join(folder, `${part}.builder`)
  const run = (...words: string[]) => {
    // It says 1 for a mere warning.
    const told = spawnSync('swift-ring-builder', [builder, ...words], { encoding: 'utf8' })
    if ((told.status ?? 2) > 1) throw new Error(`swift-ring-builder ${words.join(' ')}: ${told.stdout}`)
  }
  run('create', '4', '1', '0')
  run('add', `r1z1-127.0.0.1:${port}/one`, '1')
  run('rebalance')
}

function keeper(part: string, port: number, folder: string): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = healthcheck ${part}-server
[filter:healthcheck]
use = egg:swift#healthcheck
[app:${part}-server]
use = egg:swift#${part}
`
}

function proxy(port: number, folder: string): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
[pipeline:main]
pipeline = healthcheck cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_proof_boli = ${key} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`
}

async function makeBucket(url: string): Promise<void> {
  const client = new AwsClient({
    accessKeyId: 'proof:boli',
    secretAccessKey: key,
    service: 's3',
    region: 'us-east-1',
  })
  const reply = await client.fetch(url, { method: 'PUT' })
  if (!reply.ok) throw new Error(`The bucket could not be made: ${reply.status} ${await reply.text()}`)
}

async function untilUp(url: string): Promise<void> {
  const begun = Date.now()
  while (Date.now() - begun < 120_000) {
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('Swift did not start.')
}
