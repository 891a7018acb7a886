import type { AnswerGiven, Verdict } from '#calls/practice.ts'
import { answeredAt } from '#rules/answered-at.ts'
import { savesProgress } from '../courses/learner-store.ts'
import type { ExerciseRow } from '../curriculum/taught-rows.ts'
import { type OpenedLesson, openLessonOf, openNowOrThen } from '../lessons/lesson-gate.ts'
import { feedAnswer } from '../review/feed.ts'
import type { Context } from '../serve.ts'
import { addAttempt } from './attempt-store.ts'
import { isUnheard, judge } from './judge-exercise.ts'

type Asking = Pick<Context, 'sql' | 'student' | 'now'>

/** The server's verdict, for somebody who may open the exercise's lesson. */
export async function judgeAnswer(
  asking: Asking,
  { exerciseId, answer }: { exerciseId: string; answer: string | string[] },
): Promise<Verdict> {
  const opened = await openLessonOf(asking, (taught) => taught.exercise(exerciseId))
  return judge(exerciseIn(opened, exerciseId), answer, opened)
}

/** Logs one answer with the server's own verdict; sent again, it is the same answer (domain 14). */
export async function logAnswer(context: Context<unknown, unknown, AnswerGiven>): Promise<Verdict> {
  const { sql, student, session, body, now } = context
  const { exerciseId, attempt } = body
  const at = answeredAt(now, attempt.ago)
  const opened = await openNowOrThen(
    (moment) => openLessonOf({ sql, student, now: moment }, (taught) => taught.exercise(exerciseId)),
    { now, earlier: at },
  )
  const exercise = exerciseIn(opened, exerciseId)
  const judged = judge(exercise, attempt.answer, opened)
  if (!savesProgress(student, session) || isUnheard(exercise, attempt.answer)) return judged
  const { verdict } = judged
  await sql.begin(async (tx) => {
    await addAttempt(tx, { ...attempt, studentId: student.id, exerciseId, verdict, now: at })
    await feedAnswer(tx, { student, now: at }, { exercise, lesson: opened.lesson, attempt, verdict })
  })
  return judged
}

function exerciseIn({ lesson }: OpenedLesson, exerciseId: string): ExerciseRow {
  const exercise = lesson.exercises.find(({ id }) => id === exerciseId)
  if (!exercise) throw new Error('An exercise without its lesson.')
  return exercise
}
