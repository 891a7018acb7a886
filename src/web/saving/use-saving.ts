import { useCallback, useEffect, useMemo } from 'react'
import { SaveQueue, type Unsaved } from './save-queue.ts'
import { sendUnsaved } from './send-unsaved.ts'
import { deviceShelf } from './shelf.ts'
import { visitor } from './trial.ts'

/**
 * Saves what was done, now or as soon as there is a connection; never lost, never counted twice. What a visitor does
 * (null) stays on the device until there is an account for it.
 */
export function useSaving(studentId: string | null) {
  const queue = useMemo(() => new SaveQueue(studentId ?? visitor, deviceShelf), [studentId])
  const flush = useCallback(async () => studentId === null || (await sendUnsaved(studentId)), [studentId])
  const save = useCallback(
    (entry: Unsaved) => {
      queue.add(entry)
      void flush()
    },
    [queue, flush],
  )

  useEffect(() => {
    if (queue.unsaved().length > 0) void flush()
    const online = () => void flush()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [queue, flush])

  return { save, flush }
}
