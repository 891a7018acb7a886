import { useCallback, useEffect, useRef } from 'react'
import type { ProgressUpdate } from '#calls/lessons.ts'
import type { AnswerGiven } from '#calls/practice.ts'
import type { PracticeSave } from '#rules/practice-flow.ts'
import { useSaving } from '../saving/use-saving.ts'

export type Place = Pick<ProgressUpdate, 'course' | 'unit' | 'chapter' | 'lesson'>
type Attempt = AnswerGiven['attempt']

/** The log of a practice (domain 14): a wrong answer goes at once, a right one along with what Next completes. */
export function useAttempts(studentId: string | null, place: Place) {
  const { save, hold, flush } = useSaving(studentId)
  const right = useRef<AnswerGiven | null>(null)

  const log = useCallback(
    (given: AnswerGiven, isRight: boolean) => {
      const { id } = given.attempt
      if (!isRight) return save({ id, given })
      right.current = given
      hold({ id, given })
    },
    [save, hold],
  )
  const complete = useCallback(
    (done: PracticeSave, attempt: Attempt) => {
      // The time until the answer: what is read and heard after it tells nothing of the memory.
      const { id, ms } = right.current?.attempt ?? attempt
      right.current = null
      save({ id, update: { ...place, ...completedBy(done), attempt: { ...attempt, id, ms } } })
    },
    [save, place],
  )
  /** Who skips a right answer, or leaves it, completes nothing, and has answered all the same. */
  const leave = useCallback(() => {
    const given = right.current
    right.current = null
    if (given) save({ id: given.attempt.id, given })
  }, [save])
  useEffect(() => leave, [leave])
  return { log, complete, leave, flush }
}

const completedBy = ({ kind, id }: PracticeSave) =>
  kind === 'exercise' ? { completedExerciseId: id } : { completedVocabularyId: id }
