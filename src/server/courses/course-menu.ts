import { courseLeftMenu, type MenuChapter, type MenuLesson } from '#calls/courses.ts'
import type { Learner } from '#rules/lesson-access.ts'
import { progressPercent } from '#rules/progress.ts'
import type { ChapterTaught, CourseTaught, LessonTaught } from '../curriculum/taught-lessons.ts'
import { mayOpen } from '../lessons/lesson-gate.ts'
import type { LessonStates } from '../lessons/lesson-states.ts'
import { SharedBy } from '../lessons/shared-by.ts'
import { videoOf } from '../lessons/video-details.ts'
import type { Media } from '../media/media.ts'
import { type Ending, mediaExpiry } from '../media/media-addresses.ts'
import { OwnPart, type ReadyReply, readyList, SharedPart } from '../ready-reply.ts'

export interface MenuContext {
  learner: Learner
  states: LessonStates
  now: Date
}

type Own = Pick<MenuLesson, 'isUnLock' | 'isCompleted' | 'progress'>
type Chapter = SharedPart<Pick<MenuChapter, 'lessons'>>

/** The chapters and lessons of a course, as a student may open them: what all students share is written once. */
export function courseMenus(media: Media) {
  const open = new SharedBy<LessonTaught, SharedPart<Own>>(media, (lesson, until) =>
    part(lesson, media, until),
  )
  const shut = new SharedBy<LessonTaught, SharedPart<Own>>(media, (lesson) => part(lesson, media, null))
  const chapters = new SharedBy<ChapterTaught, Chapter>(media, ({ id, name, courseId }) => {
    return new SharedPart({ chapterId: id, chapterName: name, unitId: courseId })
  })
  const menuLesson = (lesson: LessonTaught, { learner, states, now }: MenuContext) => {
    const isUnLock = mayOpen(learner, lesson)
    const state = states(lesson)
    const shared = isUnLock ? open.of(lesson, mediaEnding(lesson, now)) : shut.of(lesson, {})
    const own = { isUnLock, isCompleted: state.isCompleted, progress: progressPercent(state) }
    return shared.with(new OwnPart<Own>(own))
  }
  return (course: CourseTaught, context: MenuContext): ReadyReply[] =>
    course.chapters.map((chapter) => {
      const lessons = readyList(chapter.lessons.map((lesson) => menuLesson(lesson, context)))
      return chapters.of(chapter, {}).withWritten('lessons', lessons)
    })
}

/** Somebody who may not open a lesson gets no addresses: then `until` is null. */
function part(lesson: LessonTaught, media: Media, until: Ending | null): SharedPart<Own> {
  const empty = { isUnLock: false, isCompleted: false, progress: 0 }
  const whole = {
    id: lesson.id,
    name: lesson.name,
    videos: lesson.films.map((film) => videoOf(film, media, until)),
    linkedExerciseIds: lesson.exercises.map(({ id }) => id),
    linkedVocabularyIds: lesson.words.map(({ id }) => id),
  }
  const { isUnLock, isCompleted, progress, ...shared } =
    courseLeftMenu.reply.element.shape.lessons.element.parse({
      ...whole,
      ...empty,
    })
  return new SharedPart(shared)
}

/** Addresses of what needs a subscription end; those of free lessons do not. */
export function mediaEnding({ isFree }: Pick<LessonTaught, 'isFree'>, now: Date): { expiresAt?: Date } {
  return isFree ? {} : { expiresAt: mediaExpiry(now) }
}
