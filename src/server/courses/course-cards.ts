import { type Course, course as courseCall } from '#calls/courses.ts'
import type { Learner } from '#rules/lesson-access.ts'
import { progressPercent, sumOf } from '#rules/progress.ts'
import type { CourseTaught } from '../curriculum/taught-lessons.ts'
import type { ReviewSum } from '../feedback/review-sums.ts'
import { mayOpen } from '../lessons/lesson-gate.ts'
import type { LessonStates } from '../lessons/lesson-states.ts'
import { SharedBy } from '../lessons/shared-by.ts'
import { filmSeconds, videoOf } from '../lessons/video-details.ts'
import type { Media } from '../media/media.ts'
import { OwnPart, type ReadyReply, SharedPart } from '../ready-reply.ts'

export interface CardContext {
  learner: Learner
  states: LessonStates
  usersAllowed: (courseId: string) => string[]
  reviews: (courseId: string) => ReviewSum
}

type Own = Pick<Course, 'progress' | 'isStarted' | 'completedLessonCount' | 'nextLesson' | 'usersAllowed'> &
  ReviewSum

/** The "Course/unit" entities of spec 3: what all students share of each is written once. */
export function courseCards(media: Media) {
  const shared = new SharedBy<CourseTaught, SharedPart<Own>>(media, (course) => {
    const empty = {
      progress: 0,
      isStarted: false,
      completedLessonCount: 0,
      nextLesson: null,
      usersAllowed: [],
    }
    const whole = { ...sharedCard(course, media), ...empty, rating: null, reviewCount: 0 }
    const {
      progress,
      isStarted,
      completedLessonCount,
      nextLesson,
      usersAllowed,
      rating,
      reviewCount,
      ...rest
    } = courseCall.reply.parse(whole)
    return new SharedPart(rest)
  })
  return (course: CourseTaught, context: CardContext): ReadyReply =>
    shared.of(course, {}).with(new OwnPart<Own>(ownCard(course, context)))
}

function sharedCard(course: CourseTaught, media: Media): Omit<Course, keyof Own> {
  const { id, name, nativeName, languageId, description, cover, difficulty, chapters, lessons } = course
  return {
    ...{ id, name, nativeName, languageId, description, cover },
    ...shownVideo(course, media),
    difficultyLevel: difficulty,
    ...clockOf(course, media),
    lessonCount: lessons.length,
    activitiesCount: lessons.reduce((sum, { exercises }) => sum + exercises.length, 0),
    chapterCount: chapters.length,
  }
}

function ownCard({ id, lessons }: CourseTaught, context: CardContext): Own {
  const { learner, states, usersAllowed, reviews } = context
  const reached = lessons.map(states)
  const next = lessons.find((lesson, at) => !reached[at]?.isCompleted && mayOpen(learner, lesson))
  const { rating, reviewCount } = reviews(id)
  return {
    progress: progressPercent(sumOf(reached)),
    isStarted: reached.some(({ isStarted }) => isStarted),
    completedLessonCount: reached.filter(({ isCompleted }) => isCompleted).length,
    ...{ rating, reviewCount },
    nextLesson: next ? { chapterId: next.chapterId, lessonId: next.id, name: next.name } : null,
    usersAllowed: usersAllowed(id),
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
