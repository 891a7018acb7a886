import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/**
 * A browser sends our cookies along for whatever page asks, and names that page's origin: a call that a cookie speaks
 * for must come from a page of ours. A program names none, and has no cookies of anybody's.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const asking = URL.canParse(origin) ? new URL(origin) : null
  const own = new URL(request.server.deps.config.publicUrl)
  // Behind a proxy the scheme of the request says little; the host cannot be chosen by a page.
  if (asking && (asking.origin === own.origin || asking.host === request.host)) return
  throw new Refusal(403, 'This call came from another site, so it was not answered.')
}

/**
 * For a call that changes something and yet is a GET, because programs know it so: a browser says whence a request comes and what
 * it wants, and a page's own scripts alone may ask. A link, an image or another site may not. A program says neither.
 */
export function refuseUnlessScript(request: FastifyRequest): void {
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-dest': dest = 'empty' } = request.headers
  if (site !== 'same-origin' || dest !== 'empty') {
    throw new Refusal(403, 'This call came from another site, so it was not answered.')
  }
}
