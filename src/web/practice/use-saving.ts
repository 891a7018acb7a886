import { useCallback, useEffect, useMemo } from 'react'
import { type ProgressUpdate, updateUserProgress } from '#calls/lessons.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { showToast } from '../ui/toasts.ts'
import { SaveQueue, type Sent } from './save-queue.ts'

/** What the server will never take, however often it is sent; all else may mend. */
const isFinal = (error: unknown) =>
  error instanceof CallError && [400, 403, 404, 409, 413, 422].includes(error.status)

async function send(body: ProgressUpdate): Promise<Sent> {
  try {
    await call(updateUserProgress, { body })
    return 'stored'
  } catch (error) {
    showToast('Error during adding/updating update user progress, Please try again.', {
      tone: 'wrong',
      ms: 9000,
    })
    return isFinal(error) ? 'refused' : 'failed'
  }
}

/** Saves what was done, now or as soon as there is a connection; never lost, never counted twice. */
export function useSaving(studentId: string) {
  const queue = useMemo(() => new SaveQueue(studentId, localStorage), [studentId])
  // One tab sends at a time, or two would send the same.
  const flush = useCallback(
    () => navigator.locks.request(`progress-${studentId}`, () => queue.sendAll(send)),
    [queue, studentId],
  )
  const save = useCallback(
    (update: ProgressUpdate) => {
      queue.add({ id: update.attempt?.id ?? crypto.randomUUID(), update })
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
