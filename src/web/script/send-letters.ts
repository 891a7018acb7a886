import { queries } from '../queries.ts'
import { laterFile } from '../ui/later.tsx'
import { meQuery } from '../use-me.ts'
import { unsavedScript } from './unsaved-script.ts'

/** Mostly nothing waits. */
const sending = laterFile(() => import('./script-saving.ts'))

/** Sends what was done with letters, wherever one is by now. What fails waits for the next time. */
export async function sendLetters(studentId: string): Promise<void> {
  // Through a student's eyes an admin saves nothing: what was sent so would be gone.
  const looksOn = queries.getQueryData(meQuery.queryKey)?.impersonatedBy != null
  if (looksOn || unsavedScript(studentId).read().length === 0) return
  await sending
    .fetched()
    .then(({ sendScript }) => sendScript(studentId))
    .catch(() => {})
}
