import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from '../links/own-origin.ts'
import { ownCookie, ownCookieToSet } from './own-cookie.ts'

const called = 'boli_device'
const sevenDays = 7 * 24 * 60 * 60

/** The page reads the last two to fill in its form; they open nothing (domain 3). */
function cookiesToSet(reply: FastifyReply) {
  return {
    token: ownCookieToSet(reply, called),
    email: ownCookieToSet(reply, 'boli_email', { isReadable: true }),
    checked: ownCookieToSet(reply, 'boli_remember', { isReadable: true }),
  }
}

export function setDeviceCookies(reply: FastifyReply, said: { token: string; email: string }): void {
  const { token, email, checked } = cookiesToSet(reply)
  reply
    .setCookie(token.name, said.token, { ...token.scope, maxAge: sevenDays })
    .setCookie(email.name, said.email, { ...email.scope, maxAge: sevenDays })
    .setCookie(checked.name, 'true', { ...checked.scope, maxAge: sevenDays })
}

export function clearDeviceCookies(reply: FastifyReply): void {
  for (const { name, scope } of Object.values(cookiesToSet(reply))) reply.clearCookie(name, scope)
}

export function deviceTokenOf(request: FastifyRequest): string | undefined {
  refuseForeignOrigin(request)
  return request.cookies[ownCookie(request, called).name]
}
