import type { LessonProgress, ProgressUpdate } from '#calls/lessons.ts'
import { answeredAt } from '#rules/answered-at.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { savesProgress } from '../courses/learner-store.ts'
import type { ExerciseRow, WordRow } from '../curriculum/taught-rows.ts'
import type { Tx } from '../database/sql.ts'
import { addAttempt } from '../practice/attempt-store.ts'
import { judge } from '../practice/judge-exercise.ts'
import { Refusal } from '../refusal.ts'
import { feedAnswer, feedWords } from '../review/feed.ts'
import type { Context } from '../serve.ts'
import { completeIn, type Done } from './completion-store.ts'
import { type OpenedLesson, openLesson } from './lesson-gate.ts'
import { doneIn, nothingIn, progressOf } from './lesson-progress.ts'

/** Saves what a student did, with the answer they gave, and answers with where they now stand. */
export async function updateProgress(
  context: Context<unknown, unknown, ProgressUpdate>,
): Promise<LessonProgress> {
  const { sql, student, session, body } = context
  const now = answeredAt(context.now, body.attempt?.ago)
  const opened = await openLesson(context, body.lesson)
  const { lesson } = opened
  const asked = namedThings(body, opened)
  if (!savesProgress(student, session)) return progressOf(lesson, nothingIn())
  return sql.begin(async (tx) => {
    const done = asked.exercise
      ? await attempted(tx, { ...context, now, opened, exercise: asked.exercise })
      : []
    await feedWords(tx, { student, now }, asked.words)
    await completeIn(tx, { studentId: student.id, now, ...opened }, [...done, ...asked.done])
    return progressOf(lesson, await doneIn(tx, student.id, lesson.id))
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

type Attempting = Context<unknown, unknown, ProgressUpdate> & { opened: OpenedLesson; exercise: ExerciseRow }

/** Logs the answer with the server's own verdict. A wrong one completes nothing, but where nobody can be stuck. */
async function attempted(tx: Tx, { student, body, opened, exercise, now }: Attempting): Promise<Done[]> {
  const done: Done[] = [{ kind: 'exercise', itemId: exercise.id }]
  if (!body.attempt) return done
  const { answer } = body.attempt
  const { correct, verdict } = judge(exercise, answer, opened)
  await addAttempt(tx, { ...body.attempt, studentId: student.id, exerciseId: exercise.id, verdict, now })
  await feedAnswer(tx, { student, now }, { exercise, lesson: opened.lesson, attempt: body.attempt, verdict })
  return correct || canAlwaysBeFinished(exercise) ? done : []
}

// domain 20: speaking may be rated by oneself, and what is watched is measured by the player.
function canAlwaysBeFinished({ questionType }: ExerciseRow): boolean {
  const { answer } = exerciseTypes[questionType as ExerciseType]
  return answer === 'record' || answer === 'watched' || answer === 'watched4'
}
