import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'
/** The smallest first, with how a browser says that it reads it; `q=0` says that it does not (RFC 9110, 12.4.2). */
const encodings: [Encoding, RegExp][] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i],
]

/** A large reply of the newer family that is the same for everybody: written and compressed once. */
export class WholeReply {
  readonly text: Buffer
  readonly encoded: Record<Encoding, Buffer>
  readonly etag: string

  constructor(text: Buffer, encoded: Record<Encoding, Buffer>) {
    this.text = text
    this.encoded = encoded
    this.etag = markOf(text)
  }
}

export async function wholeReply(data: unknown): Promise<WholeReply> {
  const text = Buffer.from(JSON.stringify({ error: false, results: { data } }))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(text, quality),
    promisify(gzip)(text, { level: 9 }),
  ])
  return new WholeReply(text, { br, gzip: zipped })
}

/** Changes with what is said. Weak: it says the same however it is compressed. */
export function markOf(text: Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/** The smaller form that this browser reads, if any. */
export function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  return encodings.find(([, isSaidIn]) => isSaidIn.test(accepted))?.[0]
}

/** Whoever has it already is only told so. */
export function sendWhole(
  { text, encoded, etag }: WholeReply,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding', etag })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const encoding = encodingFor(request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(encoding ? encoded[encoding] : text)
}

/** Compressed quickly, for one browser alone; what is small goes as it is. */
export function packed(text: Buffer, request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> {
  const encoding = text.length < leastPacked ? undefined : encodingFor(request)
  if (!encoding) return text
  reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
  return text.length > mostAtOnce ? aside[encoding](text) : atOnce[encoding](text)
}

/** A window as large as most replies: one of 4 MB, the usual one, costs more than what it would find. */
const forOne = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 17 } }
const quickly = { level: 4 }

/**
 * A screen's reads take 0.5 to 1 ms here, and 4 to 15 in threads, where each reply that waits has the encoder's tables
 * to itself: memory that the system must find anew each time.
 */
const atOnce: Record<Encoding, (text: Buffer) => Buffer> = {
  br: (text) => brotliCompressSync(text, forOne),
  gzip: (text) => gzipSync(text, quickly),
}
const aside: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, forOne),
  gzip: (text) => promisify(gzip)(text, quickly),
}

const leastPacked = 1000
const mostAtOnce = 150_000
