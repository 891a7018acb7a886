import type { Me } from '#calls/accounts.ts'
import { queries } from '../queries.ts'
import { showToast } from '../ui/toasts.ts'
import { addWaiting, waitingOf } from './outbox-store.ts'
import { reviewedOf } from './reviewed-before.ts'
import { SaveQueue } from './save-queue.ts'
import { sendUnsaved } from './send-unsaved.ts'
import { deviceShelf } from './shelf.ts'
import { claimTrial } from './trial.ts'

/** Once somebody is signed in: what they tried before is theirs, and what waits to be stored is sent. */
export async function keepTrial(myself: Me): Promise<void> {
  const isTheirs = await navigator.locks.request('trial', async () => {
    const isClaimed = claimTrial(myself)
    const kept = new SaveQueue(myself._id, deviceShelf).unsaved()
    const reviewed = reviewedOf(myself._id)
    await addWaiting(myself._id, [...kept, ...reviewed.read()])
    reviewed.clear()
    return isClaimed
  })
  if ((await waitingOf(myself._id)).length === 0) return
  const isStored = await sendUnsaved(myself._id)
  if (isTheirs && isStored) showToast('What you tried is in your account now.')
  await queries.invalidateQueries()
}
