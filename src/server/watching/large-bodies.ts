import { Transform } from 'node:stream'
import type { FastifyInstance, preParsingHookHandler } from 'fastify'
import { Refusal } from '../refusal.ts'

/** What most calls send, and more: it is always taken, and not counted. */
const small = 64 * 1024
/** Some forty pictures, or two hundred of the largest other things. */
const mostHeld = 256 * 1024 * 1024

/**
 * What is sent waits in memory until it is whole, and anybody may send, as slowly as they like: of many large things on
 * their way at once the last are told to come back, before the machine has no memory left for anybody. What was
 * announced and has not come yet takes none, so nobody keeps others out with words alone.
 */
export function boundBodies(app: FastifyInstance, most = mostHeld): void {
  let held = 0
  app.addHook('preParsing', (...[request, reply, body, done]: Parameters<preParsingHookHandler>) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && Number(length ?? 0) <= small) return done(null, body)
    let own = 0
    reply.raw.once('close', () => {
      held -= own
    })
    const counting = new Transform({
      transform(part: Buffer, _, pass) {
        own += part.length
        held += part.length
        if (held > most) pass(busy())
        else pass(null, part)
      },
    })
    // Whoever hangs up ends what is read of them; and of those who read nothing nobody hears that it was too much.
    body.once('error', (error) => counting.destroy(error))
    counting.on('error', () => {})
    // Who is refused early may read why only once all is sent: what still comes is let through, and kept nowhere.
    reply.raw.once('finish', () => body.unpipe(counting).resume())
    done(null, body.pipe(counting))
  })
}

function busy(): Refusal {
  return new Refusal(503, 'We are busy right now, please try again in a moment.', { retryAfter: 5 })
}
