/** One at a time, in order; past `mostWaiting` a newcomer is refused rather than kept for ever. */
export function createTurns(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= mostWaiting) {
      throw Object.assign(new Error('Too many wait for the voice. Please try again.'), { statusCode: 503 })
    }
    waiting++
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine.finally(() => waiting--)
  }
}
