import type { Config } from '../config.ts'
import { callLimit } from '../watching/call-limit.ts'

const verifiedOfOneNetwork = 60
const verifiedOfAll = 300
const errandsOfOneStudent = 20
/** Whoever reloads the page is told what was said; nobody turns back and has paid all the same in so short a time. */
const standsMs = 3000

/**
 * How often others can make this server ask a payment provider, who would else take it for the one who floods them. For a
 * minute each, and of several servers each counts for itself.
 */
export interface AskingBounds {
  /** Before a provider is asked whether a message is its own. What is refused is sent again, and found each hour. */
  takeVerifying: (network: string) => void
  /** Before a checkout, a portal or a claim of a student. */
  takeErrand: (studentId: string) => void
  /** Asks about an order, once in a while: all who want to know meanwhile hear the same. */
  askOnce: (orderId: string, ask: () => Promise<void>) => Promise<void>
}

export function askingBounds(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  clock = () => performance.now(),
): AskingBounds {
  const free = () => {}
  const ofNetwork = rateLimits ? callLimit(verifiedOfOneNetwork, clock) : free
  const ofAll = rateLimits ? callLimit(verifiedOfAll, clock) : free
  return {
    takeVerifying(network) {
      ofNetwork(network)
      ofAll('everybody')
    },
    takeErrand: rateLimits ? callLimit(errandsOfOneStudent, clock) : free,
    askOnce: rateLimits ? askingOnce(clock) : (_orderId, ask) => ask(),
  }
}

function askingOnce(clock: () => number): AskingBounds['askOnce'] {
  const asked = new Map<string, { at: number; said: Promise<void> }>()
  return (orderId, ask) => {
    const now = clock()
    // Whoever was asked about longest ago stands first.
    for (const [first, { at }] of asked) {
      if (now - at < standsMs) break
      asked.delete(first)
    }
    const known = asked.get(orderId)
    if (known) return known.said
    const said = ask()
    asked.set(orderId, { at: now, said })
    return said
  }
}
