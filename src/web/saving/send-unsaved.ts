import { updateUserProgress } from '#calls/lessons.ts'
import { attempts } from '#calls/practice.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { showToast } from '../ui/toasts.ts'
import { SaveQueue, type Sent, type Unsaved } from './save-queue.ts'
import { deviceShelf } from './shelf.ts'

/** Sends what a student did and is not stored yet. One tab at a time, or two would send the same. */
export function sendUnsaved(studentId: string): Promise<boolean> {
  return navigator.locks.request(`progress-${studentId}`, () =>
    new SaveQueue(studentId, deviceShelf).sendAll(send),
  )
}

async function send(entry: Unsaved): Promise<Sent> {
  try {
    await ('update' in entry
      ? call(updateUserProgress, { body: entry.update })
      : call(attempts, { body: entry.given }))
    return 'stored'
  } catch (error) {
    // A wrong answer that is logged later loses nobody anything.
    if ('update' in entry) {
      showToast('Error during adding/updating update user progress, Please try again.', {
        tone: 'wrong',
        ms: 9000,
      })
    }
    return isFinal(error) ? 'refused' : 'failed'
  }
}

/** What the server will never take, however often it is sent; all else may mend. */
const isFinal = (error: unknown) =>
  error instanceof CallError && [400, 403, 404, 409, 413, 422].includes(error.status)
