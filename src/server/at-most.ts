import { tooBusy } from './refusal.ts'

/**
 * Lets so many pieces of work go on at once; the others wait for their turn, in the order in which they came. Whoever
 * would be behind a queue of the longest length is told at once that there is too much to do.
 */
export function atMost(most: number, longestQueue = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async run<Done>(work: () => Promise<Done>): Promise<Done> {
      if (waiting.length >= longestQueue) throw tooBusy()
      if (running < most) running += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // Whoever is next takes over this place.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
