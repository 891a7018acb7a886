import { whenIdle } from './when-idle.ts'

/** So short that a key pressed meanwhile is not felt to wait. */
const sliceMs = 8

/**
 * Does long work a few milliseconds at a time: between them the page answers and draws. What somebody waits for goes on
 * as soon as others had their turn, what nobody waits for only where it gives another turn (`idleTurn`).
 */
export async function inSlices<Result>(work: Generator<undefined, Result>, turn = nextTurn): Promise<Result> {
  let until = performance.now() + sliceMs
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
    await turn()
    until = performance.now() + sliceMs
  }
}

/** Once nothing else is to do. */
export const idleTurn = () => new Promise<void>((resolve) => void whenIdle(resolve))

// Where a browser cannot yield, a timer lets others have their turn.
const nextTurn = () =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve))
