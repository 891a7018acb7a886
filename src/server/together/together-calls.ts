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
    reads ??= app.declaredCalls.filter(({ method }) => method === 'GET').map(addressesOf)
    for (const address of calls)
      if (!reads.some((read) => read.test(address))) throw new Refusal(400, readTogether.invalid ?? '')
    const replies = await Promise.all(calls.map((address) => answerOf(app, request, address)))
    return new ReadyReply(readyList(replies).parts, 'packed')
  })
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
