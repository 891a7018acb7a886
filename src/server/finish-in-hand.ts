import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that are being worked out, as `GET /api/me`. */
    callsInHand(): string[]
  }
  interface FastifyReply {
    isInHand: boolean
  }
}

/**
 * Whoever hangs up leaves a request that is still worked out, and the HTTP server no longer counts it. It may be half
 * done, so the app closes only when those are answered too. To be called after all else that ends with the app: what
 * is called last is waited for first.
 */
export function finishInHand(app: FastifyInstance): void {
  // How many of each. Not a set of them: each time that one forgets it leaves a table behind that points to the next, and
  // V8's quick collector keeps them all, with every call that stood in one.
  const inHand = new Map<string, number>()
  let all = 0
  let isDone = () => {}
  app.decorate('callsInHand', () =>
    [...inHand].flatMap(([call, times]) => Array.from({ length: times }, () => call)),
  )
  app.decorateReply('isInHand', false)
  const count = (reply: FastifyReply, by: 1 | -1) => {
    const { method, routeOptions } = reply.request
    const call = `${method} ${routeOptions.url ?? 'a page'}`
    reply.isInHand = by === 1
    inHand.set(call, (inHand.get(call) ?? 0) + by)
    all += by
  }
  const finish = (reply: FastifyReply) => {
    if (!reply.isInHand) return
    count(reply, -1)
    if (all === 0) isDone()
  }
  app.addHook('onRequest', (_request, reply, done) => {
    count(reply, 1)
    // A stream is sent past the app.
    reply.raw.once('close', () => reply.sent && finish(reply))
    done()
  })
  // Whoever hung up while it was found out who they are: what they sent is lost with their line, and waiting for it
  // would never end.
  app.addHook('preParsing', async ({ raw }, _reply, payload) => {
    if (raw.aborted) throw new Refusal(499, 'Nobody waits for this any more.')
    return payload
  })
  app.addHook('onSend', async (_request, reply) => finish(reply))
  app.addHook('onClose', async () => {
    if (all === 0) return
    await new Promise<void>((resolve) => {
      isDone = resolve
    })
  })
}
