import { isConnected, noteSilence, patience } from '../connection.ts'
import { refresh } from '../fresh-token.ts'
import { queries } from '../queries.ts'
import { readKey } from '../session-storage.ts'
import { showToast } from '../ui/toasts.ts'
import { removeWaiting, waitingOf } from './outbox-store.ts'
import { type Outcome, sendWaiting } from './send-waiting.ts'

/** Sends what a student did and is not stored yet. One tab at a time, or two would send the same. */
export async function sendUnsaved(studentId: string): Promise<boolean> {
  return (await isAllSent(studentId)) || sendKept(studentId)
}

async function sendKept(studentId: string): Promise<boolean> {
  const silent = setTimeout(noteSilence, patience)
  const sending = navigator.locks.request(`progress-${studentId}`, () => sendAll(studentId))
  const outcome = await sending.finally(() => clearTimeout(silent))
  if (outcome === 'kept') tellTrouble(studentId)
  if (outcome === 'unreached') void noteSilence()
  if (outcome !== 'stored') return false
  told.delete(studentId)
  await queries.invalidateQueries({ queryKey: ['me'] })
  return true
}

/** The same for whoever waits to see it: no longer than for any answer. The sending itself goes on. */
export async function sentInTime(studentId: string): Promise<boolean> {
  if (await isAllSent(studentId)) return true
  const late = new Promise<false>((resolve) => setTimeout(resolve, isConnected() ? patience : 0, false))
  return Promise.race([sendKept(studentId), late])
}

const isAllSent = async (studentId: string) => (await waitingOf(studentId)).length === 0

async function sendAll(studentId: string): Promise<Outcome> {
  const outcome = await sendWith(studentId, readKey('token'))
  if (outcome !== 'ended') return outcome
  const isFresh = await refresh(readKey('token')).catch(() => 'unreached' as const)
  if (isFresh === 'unreached') return isFresh
  return isFresh ? sendWith(studentId, readKey('token')) : 'kept'
}

async function sendWith(owner: string, token: string | null): Promise<Outcome> {
  if (token === null) return 'ended'
  const refused: string[] = []
  const outcome = await sendWaiting(
    { owner, token },
    {
      waiting: () => waitingOf(owner),
      remove: removeWaiting,
      onRefused: (sentence) => refused.push(sentence),
    },
  )
  for (const sentence of new Set(refused)) {
    tellRefusal(sentence, refused.filter((one) => one === sentence).length)
  }
  return outcome
}

const told = new Set<string>()

/** Once until it is over. Of what waits for a connection the banner says how much it is. */
function tellTrouble(studentId: string): void {
  if (told.has(studentId)) return
  told.add(studentId)
  showToast('Error during adding/updating update user progress, Please try again.', {
    tone: 'wrong',
    ms: 9000,
  })
}

/** Once for all that is refused for one reason: what waited may be much. */
function tellRefusal(sentence: string, count: number): void {
  const answers = count === 1 ? 'One answer' : `${count} answers`
  showToast(`${answers} could not be saved. ${sentence}`.trim(), { tone: 'note', ms: 9000 })
}
