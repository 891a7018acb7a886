import { Refusal } from '../refusal.ts'

const minute = 60_000

/**
 * How often one person may call: as many at once as they may in a minute, and then as they come back. Kept in the
 * process, for a statement more a call would cost everybody; of several servers each counts for itself.
 */
export function callLimit(aMinute: number, clock = () => performance.now()): (whose: string) => void {
  const left = new Map<string, { calls: number; at: number }>()
  const back = aMinute / minute
  return (whose) => {
    const now = clock()
    const known = left.get(whose)
    const calls = known ? Math.min(aMinute, known.calls + (now - known.at) * back) : aMinute
    if (calls < 1) {
      const retryAfter = Math.ceil((1 - calls) / back / 1000)
      throw new Refusal(429, 'This is too much at once. Please wait a moment.', { retryAfter })
    }
    // Put at the end, so that whoever called longest ago stands first: after a minute they have all back.
    left.delete(whose)
    left.set(whose, { calls: calls - 1, at: now })
    for (const [first, { at }] of left) {
      if (now - at < minute) break
      left.delete(first)
    }
  }
}
