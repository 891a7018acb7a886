import type { Course } from '#calls/courses.ts'
import type { Learner } from '#rules/lesson-access.ts'
import { progressPercent, sumOf } from '#rules/progress.ts'
import type { CourseTaught } from '../curriculum/taught-lessons.ts'
import type { ReviewSum } from '../feedback/review-sums.ts'
import { mayOpen } from '../lessons/lesson-gate.ts'
import type { LessonStates } from '../lessons/lesson-states.ts'
import { filmSeconds, videoOf } from '../lessons/video-details.ts'
import type { Media } from '../media/media.ts'

export interface CardContext {
  learner: Learner
  states: LessonStates
  usersAllowed: (courseId: string) => string[]
  media: Media
  reviews: (courseId: string) => ReviewSum
}

/** The "Course/unit" entity of spec 3, with one student's progress. */
export function courseCard(
  course: CourseTaught,
  { learner, states, usersAllowed, media, reviews }: CardContext,
): Course {
  const { id, name, nativeName, languageId, description, cover, difficulty, chapters, lessons } = course
  const reached = lessons.map((lesson) => ({ lesson, ...states(lesson) }))
  const next = reached.find(({ lesson, isCompleted }) => !isCompleted && mayOpen(learner, lesson))?.lesson
  return {
    ...{ id, name, nativeName, languageId, description, cover },
    ...shownVideo(course, media),
    difficultyLevel: difficulty,
    usersAllowed: usersAllowed(id),
    ...clockOf(course, media),
    progress: progressPercent(sumOf(reached)),
    isStarted: reached.some(({ isStarted }) => isStarted),
    completedLessonCount: reached.filter(({ isCompleted }) => isCompleted).length,
    lessonCount: lessons.length,
    activitiesCount: lessons.reduce((sum, { exercises }) => sum + exercises.length, 0),
    chapterCount: chapters.length,
    ...reviews(id),
    nextLesson: next ? { chapterId: next.chapterId, lessonId: next.id, name: next.name } : null,
  }
}

/** A course shows the first video that anybody enrolled may see. */
function shownVideo({ lessons }: CourseTaught, media: Media): Pick<Course, 'video' | 'videoThumbnail'> {
  const film = lessons.find(({ isFree, films }) => isFree && films.length > 0)?.films[0]
  return { video: film ? videoOf(film, media, {}) : null, videoThumbnail: null }
}

function clockOf({ lessons }: CourseTaught, media: Media): Pick<Course, 'hrs' | 'minutes' | 'seconds'> {
  const all = lessons
    .flatMap(({ films }) => films)
    .reduce((sum, film) => sum + Math.round(filmSeconds(film, media)), 0)
  return { hrs: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: all % 60 }
}
