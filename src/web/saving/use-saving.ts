import { useCallback, useRef } from 'react'
import { askForBackgroundSync } from './background-sync.ts'
import { addWaiting } from './outbox-store.ts'
import type { Unsaved } from './save-queue.ts'
import { sendUnsaved } from './send-unsaved.ts'
import { keepTried } from './trial.ts'

/** Once the press is over that did it: what comes of it is seen first. */
const afterThis = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Saves what was done, now or as soon as there is a connection; never lost, never counted twice. What a visitor does
 * (null) stays on the device until there is an account for it.
 */
export function useSaving(studentId: string | null) {
  const adding = useRef(Promise.resolve())
  const flush = useCallback(async () => {
    await adding.current
    return studentId === null || (await sendUnsaved(studentId))
  }, [studentId])
  const save = useCallback(
    (done: Unsaved) => {
      const entry = { since: Date.now(), ...done }
      if (studentId === null) return keepTried(entry)
      adding.current = adding.current.then(afterThis).then(() => addWaiting(studentId, [entry]))
      void flush().then((isStored) => (isStored ? undefined : askForBackgroundSync()))
    },
    [studentId, flush],
  )
  return { save, flush }
}
