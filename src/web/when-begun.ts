import { afterPaint } from './after-paint.ts'

/**
 * So long somebody may only look: then what is needed later is fetched all the same, for the line may break, and what is
 * read in while somebody answers holds up the verdict. By then the page and its sounds have come.
 */
const longestLook = 3000
const presses = ['pointerdown', 'keydown'] as const

/** Calls once somebody has pressed anything, or has looked for a while; what it returns calls that off. */
export function whenBegun(act: () => void): () => void {
  let cancel = () => {}
  // What was pressed is answered first.
  const begin = () => {
    cancel()
    cancel = afterPaint(act)
  }
  // Who saves data is sent nothing that may not be needed.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const timer = connection?.saveData ? undefined : setTimeout(begin, longestLook)
  for (const press of presses) document.addEventListener(press, begin, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    cancel()
    for (const press of presses) document.removeEventListener(press, begin, { capture: true })
  }
}
