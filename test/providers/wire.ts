import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** When all of them were paid: of late, for a year that is paid for must not end while the tests grow old. */
export const paidOn = new Date(Math.floor(Date.now() / 60_000 - 6 * 24 * 60) * 60_000)

/** How a provider behaves: as documented, saying nothing at all, or answering what nobody understands. */
export type Mood = 'right' | 'silent' | 'malformed'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** What happens at a provider, as a test tells it. */
export interface Settled {
  state: 'paid' | 'failed' | 'refunded' | 'pending'
  amount?: number
  currency?: string
  /** To whom it was paid. */
  payee?: string
  /** The card's owner had the bank take it back, and the academy lost the dispute. */
  isLost?: boolean
  /** PayPal refuses to capture it, for this reason: the payer may choose another card at the same page. */
  isRefused?: string
  /** The order that it names, where not its own. */
  order?: string
}

export interface Provider {
  name: 'stripe' | 'paypal' | 'ccavenue'
  /** What a checkout is asked for with. */
  asked: { priceId: string; provider?: string }
  amount: number
  env(): Record<string, string>
  mood: Mood
  settle(reference: string, settled: Settled): void
  /** A webhook about it, as the provider sends it. */
  message(reference: string): { body: string; headers: Record<string, string> }
  /** The same, by somebody who is not the provider. */
  forged(reference: string): { body: string; headers: Record<string, string> }
  /** What it was asked, in order: its paths. */
  heard: string[]
  close(): Promise<void>
}

/** What a provider answers where it does not do what it was asked. */
export class Refused {
  said: object
  status: number
  constructor(said: object, status = 422) {
    this.said = said
    this.status = status
  }
  toJSON(): object {
    return this.said
  }
}

const notFound = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'not found' } }

/** A server on loopback that answers as the provider's documentation says, in the mood that the test gives it. */
export async function listen(mood: () => Mood, answer: (asked: Asked) => unknown) {
  const heard: string[] = []
  const server = createServer((request, response) =>
    respond(request, response).catch(() => response.destroy()),
  )
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://provider')
    heard.push(path)
    if (mood() === 'silent') return
    const body = Buffer.concat(chunks).toString('utf8')
    const answered = answer({ method: request.method ?? '', path, query, headers: request.headers, body })
    const isText = typeof answered === 'string'
    const refusal = answered instanceof Refused ? answered.status : 200
    response.writeHead(answered === undefined ? 404 : refusal, {
      'content-type': isText ? 'text/plain' : 'application/json',
    })
    const right = isText ? answered : JSON.stringify(answered ?? notFound)
    response.end(mood() === 'malformed' ? '<html>We are sorry' : right)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url, heard, close }
}
