import { useEffect, useState, useSyncExternalStore } from 'react'
import { onOutboxChange, waitingOf } from './outbox-store.ts'

/** How many answers of this student wait to be sent. */
export function useWaitingCount(studentId: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isHere = true
    const look = () => void waitingOf(studentId).then((waiting) => isHere && setCount(waiting.length))
    look()
    const stop = onOutboxChange(look)
    return () => {
      isHere = false
      stop()
    }
  }, [studentId])
  return count
}

/** What the browser knows of the connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  )
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
