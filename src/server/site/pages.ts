import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refusalBody } from '../refusal.ts'
import { type SettingsNow, settingsNow } from '../settings/settings-now.ts'
import { settledPage } from '../settings/settled-page.ts'
import { type Page, pageOf, readPages } from './page-files.ts'
import { filled, isOpen } from './page-filling.ts'
import { registerSearchEngines } from './search-engines.ts'

const builtClient = fileURLToPath(new URL('../../../build/client', import.meta.url))

/** What no call answers: the web client's files and pages, and for the rest a 404 in its form. */
export async function registerPages(app: FastifyInstance, directory = builtClient): Promise<void> {
  const pages = readPages(directory, app.deps.config)
  if (pages && existsSync(directory)) await registerFiles(app, directory)
  if (pages) registerSearchEngines(app, pages.canonical)
  const complete = completion(app)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/[?#].*$/, '')
    if (!pages || !wantsPage(request, path)) return refuse(reply)
    const { page, status } = pages.find(path)
    return sendPage(await complete(page), request, reply.status(status))
  })
}

/** Pages are made again only when what the database has for them, or what the academy says of itself, has changed. */
function completion(app: FastifyInstance): (page: Page) => Promise<Page> {
  const { deps, log } = app
  const last = new Map<Page, { text: string; page: Page }>()
  const settled = settling(app)
  return async (page) => {
    const known = last.get(page)
    try {
      const text = await settled(page)
      if (text === null) return page
      const whole = isOpen(text) ? await filled(text, deps.sql) : text
      if (known?.text === whole) return known.page
      const made = pageOf(whole, deps.config)
      last.set(page, { text: whole, page: made })
      return made
    } catch (error) {
      log.error({ err: error }, 'a page could not be filled')
      return known?.page ?? page
    }
  }
}

/** The text of a page as the settings have it; null where it is sent as it was built. */
function settling({ deps: { sql, now } }: FastifyInstance): (page: Page) => Promise<string | null> {
  const made = new Map<Page, { settings: SettingsNow; text: string | null }>()
  return async (page) => {
    const settings = await settingsNow(sql, now())
    const known = made.get(page)
    if (known?.settings === settings) return known.text
    const built = page.html.toString('utf8')
    const whole = settledPage(built, settings)
    const text = whole === built && !isOpen(built) ? null : whole
    made.set(page, { settings, text })
    return text
  }
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(serveFiles, {
    root,
    index: false,
    // One route a file, made now: whatever else is asked for never reaches the disk.
    wildcard: false,
    // Pages carry a policy of their own, so they are sent below.
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'robots.txt'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=600')
      if (/\/(sw|service-worker)\.js/.test(path)) reply.header('cache-control', 'no-cache')
    },
  })
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/(api|media|assets|UserProfile)(\/|$)/.test(path)
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(encoding ? page.encoded[encoding] : page.html)
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(refusalBody(new Refusal(404, 'There is no such thing here.'), 'newer'))
}
