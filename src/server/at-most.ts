/** Lets so many pieces of work go on at once; the others wait for their turn, in the order in which they came. */
export function atMost(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    waiting: (): number => waiting.length,
    async run<Done>(work: () => Promise<Done>): Promise<Done> {
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
