import type { FastifyReply, FastifyRequest } from 'fastify'

interface OwnCookie {
  name: string
  scope: { path: string; httpOnly: boolean; sameSite: 'strict'; secure: boolean }
}

/**
 * One of our cookies. Over https the prefix of its name makes browsers take it from this very host alone, and never over
 * plain http; where there is no https they would take no such name at all. What scripts may read is for every page; the
 * rest is, where the prefix does not ask for more, for the calls alone.
 */
export function ownCookie(
  { server }: FastifyReply | FastifyRequest,
  name: string,
  { isReadable = false } = {},
): OwnCookie {
  const secure = server.deps.config.publicUrl.startsWith('https:')
  const path = secure || isReadable ? '/' : '/api'
  return {
    name: secure ? `__Host-${name}` : name,
    scope: { path, httpOnly: !isReadable, sameSite: 'strict', secure },
  }
}

/**
 * For a reply that sets or clears one. By its declaration the browser makes such a call while no other tab asks with the
 * cookie, whose late reply would else undo it.
 */
export function ownCookieToSet(reply: FastifyReply, name: string, form = {}): OwnCookie {
  const { url, config } = reply.request.routeOptions
  if (config.setsCookie !== true) throw new Error(`${url} is not declared to set a cookie`)
  return ownCookie(reply, name, form)
}
