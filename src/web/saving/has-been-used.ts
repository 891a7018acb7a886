import { inTime } from './in-time.ts'
import { deviceShelf } from './shelf.ts'

/** Whose queue it is while there is no account: one trial a device. */
export const visitor = 'visitor'
export const outboxName = 'boli-outbox'
export const queueKey = (owner: string) => `unsaved-progress-${owner}`
export const reviewedKey = (owner: string) => `unsent-review-${owner}`

/** Whether something done on this device may not be stored yet, of one of these; true where it will not say. */
export async function hasBeenUsed(owners: readonly string[]): Promise<boolean> {
  const keys = owners.flatMap((owner) => [queueKey(owner), reviewedKey(owner)])
  if (keys.some((key) => deviceShelf.getItem(key) !== null)) return true
  try {
    return (await inTime(indexedDB.databases())).some(({ name }) => name === outboxName)
  } catch {
    return true
  }
}
