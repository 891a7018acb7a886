import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { byteRange } from './byte-range.ts'

const captions = 'text/vtt; charset=utf-8'
const types: Record<string, string> = {
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.weba': 'audio/webm',
  '.m4a': 'audio/mp4',
  '.opus': 'audio/ogg',
  '.vtt': captions,
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

export const forever = 'public, max-age=31536000, immutable'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** Answers with a file or a part of it: type, ETag and 304, ranges, HEAD. A file that is not there is 404. */
export async function sendFile({ request, reply }: Exchange, path: string, cacheControl: string) {
  const file = await open(path).catch(() => undefined)
  const facts = await file?.stat()
  if (!file || !facts?.isFile()) {
    await file?.close()
    throw new Refusal(404, 'There is no such file here.')
  }
  const { size, mtimeMs } = facts
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const type = types[extname(path)] ?? 'application/octet-stream'
  const part = partOf({ request, reply }, { type, cacheControl, size, etag })
  // An empty file has no last byte to stream up to.
  if (!part || request.method === 'HEAD' || size === 0) {
    await file.close()
    return reply.send(part && request.method !== 'HEAD' ? Buffer.alloc(0) : undefined)
  }
  return reply.send(file.createReadStream({ start: part.from, end: part.to }))
}

/** The same for captions, which no file holds: their ETag is made of what they say. */
export function sendCaptions({ request, reply }: Exchange, text: string, cacheControl: string) {
  const bytes = Buffer.from(text)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const part = partOf({ request, reply }, { type: captions, cacheControl, size: bytes.length, etag })
  return reply.send(part && request.method !== 'HEAD' ? bytes.subarray(part.from, part.to + 1) : undefined)
}

interface Sent {
  type: string
  cacheControl: string
  size: number
  etag: string
}

/** Sets the heads and the status; the bytes to send, or nothing where the answer has no body. */
function partOf({ request, reply }: Exchange, { type, cacheControl, size, etag }: Sent) {
  reply.headers({
    'content-type': type,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag,
  })
  if (sameTag(request.headers['if-none-match'], etag)) {
    reply.status(304)
    return undefined
  }
  const condition = request.headers['if-range']
  const range = condition && condition !== etag ? 'whole' : byteRange(request.headers.range, size)
  if (range === 'outside') {
    reply.status(416).header('content-range', `bytes */${size}`)
    return undefined
  }
  const { from, to } = range === 'whole' ? { from: 0, to: size - 1 } : range
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${from}-${to}/${size}`)
  reply.header('content-length', to - from + 1)
  return { from, to }
}

function sameTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}
