import type { LessonProgress } from '#calls/lessons.ts'
import { type Counted, progressPercent } from '#rules/progress.ts'
import { accountHere } from '../offline/kept-answers.ts'
import { countAtHand } from './at-hand.ts'
import { hasBeenUsed } from './has-been-used.ts'
import { waitingOf } from './outbox-store.ts'
import type { Unsaved } from './save-queue.ts'

/**
 * A lesson's progress, once it is told, with what this device has not sent yet: a line drawn offline stays drawn. So does
 * what is sent meanwhile, which may not be in the reply, and waits no more.
 */
export async function withWaiting(lessonId: string, asked: Promise<LessonProgress>): Promise<LessonProgress> {
  const [before, progress] = await Promise.all([waitingHere(), asked])
  return progressWith([...before, ...(await waitingHere())], lessonId, progress)
}

/** A device on which nothing was ever done is left as it is: whoever asks whether it was used is told by its database. */
async function waitingHere(): Promise<Unsaved[]> {
  const account = accountHere() ?? ''
  return countAtHand() > 0 || (await hasBeenUsed([account])) ? waitingOf(account) : []
}

/** The same for entries that are at hand. */
export function progressWith(
  waiting: readonly Unsaved[],
  lessonId: string,
  progress: LessonProgress,
): LessonProgress {
  const updates = waiting.flatMap((entry) =>
    'update' in entry && entry.update.lesson === lessonId ? [entry.update] : [],
  )
  if (updates.length === 0) return progress
  const merged = (done: string[], all: string[], added: (string | undefined)[]) =>
    all.filter((id) => done.includes(id) || added.includes(id))
  const whole = {
    ...progress,
    videoCompleted: progress.videoCompleted || updates.some(({ videoCompleted }) => videoCompleted),
    completedExerciseIds: merged(
      progress.completedExerciseIds,
      progress.totalExerciseIds,
      updates.map(({ completedExerciseId }) => completedExerciseId),
    ),
    completedVocabularyIds: merged(
      progress.completedVocabularyIds,
      progress.totalVocabularyIds,
      updates.map(({ completedVocabularyId }) => completedVocabularyId),
    ),
  }
  return { ...whole, progress: progressPercent(countedIn(whole)) }
}

/** All that counts of a lesson, and what of it is done. */
export function countedIn(progress: LessonProgress): Counted {
  const { totalExerciseIds, totalVocabularyIds, totalFeedbackIds } = progress
  const { completedExerciseIds, completedVocabularyIds, completedFeedbackIds } = progress
  return {
    total: totalExerciseIds.length + totalVocabularyIds.length + totalFeedbackIds.length,
    completed: completedExerciseIds.length + completedVocabularyIds.length + completedFeedbackIds.length,
  }
}
