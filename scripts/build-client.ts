import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { oneAtATime } from './one-at-a-time.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')
const stamp = join(root, 'build/built-from')
const lock = join(root, 'node_modules/.cache/boli/build.lock')

/** What the client is made of: where none of it changed, the last build stands. */
const sources = [
  'src/web',
  'src/calls',
  'src/rules',
  'src/language',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/built-files.ts',
  'scripts/calls-without-schemas.ts',
  'scripts/export-names.ts',
  'scripts/router-without-server.ts',
  'scripts/runtime-with-react.ts',
  'scripts/screens-with-files.ts',
  'scripts/shared-chunks.ts',
  'scripts/join-chunks.ts',
  'scripts/sheets-once.ts',
  'scripts/small-files.ts',
  'scripts/statements.ts',
  'scripts/start-sooner.ts',
  'scripts/service-worker.ts',
  'scripts/start-later.ts',
]

export function buildClientWhenStale(): void {
  if (isBuilt()) return
  oneAtATime(lock, 'Another start is building the web client; this one waits for it…', () => {
    if (!isBuilt()) build()
  })
}

function isBuilt(): boolean {
  return existsSync(client) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()
}

function build(): void {
  const hash = hashOfSources()
  process.stderr.write('Building the web client…\n')
  // Cut off, it must not pass for the build before it once the sources are again as they were.
  rmSync(stamp, { force: true })
  run([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'])
  run([join(root, 'scripts/start-sooner.ts')])
  run([join(root, 'scripts/service-worker.ts')])
  run([join(root, 'scripts/start-later.ts')])
  compress()
  writeFileSync(stamp, hash)
}

function run(program: string[]): void {
  const done = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
  if (done.status === 0) return
  process.stderr.write(`${done.stdout}${done.stderr}\nThe web client could not be built.\n`)
  process.exit(1)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The highest: two bytes in a hundred less than ten, for three seconds more of a build. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** Once here, not at each request. Pages are compressed by the server, which reads them whole anyway. */
function compress(): void {
  for (const file of filesOf(client)) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue
    const bytes = readFileSync(file)
    if (bytes.length < 1024) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: brotliParams }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
