import type { LessonProgress } from '#calls/lessons.ts'
import { isAllDone, progressPercent } from '#rules/progress.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { Fragment, Tx } from '../database/sql.ts'

/** The items of a lesson that a student completed, with the videos and whether it was ever finished. */
export interface LessonDone {
  exercise: Set<string>
  vocabulary: Set<string>
  feedback: Set<string>
  video: Set<string>
  isFinished: boolean
}

export function nothingIn(): LessonDone {
  const [exercise, vocabulary, feedback, video] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  return { exercise, vocabulary, feedback, video, isFinished: false }
}

export type DoneItem = [kind: 'exercise' | 'vocabulary' | 'feedback' | 'video' | 'lesson', itemId: string]

export async function itemsDone(tx: Tx, studentId: string, lessonId: string): Promise<DoneItem[]> {
  const [row] = await tx<{ done: DoneItem[] }[]>`
    select ${doneItems(tx, lessonId)} as done from students student where id = ${studentId}`
  return row?.done ?? []
}

/** JSON of a student's `DoneItem`s in a lesson, over the row `student`. */
export function doneItems(tx: Tx, lessonId: string | Fragment): Fragment {
  return tx`(select coalesce(json_agg(json_build_array(kind, item_id)), '[]') from (
    select kind, item_id from completions where student_id = student.id and lesson_id = ${lessonId}
    union all
    select 'video', film_id from video_completions where student_id = student.id and lesson_id = ${lessonId}
    union all
    select 'lesson', lesson_id from lesson_completions where student_id = student.id and lesson_id = ${lessonId}
  ) done)`
}

export function doneFrom(items: DoneItem[]): LessonDone {
  const done = nothingIn()
  for (const [kind, itemId] of items) {
    if (kind === 'lesson') done.isFinished = true
    else done[kind].add(itemId)
  }
  return done
}

/** spec 3, "Lesson progress": only what is active counts, on both sides. */
export function progressOf(lesson: LessonTaught, done: LessonDone): LessonProgress {
  const { films, exercises, words, questions } = lesson
  const ids = (things: { id: string }[]) => things.map(({ id }) => id)
  const [exerciseIds, wordIds, questionIds] = [ids(exercises), ids(words), ids(questions)]
  const completedExerciseIds = exerciseIds.filter((id) => done.exercise.has(id))
  const completedVocabularyIds = wordIds.filter((id) => done.vocabulary.has(id))
  const completedFeedbackIds = questionIds.filter((id) => done.feedback.has(id))
  const counted = {
    completed: completedExerciseIds.length + completedVocabularyIds.length + completedFeedbackIds.length,
    total: exerciseIds.length + wordIds.length + questionIds.length,
  }
  return {
    progress: progressPercent(counted),
    isCompleted: done.isFinished || isAllDone(counted),
    videoCompleted: done.video.size > 0,
    completedVideoIds: ids(films).filter((id) => done.video.has(id)),
    completedExerciseIds,
    totalExerciseIds: exerciseIds,
    completedVocabularyIds,
    totalVocabularyIds: wordIds,
    completedFeedbackIds,
    totalFeedbackIds: questionIds,
  }
}
