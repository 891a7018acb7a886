import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { Refusal, refusalBody } from './refusal.ts'

/** What node:http itself cannot read, by its code: status, its name, and what is said to a person. */
const unread: Record<string, [status: number, name: string, text: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'This request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'This took too long, please try again.'],
}
const unreadable: [number, string, string] = [400, 'Bad Request', 'This request could not be read.']

/** The answer to what never becomes a request: in the newer form, as under every address that nobody knows. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const [status, name, text] = unread[error.code ?? ''] ?? unreadable
  const body = JSON.stringify(refusalBody(new Refusal(status, text), 'newer'))
  const headers = [
    `HTTP/1.1 ${status} ${name}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
