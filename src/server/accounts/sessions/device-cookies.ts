import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from '../links/own-origin.ts'

const sevenDays = 7 * 24 * 60 * 60
const tokenCookie = 'boli_device'
/** The page reads these two to fill in its form; they open nothing (domain 3). */
const emailCookie = 'boli_email'
const checkedCookie = 'boli_remember'

export function setDeviceCookies(reply: FastifyReply, { token, email }: { token: string; email: string }) {
  const readable = { ...scope(reply, '/'), maxAge: sevenDays }
  reply
    .setCookie(tokenCookie, token, { ...scope(reply, '/api'), httpOnly: true, maxAge: sevenDays })
    .setCookie(emailCookie, email, readable)
    .setCookie(checkedCookie, 'true', readable)
}

export function clearDeviceCookies(reply: FastifyReply): void {
  reply
    .clearCookie(tokenCookie, { ...scope(reply, '/api'), httpOnly: true })
    .clearCookie(emailCookie, scope(reply, '/'))
    .clearCookie(checkedCookie, scope(reply, '/'))
}

export function deviceTokenOf(request: FastifyRequest): string | undefined {
  refuseForeignOrigin(request)
  return request.cookies[tokenCookie]
}

function scope(reply: FastifyReply, path: string) {
  const secure = reply.server.deps.config.publicUrl.startsWith('https:')
  return { path, sameSite: 'strict', secure } as const
}
