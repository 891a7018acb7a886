import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that are being worked out, as `GET /api/me`. */
    callsInHand(): string[]
  }
}

/**
 * Whoever hangs up leaves a request that is still worked out, and the HTTP server no longer counts it. It may be half
 * done, so the app closes only when those are answered too. To be called after all else that ends with the app: what
 * is called last is waited for first.
 */
export function finishInHand(app: FastifyInstance): void {
  const inHand = new Set<FastifyReply>()
  let isDone = () => {}
  app.decorate('callsInHand', () =>
    [...inHand].map(({ request: { method, routeOptions } }) => `${method} ${routeOptions.url ?? 'a page'}`),
  )
  const finish = (reply: FastifyReply) => {
    inHand.delete(reply)
    if (inHand.size === 0) isDone()
  }
  app.addHook('onRequest', (_request, reply, done) => {
    inHand.add(reply)
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
    if (inHand.size === 0) return
    await new Promise<void>((resolve) => {
      isDone = resolve
    })
  })
}
