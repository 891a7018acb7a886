import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { builtOrigin } from '#calls/page-origin.ts'
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
  /** The paths that search engines should know: pages that call themselves the right address of what they say. */
  canonical: string[]
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
    canonical: [...made].filter(([path, page]) => isItsOwn(path, page, config)).map(([path]) => path),
  }
}

function isItsOwn(path: string, { html }: Page, { publicUrl }: Config): boolean {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html.toString('utf8'))?.[1]
  return address === publicUrl + path
}

function manifestOf(directory: string): string | null {
  const assets = join(directory, 'assets')
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  return name ? readFileSync(join(assets, name), 'utf8') : null
}

function readPage(file: string, config: Config): Page {
  return pageOf(readFileSync(file, 'utf8').replaceAll(builtOrigin, config.publicUrl), config)
}

/** The highest makes the front page a tenth smaller, and takes over ten times as long at every start. */
const quality = 6

/** A page as it is sent: compressed, and with the policy that its own scripts need. */
export function pageOf(text: string, config: Pick<Config, 'MEDIA_URL' | 'publicUrl'>): Page {
  const html = Buffer.from(text)
  const encoded = {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(html),
  }
  return { html, encoded, policy: policyOf(text, config) }
}
