import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Where the browser comes back to after paying: one of the academy's own origins, however it is visited, and no other
 * site, else anybody could be led away from a real payment to a page of theirs (domain 5, 22).
 */
export function ownSite(asked: string, request: FastifyRequest): string {
  const own = new URL(request.server.deps.config.publicUrl)
  const site = URL.canParse(asked) ? new URL(asked) : null
  const isLocal = site && loopback.has(site.hostname) && loopback.has(own.hostname) && site.port === own.port
  // Behind a proxy the scheme of the request says little; its host cannot be chosen by a page.
  const isOwn =
    site &&
    /^https?:$/.test(site.protocol) &&
    (site.origin === own.origin || isLocal || site.host === request.host)
  if (!isOwn)
    throw new Refusal(400, 'This address is not one of the academy, so nothing can be paid from there.')
  return site.origin
}
