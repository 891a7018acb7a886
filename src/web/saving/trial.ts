import { type Role, readsEverything } from '#rules/permissions.ts'
import { visitor } from './has-been-used.ts'
import { SaveQueue, type Unsaved } from './save-queue.ts'
import { deviceShelf, type Shelf } from './shelf.ts'

export function keepTried(entry: Unsaved): void {
  new SaveQueue(visitor, deviceShelf).add(entry)
}

/** What a visitor has done of the lesson to try. */
export function trialSoFar(shelf: Shelf = deviceShelf) {
  const updates = new SaveQueue(visitor, shelf)
    .unsaved()
    .flatMap((entry) => ('update' in entry ? [entry.update] : []))
  return {
    exerciseIds: updates.flatMap(({ completedExerciseId }) => completedExerciseId ?? []),
    wordIds: updates.flatMap(({ completedVocabularyId }) => completedVocabularyId ?? []),
  }
}

/**
 * Gives what was tried to the first student who signs in here, and to nobody after: it leaves the visitor's queue for
 * the student's own. An admin's progress is not kept. Says whether there was anything.
 */
export function claimTrial(who: { _id: string; role: Role }, shelf: Shelf = deviceShelf): boolean {
  const trial = new SaveQueue(visitor, shelf)
  const entries = trial.unsaved()
  if (entries.length === 0) return false
  if (!readsEverything(who.role)) new SaveQueue(who._id, shelf).add(...entries)
  trial.clear()
  return !readsEverything(who.role)
}
