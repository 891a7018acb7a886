import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#calls/endpoint.ts'
import { readTogether } from '#calls/together.ts'
import { ReadyReply, readyList } from '../ready-reply.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'

export function registerTogether(app: FastifyInstance): void {
  let reads: RegExp[] | undefined
  serve(app, readTogether, async ({ body: { calls }, request }) => {
    // The table of calls is whole only once the server listens.
    reads ??= app.declaredCalls
      .filter(({ method, setsCookie }) => method === 'GET' && !setsCookie)
      .map(addressesOf)
    const addresses = calls.map(asTaken)
    for (const address of [...calls, ...addresses])
      if (!reads.some((read) => read.test(address))) throw new Refusal(400, readTogether.invalid ?? '')
    const replies = await Promise.all(addresses.map((address) => answerOf(app, request, address)))
    return new ReadyReply(readyList(replies).parts, 'packed')
  })
}

/** What a URL makes of an address: it takes `..` and back slashes for steps, and they could lead past what is declared. */
function asTaken(address: string): string {
  const { pathname, search, hash } = new URL(`http://here/api${address}`)
  return pathname.replace(/^\/api(?=\/)/, '') + search + hash
}

/** Only what is declared: a stream would never end, and a picture is no JSON. */
function addressesOf({ path }: Endpoint): RegExp {
  return new RegExp(
    `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/?#]+')}(?:\\?[^#]*)?$`,
  )
}

/** As if it had come by itself, from the same place and in the same name. */
async function answerOf(app: FastifyInstance, request: FastifyRequest, address: string): Promise<ReadyReply> {
  const { headers, socket } = request
  const { statusCode, rawPayload } = await app.inject({
    method: 'GET',
    url: `/api${address}`,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofThisCall.has(name))),
    ...(socket.remoteAddress === undefined ? {} : { remoteAddress: socket.remoteAddress }),
  })
  return new ReadyReply([Buffer.from(`{"status":${statusCode},"body":`), rawPayload, endOfReply])
}

const endOfReply = Buffer.from('}')
const ofThisCall = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'if-none-match',
  'transfer-encoding',
])
