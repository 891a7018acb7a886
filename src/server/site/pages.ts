import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { anyVideoId } from '#calls/page-origin.ts'
import type { Config } from '../config.ts'
import { Refusal, refusalBody } from '../refusal.ts'
import { type SettingsNow, settingsNow } from '../settings/settings-now.ts'
import { settledPage } from '../settings/settled-page.ts'
import { encodingFor } from '../whole-reply.ts'
import { type Page, pageOf, readPages } from './page-files.ts'
import { type OpenPage, openPage } from './page-filling.ts'
import { registerSearchEngines } from './search-engines.ts'

/** Its one name by now, and UTF-8 unless something else is said (RFC 9239): 24 bytes less of each. */
const script = 'text/javascript'
const builtClient = fileURLToPath(new URL('../../../build/client', import.meta.url))

/** What no call answers: the web client's files and pages, and for the rest a 404 in its form. */
export async function registerPages(app: FastifyInstance, directory = builtClient): Promise<void> {
  const pages = readPages(directory, app.deps.config)
  if (pages && existsSync(directory)) await app.register((files) => registerFiles(files, directory))
  if (pages) registerSearchEngines(app, pages.canonical)
  const complete = completion(app)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/[?#].*$/, '')
    if (!pages || !wantsPage(request, path)) return refuse(reply)
    const { page, status, videoId } = pages.find(path)
    const whole = await complete(page)
    const sent = videoId ? ofVideo(whole, videoId, app.deps.config) : whole
    return sendPage(sent, request, reply.status(status))
  })
}

function ofVideo({ html }: Page, videoId: string, config: Config): Page {
  return pageOf(html.toString('utf8').replaceAll(anyVideoId, videoId), config)
}

/** Pages are made again only when what the database has for them, or what the academy says of itself, has changed. */
function completion(app: FastifyInstance): (page: Page) => Promise<Page> {
  const { deps, log } = app
  const last = new Map<Page, { settled: Settled; sources: unknown[]; page: Page }>()
  const settle = settling(app)
  return async (page) => {
    const known = last.get(page)
    try {
      const settled = await settle(page)
      if (settled === null) return page
      const sources = settled.open ? await settled.open.sources(deps.sql) : []
      if (known?.settled === settled && known.sources.every((one, at) => one === sources[at]))
        return known.page
      const made = pageOf(settled.open?.filled(sources) ?? settled.text, deps.config)
      last.set(page, { settled, sources, page: made })
      return made
    } catch (error) {
      log.error({ err: error }, 'a page could not be filled')
      return known?.page ?? page
    }
  }
}

/** The text of a page as the settings have it, and what it leaves open. */
interface Settled {
  text: string
  open: OpenPage | null
}

/** The same for as long as the settings are; null where the page is sent as it was built. */
function settling({ deps: { sql, now } }: FastifyInstance): (page: Page) => Promise<Settled | null> {
  const made = new Map<Page, { settings: SettingsNow; settled: Settled | null }>()
  return async (page) => {
    const settings = await settingsNow(sql, now())
    const known = made.get(page)
    if (known?.settings === settings) return known.settled
    const built = page.html.toString('utf8')
    const text = settledPage(built, settings)
    const open = openPage(text)
    const settled = text === built && !open ? null : { text, open }
    made.set(page, { settings, settled })
    return settled
  }
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  // Only here is the type of a packed file known.
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'))
    if (type.startsWith('application/javascript')) reply.header('content-type', script)
  })
  await app.register(serveFiles, {
    root,
    index: false,
    // One route a file, made now: whatever else is asked for never reaches the disk.
    wildcard: false,
    // Pages carry a policy of their own, so they are sent below.
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'robots.txt'],
    preCompressed: true,
    cacheControl: false,
    // The mark says as much.
    lastModified: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=600')
      if (isHashed) leaveOutNeedless(reply)
      if (/\/(sw|service-worker)\.js/.test(path)) reply.header('cache-control', 'no-cache')
    },
  })
}

/** Nobody asks again for what never changes, nor for a part of it: of fifteen files a page, a kilobyte and a half. */
function leaveOutNeedless(reply: FastifyReply): void {
  for (const name of ['etag', 'accept-ranges', 'x-request-id']) reply.removeHeader(name)
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/(api|media|assets|UserProfile)(\/|$)/.test(path)
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.heads)
  // Whoever has it already is only told so.
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.heads.etag)
    return reply.status(304).send()
  const encoding = encodingFor(request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(encoding ? page.encoded[encoding] : page.html)
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(refusalBody(new Refusal(404, 'There is no such thing here.'), 'newer'))
}
