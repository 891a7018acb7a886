import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from '../links/own-origin.ts'
import { ownCookie, ownCookieToSet } from './own-cookie.ts'
import type { OpenedSession } from './session-store.ts'

const called = 'boli_refresh'
const sevenDays = 7 * 24 * 60 * 60

/** Set by every call that signs in or up, and by each refresh. Without remember it ends with the browser. */
export function setRefreshCookie(reply: FastifyReply, session: OpenedSession): void {
  const { name, scope } = ownCookieToSet(reply, called)
  reply.setCookie(name, session.refreshToken, {
    ...scope,
    ...(session.remember ? { maxAge: sevenDays } : {}),
  })
}

export function clearRefreshCookie(reply: FastifyReply): void {
  const { name, scope } = ownCookieToSet(reply, called)
  reply.clearCookie(name, scope)
}

/** For what it speaks for: only pages of the academy may ask so. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  refuseForeignOrigin(request)
  return presentedRefresh(request)
}

/** Only for what it is the end of. */
export function presentedRefresh(request: FastifyRequest): string | undefined {
  return request.cookies[ownCookie(request, called).name]
}
