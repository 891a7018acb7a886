import type { AnswerClaim, ListedClaim } from '#calls/should-count.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import { judge } from '../practice/judge-exercise.ts'
import type { ClaimRow } from './claim-store.ts'

export function shownClaim(row: ClaimRow, taught: Taught): AnswerClaim {
  const { id, exerciseId, answer, state, createdAt, toldAt } = row
  const lesson = taught.lesson(taught.exercise(exerciseId)?.lessonId ?? '')
  return {
    ...{ id, exerciseId, answer, state },
    lesson: { id: lesson?.id ?? '', name: lesson?.name ?? '' },
    createdAt: createdAt.toISOString(),
    isTold: toldAt !== null,
  }
}

/** A claim with all that an author needs to decide on it; an exercise that is no longer taught shows empty. */
export function listedClaim(row: ClaimRow, taught: Taught): ListedClaim {
  const exercise = taught.exercise(row.exerciseId)
  const lesson = taught.lesson(exercise?.lessonId ?? '')
  const data = exercise?.data
  return {
    ...shownClaim(row, taught),
    comment: row.comment,
    student: { id: row.studentId, name: `${row.firstName} ${row.lastName}`.trim() },
    claimedBy: row.claimedBy,
    exercise: {
      questionType: exercise?.questionType ?? '',
      question: data?.question ?? exercise?.instruction ?? '',
      hindi: data?.said?.hindi ?? '',
      english: data?.said?.english ?? '',
      expected: data ? data.answerWords.join(' ') || data.answer : '',
      accepted: data?.accepted ?? [],
    },
    feedback: exercise && lesson ? judge(exercise, row.answer, { taught, lesson }).feedback : '',
  }
}
