/**
 * Builds the service worker after the client: what it keeps is read off the build. Run by the build of the client, or
 * by hand: `node scripts/service-worker.ts` says how much it keeps.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { knownRoutes } from '../src/server/site/known-routes.ts'
import type { Manifest, Part } from './built-files.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')
const source = fileURLToPath(new URL('../src/web/service-worker/worker.ts', import.meta.url))
const gate = 'layout/student/SignedIn'
/** A student's page as the server sends it to whoever has no script yet: the app itself. */
const page = '/dashboard'
const alsoKept = ['/manifest.webmanifest', '/icons/192.png']
/** Letters cut for the public pages. */
const notForStudents = /public-words|rupee/

const manifestFile = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
const manifestText = readFileSync(join(client, 'assets', manifestFile), 'utf8')
const manifest: Manifest = JSON.parse(
  manifestText.slice(manifestText.indexOf('{'), manifestText.lastIndexOf('}') + 1),
)
const assets = readdirSync(join(client, 'assets')).filter((file) => /\.(js|css|woff2)$/.test(file))

const students = Object.values(manifest.routes).filter((part) => part.id === 'root' || isBehindGate(part))
const files = [...filesOf(students), ...alsoKept]
const html = readFileSync(join(client, '__spa-fallback.html'))
const hash = createHash('sha256').update(html)
for (const file of files) hash.update(file).update(readFileSync(join(client, file)))
hash.update(readFileSync(source))

const shell = {
  version: hash.digest('hex').slice(0, 12),
  page,
  files: [page, ...files],
  addresses: knownRoutes(`=${JSON.stringify({ routes: behindGate() })}`).map(({ source }) => source),
}
await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  define: { __SHELL__: JSON.stringify(shell) },
  build: {
    outDir: client,
    emptyOutDir: false,
    rollupOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
})
tell()

function isBehindGate(part: Part): boolean {
  if (part.id.startsWith('admin/')) return false
  const parent = part.parentId === undefined ? undefined : manifest.routes[part.parentId]
  return part.id === gate || (parent !== undefined && isBehindGate(parent))
}

function behindGate(): Record<string, Part> {
  return Object.fromEntries(Object.entries(manifest.routes).filter(([, part]) => isBehindGate(part)))
}

/** What these routes load, at once or later: every asset that is named in one of them. */
function filesOf(parts: Part[]): string[] {
  const found = new Set([`/assets/${manifestFile}`])
  const names = new Map(assets.map((file) => [file, `/assets/${file}`]))
  const add = (path: string) => {
    if (found.has(path) || notForStudents.test(path)) return
    found.add(path)
    if (!/\.(js|css)$/.test(path)) return
    const text = readFileSync(join(client, path), 'utf8')
    for (const [file, address] of names) if (text.includes(file)) add(address)
  }
  const { module, imports } = manifest.entry
  for (const path of [module, ...imports]) add(path)
  for (const part of parts) {
    // A sheet that several routes share is named with an empty fragment in each of them.
    for (const path of [part.module, ...(part.imports ?? []), ...(part.css ?? [])])
      add(path.replace(/#$/, ''))
  }
  return [...found].sort()
}

function tell(): void {
  const zipped = (path: string) => gzipSync(readFileSync(join(client, path))).length
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  const rest = files.filter((file) => !file.endsWith('.woff2'))
  const bytes = (sum: number) => `${(sum / 1000).toFixed(1)} kB`
  const size = (path: string) => statSync(join(client, path)).size
  const kept = rest.reduce((sum, file) => sum + zipped(file), 0)
  const letters = fonts.reduce((sum, file) => sum + size(file), 0)
  console.log(
    `sw.js ${bytes(zipped('sw.js'))}; keeps ${files.length} files: ${bytes(kept)} and ${bytes(letters)} of fonts`,
  )
}
