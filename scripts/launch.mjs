// Plain JavaScript for whatever Node (≥ 20) the machine has: installs what is missing, then hands over to the
// project's own Node. Nothing is written to standard output, which belongs to the script that is started.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules/node/bin/node')
const installed = join(root, 'node_modules/.package-lock.json')

process.chdir(root)
if (isInstallStale()) install()
handOver(process.argv.slice(2))

function isInstallStale() {
  if (!existsSync(installed) || !existsSync(node)) return true
  return statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs
}

function install() {
  process.stderr.write('Installing what is missing…\n')
  const options = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm']
  const done = spawnSync(program, [...first, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (done.status !== 0 || !existsSync(node)) {
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}\n`)
    process.stderr.write('npm install did not succeed; what it said stands above.\n')
    process.exit(1)
  }
  const now = new Date()
  utimesSync(installed, now, now)
}

function handOver([script, ...options]) {
  if (!script) {
    process.stderr.write('Usage: node scripts/launch.mjs <script> [options]\n')
    process.exit(2)
  }
  const places = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH ?? '']
  // glibc gives each thread a place of 64 MB for what it asks for. In a thread that hashes passwords it is soon too cut up
  // for the 19 MB of a hash, which then come from the system anew and cost half as much again (docs/benchmarks.md).
  const env = { MALLOC_ARENA_MAX: '1', ...process.env, PATH: places.join(delimiter) }
  const child = spawn(node, [script, ...options], { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWithNpm(child)
  child.on('exit', (code, signal) => {
    if (code !== null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** A signal to npm reaches only the shell between npm and us, which dies without a word: then we stop too. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 250)
  watch.unref()
}
