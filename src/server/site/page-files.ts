import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { anyVideoId, builtOrigin } from '#calls/page-origin.ts'
import type { Config } from '../config.ts'
import { markOf } from '../whole-reply.ts'
import { policyOf } from './content-security.ts'
import { knownRoutes } from './known-routes.ts'

export interface Page {
  html: Buffer
  encoded: { br: Buffer; gzip: Buffer }
  heads: Record<'content-security-policy' | 'cache-control' | 'vary' | 'etag', string>
}

interface Found {
  page: Page
  status: 200 | 404
  /** To be written in place of `anyVideoId`. */
  videoId?: string
}

export interface Pages {
  /** The page of an address: one made at the build, or the app's own, with 404 where the app knows no such address. */
  find(path: string): Found
  /** The paths that search engines should know: pages that call themselves the right address of what they say. */
  canonical: string[]
}

/** The pages that the build left in `directory`; null where nothing is built. Read once. */
export function readPages(directory: string, config: Config): Pages | null {
  const fallbackFile = join(directory, '__spa-fallback.html')
  const manifest = manifestOf(directory)
  if (!manifest || !existsSync(fallbackFile)) return null
  const fallback = readPage(fallbackFile, config, smallest)
  const routes = knownRoutes(manifest)
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const made = new Map(
    files
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, readPage(join(directory, file), config)]),
  )
  return {
    find: (path) => {
      // As the app itself reads an address: were the two of different minds, it would ask for the page again and again.
      // Begun at the first of them: else each of thousands of slashes would be searched from to the end.
      const plain = path.replace(/(?<!\/)\/+$/, '') || '/'
      const page = made.get(plain) ?? made.get(plain.toLowerCase())
      if (page && plain !== notFound) return { page, status: 200 }
      const film = filmIn(plain, made)
      if (film) return film
      if (routes.some((route) => route.test(path))) return { page: fallback, status: 200 }
      return { page: made.get(notFound) ?? fallback, status: 404 }
    },
    canonical: [...made]
      .filter(([path, page]) => path !== filmPage && isItsOwn(path, page, config))
      .map(([path]) => path),
  }
}

const notFound = '/404'
const filmPage = `/youtube/${anyVideoId}`

/** A video of YouTube has an address for each, and one page was built for them all, another for what is no id. */
function filmIn(path: string, made: Map<string, Page>): Found | null {
  const [, asked = ''] = /^\/youtube\/([^/]+)$/.exec(path) ?? []
  const [videoId] = /^[\w-]{11}$/.exec(asked) ?? []
  const page = asked && made.get(videoId ? filmPage : '/youtube/none')
  return page ? { page, status: 200, ...(videoId && { videoId }) } : null
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

function readPage(file: string, config: Config, quality?: number): Page {
  return pageOf(readFileSync(file, 'utf8').replaceAll(builtOrigin, config.publicUrl), config, quality)
}

/** The highest makes a page a tenth smaller, and takes over ten times as long at every start: it is for the app's own. */
const [quick, smallest] = [6, 11]

/** A page as it is sent: compressed, with its mark, and with the policy that its own scripts need. */
export function pageOf(text: string, config: Pick<Config, 'MEDIA_URL' | 'publicUrl'>, quality = quick): Page {
  const html = Buffer.from(text)
  const encoded = {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(html),
  }
  const heads = {
    'content-security-policy': policyOf(text, config),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: markOf(html),
  }
  return { html, encoded, heads }
}
