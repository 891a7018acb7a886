import type { MenuChapter, MenuLesson } from '#calls/courses.ts'
import type { Learner } from '#rules/lesson-access.ts'
import { progressPercent } from '#rules/progress.ts'
import type { CourseTaught, LessonTaught } from '../curriculum/taught-lessons.ts'
import { mayOpen } from '../lessons/lesson-gate.ts'
import type { LessonStates } from '../lessons/lesson-states.ts'
import { videoOf } from '../lessons/video-details.ts'
import type { Media } from '../media/media.ts'
import { mediaExpiry } from '../media/media-addresses.ts'

export interface MenuContext {
  learner: Learner
  states: LessonStates
  media: Media
  now: Date
}

/** The chapters and lessons of a course, as this student may open them. */
export function courseMenu({ id, chapters }: CourseTaught, context: MenuContext): MenuChapter[] {
  return chapters.map((chapter) => ({
    chapterId: chapter.id,
    chapterName: chapter.name,
    unitId: id,
    lessons: chapter.lessons.map((lesson) => menuLesson(lesson, context)),
  }))
}

function menuLesson(lesson: LessonTaught, { learner, states, media, now }: MenuContext): MenuLesson {
  const isUnLock = mayOpen(learner, lesson)
  const state = states(lesson)
  const until = isUnLock ? mediaEnding(lesson, now) : null
  return {
    id: lesson.id,
    name: lesson.name,
    isUnLock,
    isCompleted: state.isCompleted,
    progress: progressPercent(state),
    videos: lesson.films.map((film) => videoOf(film, media, until)),
    linkedExerciseIds: lesson.exercises.map(({ id }) => id),
    linkedVocabularyIds: lesson.words.map(({ id }) => id),
  }
}

/** Addresses of what needs a subscription end; those of free lessons do not. */
export function mediaEnding({ isFree }: Pick<LessonTaught, 'isFree'>, now: Date): { expiresAt?: Date } {
  return isFree ? {} : { expiresAt: mediaExpiry(now) }
}
