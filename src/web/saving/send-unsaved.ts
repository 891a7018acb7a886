import { refresh } from '../fresh-token.ts'
import { queries } from '../queries.ts'
import { readKey } from '../session-storage.ts'
import { showToast } from '../ui/toasts.ts'
import { removeWaiting, waitingOf } from './outbox-store.ts'
import { type Outcome, sendWaiting } from './send-waiting.ts'

/** Sends what a student did and is not stored yet. One tab at a time, or two would send the same. */
export async function sendUnsaved(studentId: string): Promise<boolean> {
  if ((await waitingOf(studentId)).length === 0) return true
  const outcome = await navigator.locks.request(`progress-${studentId}`, () => sendAll(studentId))
  // An error is told; without a connection the banner says what waits.
  if (outcome === 'kept' && navigator.onLine) tellTrouble()
  if (outcome === 'stored') await queries.invalidateQueries({ queryKey: ['me'] })
  return outcome === 'stored'
}

async function sendAll(studentId: string): Promise<Outcome> {
  const outcome = await sendWith(studentId, readKey('token'))
  if (outcome !== 'ended') return outcome
  const isFresh = await refresh(readKey('token')).catch(() => false)
  return isFresh ? sendWith(studentId, readKey('token')) : 'kept'
}

async function sendWith(owner: string, token: string | null): Promise<Outcome> {
  if (token === null) return 'ended'
  return sendWaiting(
    { owner, token },
    { waiting: () => waitingOf(owner), remove: removeWaiting, onRefused: tellRefusal },
  )
}

function tellTrouble(): void {
  showToast('Error during adding/updating update user progress, Please try again.', {
    tone: 'wrong',
    ms: 9000,
  })
}

function tellRefusal(sentence: string): void {
  showToast(`One answer could not be saved. ${sentence}`.trim(), { tone: 'note', ms: 9000 })
}
