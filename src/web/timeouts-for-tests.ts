import { vi } from 'vitest'

/** Node's own timer of a signal is none that a test can turn on: one of the test's stands in, until mocks are restored. */
export function turnTimeoutsByHand(): void {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new DOMException('Too long', 'TimeoutError')), ms)
    return stop.signal
  })
}
