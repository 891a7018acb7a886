import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '../config.ts'
import { policyOf } from './content-security.ts'
import { knownRoutes } from './known-routes.ts'

export interface Page {
  html: Buffer
  encoded: { br: Buffer; gzip: Buffer }
  policy: string
}

export interface Pages {
  /** The page of an address: one made at the build, or the app's own, with 404 where the app knows no such address. */
  find(path: string): { page: Page; status: 200 | 404 }
}

/** The pages that the build left in `directory`; null where nothing is built. Read once. */
export function readPages(directory: string, config: Config): Pages | null {
  const fallbackFile = join(directory, '__spa-fallback.html')
  const manifest = manifestOf(directory)
  if (!manifest || !existsSync(fallbackFile)) return null
  const fallback = readPage(fallbackFile, config)
  const routes = knownRoutes(manifest)
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const made = new Map(
    files
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, readPage(join(directory, file), config)]),
  )
  return {
    find: (path) => {
      const page = made.get(path === '/' ? path : path.replace(/\/$/, ''))
      if (page) return { page, status: 200 }
      return { page: fallback, status: routes.some((route) => route.test(path)) ? 200 : 404 }
    },
  }
}

function manifestOf(directory: string): string | null {
  const assets = join(directory, 'assets')
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  return name ? readFileSync(join(assets, name), 'utf8') : null
}

function readPage(file: string, config: Config): Page {
  const html = readFileSync(file)
  const encoded = { br: brotliCompressSync(html), gzip: gzipSync(html) }
  return { html, encoded, policy: policyOf(html.toString('utf8'), config) }
}
