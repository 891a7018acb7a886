import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from '../links/own-origin.ts'
import { ownCookie } from './own-cookie.ts'

const sevenDays = 7 * 24 * 60 * 60

/** The page reads the last two to fill in its form; they open nothing (domain 3). */
function cookiesOf(which: FastifyReply | FastifyRequest) {
  return {
    token: ownCookie(which, 'boli_device'),
    email: ownCookie(which, 'boli_email', { isReadable: true }),
    checked: ownCookie(which, 'boli_remember', { isReadable: true }),
  }
}

export function setDeviceCookies(reply: FastifyReply, said: { token: string; email: string }): void {
  const { token, email, checked } = cookiesOf(reply)
  reply
    .setCookie(token.name, said.token, { ...token.scope, maxAge: sevenDays })
    .setCookie(email.name, said.email, { ...email.scope, maxAge: sevenDays })
    .setCookie(checked.name, 'true', { ...checked.scope, maxAge: sevenDays })
}

export function clearDeviceCookies(reply: FastifyReply): void {
  for (const { name, scope } of Object.values(cookiesOf(reply))) reply.clearCookie(name, scope)
}

export function deviceTokenOf(request: FastifyRequest): string | undefined {
  refuseForeignOrigin(request)
  return request.cookies[cookiesOf(request).token.name]
}
