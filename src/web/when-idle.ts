/** Where a browser has no idle time to offer, a breath between two keys. */
const breath = 200

/** Does something while nothing else is to do; what it returns calls that off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, breath)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act)
  return () => cancelIdleCallback(idle)
}
