import { type FeedbackQuestion, type Lesson, lesson as lessonCall } from '#calls/lessons.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { Review } from '../feedback/feedback-store.ts'
import type { Media } from '../media/media.ts'
import type { Ending } from '../media/media-addresses.ts'
import { OwnPart, type ReadyReply, SharedPart } from '../ready-reply.ts'
import { type LessonDone, nothingIn, progressOf } from './lesson-progress.ts'
import { SharedLater } from './shared-by.ts'
import { videoDetailsOf } from './video-details.ts'

interface AsDone {
  done: LessonDone
  review: Pick<Review, 'rating' | 'comment'> | null
}

type Own = Pick<Lesson['lesson'], 'lessonFeedback' | 'isCompleted'>

/** Lessons as each student has done them: what all share, the films above all, is checked and written once. */
export function sharedLessons(media: Media) {
  const lessons = new SharedLater(media, async (lesson: LessonTaught, until) => {
    const shown = lessonCall.reply.parse(await untouchedLesson(lesson, media, until))
    const { lesson: inner, ...around } = shown
    const { lessonFeedback: _, isCompleted: __, ...inside } = inner
    const made = {
      around: new SharedPart<Pick<Lesson, 'lesson'>>(around),
      inside: new SharedPart<Own>(inside),
    }
    // Without the voice a drawn film lacks its clock.
    const isWhole = lesson.films.every(({ script }, at) => !script || inner.videos[at]?.film)
    return { made, isWhole }
  })
  return async (lesson: LessonTaught, asDone: AsDone, now: Date): Promise<ReadyReply> => {
    const { around, inside } = await lessons.of(lesson, mediaEnding(lesson, now))
    return around.withWritten('lesson', inside.with(new OwnPart(ownOf(lesson, asDone))))
  }
}

/** The "Lesson" entity of spec 3, with everything around it, for whoever has done nothing of it. */
export async function untouchedLesson(lesson: LessonTaught, media: Media, until: Ending): Promise<Lesson> {
  const { chapter, course, next } = lesson
  const videos = await Promise.all(lesson.films.map((film) => videoDetailsOf(film, media, until)))
  return {
    nextLesson: next && { id: next.id, chapterId: next.chapterId },
    chapterId: chapter.id,
    chapter: chapter.name,
    lesson: {
      ...{ id: lesson.id, name: lesson.name, aim: lesson.aim, note: lesson.note },
      ...ownOf(lesson, { done: nothingIn(), review: null }),
      videos,
      exerciseCount: lesson.exercises.length,
      vocabularyCount: lesson.words.length,
    },
    extraInfo: {
      courseId: course.languageId,
      courseName: course.languageName,
      unitId: course.id,
      unitName: course.name,
    },
  }
}

function ownOf(lesson: LessonTaught, { done, review }: AsDone): Own {
  const lessonFeedback = lesson.questions.map(
    ({ id, question, placeholder }): FeedbackQuestion => ({
      id,
      feedbackQuestion: question,
      feedbackPlaceholder: placeholder,
      rating: review?.rating ?? '',
      comment: review?.comment ?? '',
      isCompleted: done.feedback.has(id),
    }),
  )
  return { lessonFeedback, isCompleted: progressOf(lesson, done).isCompleted }
}
