/** What goes with its press, while something else to press comes up in its place; in the bar all does: Skip, too. */
const givesWay = '.practice-bar, [data-gives-way]'
/** Two taps so close, in milliseconds, are one. */
const together = 350

let lastAt = Number.NEGATIVE_INFINITY

/**
 * A finger that taps twice, or a mouse that clicks twice, means it once: Check, and not the Next that has come up under
 * it with a verdict that nobody has read. Keys are no taps, and go on as quickly as one likes.
 */
export function dropSecondTaps(): () => void {
  const look = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest(givesWay))) return
    const isTap = event.detail > 1 || ('pointerType' in event && event.pointerType === 'touch')
    if (!isTap || event.timeStamp - lastAt >= together) {
      lastAt = event.timeStamp
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', look, { capture: true })
  return () => document.removeEventListener('click', look, { capture: true })
}
