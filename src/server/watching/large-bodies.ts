import { Transform } from 'node:stream'
import type { FastifyInstance, preParsingHookHandler } from 'fastify'
import { networkOf } from '../accounts/network-of.ts'
import { tooBusy } from '../refusal.ts'

/** What most calls send, and more: it is always taken, and not counted. */
const small = 64 * 1024
/** Some forty pictures, or two hundred of the largest other things. */
const mostHeld = 256 * 1024 * 1024
/** From one network, else one could keep all others out: ten pictures at once, of a class behind one line. */
const mostOfOne = mostHeld / 4

/**
 * What is sent waits in memory until it is whole, and anybody may send, as slowly as they like: of many large things on
 * their way at once the last are told to come back, before the machine has no memory left for anybody. What was
 * announced and has not come yet takes none, so nobody keeps others out with words alone.
 */
export function boundBodies(app: FastifyInstance, most = mostHeld, ofOne = mostOfOne): void {
  let held = 0
  const heldOf = new Map<string, number>()
  const hold = (network: string, more: number) => {
    held += more
    const sum = (heldOf.get(network) ?? 0) + more
    if (sum === 0) heldOf.delete(network)
    else heldOf.set(network, sum)
    return held <= most && sum <= ofOne
  }
  app.addHook('preParsing', (...[request, reply, body, done]: Parameters<preParsingHookHandler>) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && Number(length ?? 0) <= small) return done(null, body)
    const network = networkOf(request.ip)
    let own = 0
    reply.raw.once('close', () => hold(network, -own))
    const counting = new Transform({
      transform(part: Buffer, _, pass) {
        own += part.length
        if (hold(network, part.length)) pass(null, part)
        else pass(tooBusy())
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
