import type { FeedbackQuestion, Lesson } from '#calls/lessons.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import { ownReview, type Review } from '../feedback/feedback-store.ts'
import type { Media } from '../media/media.ts'
import type { Context } from '../serve.ts'
import type { OpenedLesson } from './lesson-gate.ts'
import { doneBy, type LessonDone, progressOf } from './lesson-progress.ts'
import { videoDetailsOf } from './video-details.ts'

/** The "Lesson" entity of spec 3, with everything around it, for a student. */
export async function shownLesson(context: Context, opened: OpenedLesson, media: Media): Promise<Lesson> {
  const { lesson, taught } = opened
  const [done, review] = await Promise.all([
    doneBy(context, lesson.id),
    ownReview(context.sql, context.student.id, lesson.id),
  ])
  return lessonWith({ lesson, taught, done, review }, media, context.now)
}

export interface LessonAsDone extends Pick<OpenedLesson, 'lesson' | 'taught'> {
  done: LessonDone
  review: Review | null
}

/** The same, for whoever has done so much of it. */
export async function lessonWith(asDone: LessonAsDone, media: Media, now: Date): Promise<Lesson> {
  const { lesson, taught, done } = asDone
  const { chapter, course, next } = lesson
  const until = mediaEnding(lesson, now)
  const videos = await Promise.all(lesson.films.map((film) => videoDetailsOf(film, media, until)))
  const language = taught.languages.find(({ id }) => id === course.languageId)
  return {
    nextLesson: next && { id: next.id, chapterId: next.chapterId },
    chapterId: chapter.id,
    chapter: chapter.name,
    lesson: {
      ...{ id: lesson.id, name: lesson.name, aim: lesson.aim, note: lesson.note },
      lessonFeedback: feedbackQuestions(asDone),
      videos,
      isCompleted: progressOf(lesson, done).isCompleted,
      exerciseCount: lesson.exercises.length,
      vocabularyCount: lesson.words.length,
    },
    extraInfo: {
      courseId: course.languageId,
      courseName: language?.name ?? '',
      unitId: course.id,
      unitName: course.name,
    },
  }
}

function feedbackQuestions({ lesson, done, review }: LessonAsDone): FeedbackQuestion[] {
  return lesson.questions.map(({ id, question, placeholder }) => ({
    id,
    feedbackQuestion: question,
    feedbackPlaceholder: placeholder,
    rating: review?.rating ?? '',
    comment: review?.comment ?? '',
    isCompleted: done.feedback.has(id),
  }))
}
