import { useEffect, useState, useSyncExternalStore } from 'react'
import { isConnected, onConnectionChange } from '../connection.ts'
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

/** Whether there is a way to the academy, as far as this page knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(onConnectionChange, isConnected, () => true)
