import { afterPaint } from './after-paint.ts'

/** So long somebody may only look: then what is needed later is fetched all the same, for the line may break. */
const longestLook = 5000
const presses = ['pointerdown', 'keydown'] as const

/** Calls once somebody has pressed anything, or has looked for a while; what it returns calls that off. */
export function whenBegun(act: () => void): () => void {
  let cancel = () => {}
  // What was pressed is answered first.
  const begin = () => {
    cancel()
    cancel = afterPaint(act)
  }
  const timer = setTimeout(begin, longestLook)
  for (const press of presses) document.addEventListener(press, begin, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    cancel()
    for (const press of presses) document.removeEventListener(press, begin, { capture: true })
  }
}
