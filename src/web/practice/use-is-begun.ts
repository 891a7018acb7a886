import { useEffect, useState } from 'react'
import { afterPaint } from './steps/after-paint.ts'

/** So long somebody may only look: then what is needed later is fetched all the same, for the line may break. */
const longestLook = 5000

/** Whether somebody has pressed anything yet, or has looked for a while: what is not seen at once waits for that. */
export function useIsBegun(): boolean {
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => {
    if (isBegun) return
    let cancel = () => {}
    // What was pressed is answered first.
    const begin = () => {
      cancel()
      cancel = afterPaint(() => setIsBegun(true))
    }
    const timer = setTimeout(begin, longestLook)
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) document.addEventListener(press, begin, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      cancel()
      for (const press of presses) document.removeEventListener(press, begin, { capture: true })
    }
  }, [isBegun])
  return isBegun
}
