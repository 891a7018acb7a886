import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from '../links/own-origin.ts'
import type { OpenedSession } from './session-store.ts'

const name = 'boli_refresh'
const sevenDays = 7 * 24 * 60 * 60

/** Set by every call that signs in or up, and by each refresh. Without remember it ends with the browser. */
export function setRefreshCookie(reply: FastifyReply, session: OpenedSession): void {
  reply.setCookie(name, session.refreshToken, {
    ...scope(reply),
    ...(session.remember ? { maxAge: sevenDays } : {}),
  })
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(name, scope(reply))
}

export function refreshTokenOf(request: FastifyRequest): string | undefined {
  refuseForeignOrigin(request)
  return request.cookies[name]
}

function scope(reply: FastifyReply) {
  const secure = reply.server.deps.config.publicUrl.startsWith('https:')
  return { path: '/api', httpOnly: true, sameSite: 'strict', secure } as const
}
