import type { LessonProgress, ProgressUpdate } from '#calls/lessons.ts'
import { answeredAt } from '#rules/answered-at.ts'
import { answeredBy, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import { type ReadLearner, savesProgress } from '../courses/learner-store.ts'
import type { ExerciseRow, WordRow } from '../curriculum/taught-rows.ts'
import type { Sql } from '../database/sql.ts'
import { addAttempt } from '../practice/attempt-store.ts'
import { isUnheard, judge } from '../practice/judge-exercise.ts'
import { Refusal } from '../refusal.ts'
import { feedAnswer, feedWords, type LessonAnswer } from '../review/feed.ts'
import { planFeed } from '../review/feed-plan.ts'
import { wordKind } from '../review/rated-things.ts'
import type { Context } from '../serve.ts'
import { completeIn, type Done, holdCourse } from './completion-store.ts'
import { type OpenedLesson, openedFor, openLesson, openNowOrThen } from './lesson-gate.ts'
import { type DoneItem, doneFrom, itemsDone, nothingIn, progressOf } from './lesson-progress.ts'
import { logProgress } from './progress-store.ts'

type Updating = Context<unknown, unknown, ProgressUpdate, ReadLearner>

/** Saves what a student did, with the answer they gave, and answers with where they now stand. */
export async function updateProgress(context: Updating): Promise<LessonProgress> {
  const { sql, student, session, body } = context
  const now = answeredAt(context.now, body.attempt?.ago ?? body.ago)
  const opened = await openNowOrThen(
    (moment) =>
      moment === context.now
        ? openedFor(context, body.lesson)
        : openLesson({ sql, student, now: moment }, body.lesson),
    { now: context.now, earlier: now },
  )
  const { lesson } = opened
  const asked = namedThings(body, opened)
  if (!savesProgress(student, session)) return progressOf(lesson, nothingIn())
  const answer = asked.exercise && answerTo(asked.exercise, body.attempt, opened)
  const done = [...doneBy(asked.exercise, answer), ...asked.done]
  const doing: Doing = { student, now, opened, answer, done, words: asked.words }
  return progressOf(lesson, doneFrom((await logged(sql, doing)) ?? (await saved(sql, doing))))
}

interface Doing {
  student: Student
  now: Date
  opened: OpenedLesson
  answer: LessonAnswer | undefined
  done: Done[]
  words: WordRow[]
}

/** In one statement, which is nearly always enough. */
async function logged(sql: Sql, { student, now, opened, answer, done, words }: Doing) {
  const rated = answer ? await planFeed(sql, { student, now }, answer) : []
  const attempts = answer
    ? [{ ...answer.attempt, exercise: answer.exercise.id, verdict: answer.verdict }]
    : []
  const met = words.map((word) => ({ itemId: word.id, kind: wordKind(word) }))
  return logProgress(sql, { studentId: student.id, now, ...opened, done, attempts, rated, met })
}

/** Step by step, where a lesson is finished with it. */
function saved(sql: Sql, { student, now, opened, answer, done, words }: Doing): Promise<DoneItem[]> {
  const where = { studentId: student.id, now, ...opened }
  return sql.begin(async (tx) => {
    await holdCourse(tx, where)
    if (answer) {
      const { attempt, exercise, verdict } = answer
      await addAttempt(tx, { ...attempt, studentId: student.id, exerciseId: exercise.id, verdict, now })
      await feedAnswer(tx, { student, now }, answer)
    }
    await feedWords(tx, { student, now }, words)
    await completeIn(tx, where, done)
    return itemsDone(tx, student.id, opened.lesson.id)
  })
}

/** What the update speaks of; 404 where it is not of this lesson. */
function namedThings(
  body: ProgressUpdate,
  { lesson }: OpenedLesson,
): { exercise?: ExerciseRow; words: WordRow[]; done: Done[] } {
  const { course, chapter } = lesson
  if (body.course !== course.languageId || body.unit !== course.id || body.chapter !== chapter.id) {
    throw new Refusal(404, 'This lesson does not stand there.')
  }
  const find = <Thing extends { id: string }>(things: Thing[], id: string | undefined) => {
    const found = things.find((thing) => thing.id === id)
    if (id !== undefined && !found) throw new Refusal(404, 'This is not a part of this lesson.')
    return found
  }
  const exercise = find(lesson.exercises, body.completedExerciseId)
  const word = find(lesson.words, body.completedVocabularyId)
  const question = find(lesson.questions, body.completedFeedbackId)
  const film = find(lesson.films, body.videoId ?? (body.videoCompleted ? lesson.films[0]?.id : undefined))
  const done: Done[] = []
  if (word) done.push({ kind: 'vocabulary', itemId: word.id })
  if (question) done.push({ kind: 'feedback', itemId: question.id })
  if (film && body.videoCompleted) done.push({ kind: 'video', itemId: film.id })
  const words = word ? [word] : []
  return exercise ? { exercise, words, done } : { words, done }
}

/** The answer with the server's own verdict. */
function answerTo(
  exercise: ExerciseRow,
  attempt: ProgressUpdate['attempt'],
  opened: OpenedLesson,
): LessonAnswer | undefined {
  if (!attempt || isUnheard(exercise, attempt.answer)) return undefined
  return {
    exercise,
    lesson: opened.lesson,
    attempt,
    verdict: judge(exercise, attempt.answer, opened).verdict,
  }
}

/** A wrong answer completes nothing, but where nobody can be stuck. */
function doneBy(exercise: ExerciseRow | undefined, answer: LessonAnswer | undefined): Done[] {
  if (!exercise) return []
  const isWrong = answer?.verdict === 'wrong'
  return isWrong && !canAlwaysBeFinished(exercise) ? [] : [{ kind: 'exercise', itemId: exercise.id }]
}

// domain 20: speaking may be rated by oneself, and what is watched is measured by the player.
function canAlwaysBeFinished({ questionType }: ExerciseRow): boolean {
  const { answer } = exerciseTypes[questionType as ExerciseType]
  return answer === 'record' || answeredBy[answer] === 'watching'
}
