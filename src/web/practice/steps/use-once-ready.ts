import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** Does something when it is asked for, or as soon after as it can be done; `cancel`: not any more. */
export function useOnceReady(isReady: boolean, act: () => void) {
  const [isWaiting, setIsWaiting] = useState(false)
  const actAtLast = useEffectEvent(act)
  useEffect(() => {
    if (!isWaiting || !isReady) return
    setIsWaiting(false)
    actAtLast()
  }, [isWaiting, isReady])
  const cancel = useCallback(() => setIsWaiting(false), [])
  return { isWaiting, ask: () => (isReady ? act() : setIsWaiting(true)), cancel }
}
