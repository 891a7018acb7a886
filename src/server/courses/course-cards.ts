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
import { type OwnPart, type ReadyReply, SharedPart } from '../ready-reply.ts'

export interface CardContext {
  learner: Learner
  states: LessonStates
  users: (courseId: string) => OwnPart<Users>
  reviews: (courseId: string) => ReviewSum
}

export type Users = Pick<Course, 'usersAllowed'>
type Standing = Pick<Course, 'progress' | 'isStarted' | 'completedLessonCount' | 'nextLesson'> & ReviewSum
type Own = Standing & Users

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
  return (course: CourseTaught, context: CardContext): ReadyReply => {
    const part = shared.of(course, {})
    const isBegun = course.lessons.some((lesson) => context.states(lesson).isStarted)
    const standing = isBegun ? part.and<Users>(standingIn(course, context)) : unbegun(part, course, context)
    return standing.with(context.users(course.id))
  }
}

/** By the lesson to begin with. */
type Unbegun = Map<string | undefined, { reviews: ReviewSum; made: SharedPart<Users> }>

const unbegunOf = new WeakMap<SharedPart<Own>, Unbegun>()

/** Most courses of a list are not begun, and their cards the same for many: written once, until a review is added. */
function unbegun(part: SharedPart<Own>, course: CourseTaught, context: CardContext): SharedPart<Users> {
  const reviews = context.reviews(course.id)
  const first = course.lessons.find((lesson) => mayOpen(context.learner, lesson))
  const kept: Unbegun = unbegunOf.get(part) ?? new Map()
  const known = kept.get(first?.id)
  const isSame = known?.reviews.rating === reviews.rating && known.reviews.reviewCount === reviews.reviewCount
  if (known && isSame) return known.made
  const made = part.and<Users>(standingIn(course, context))
  unbegunOf.set(part, kept.set(first?.id, { reviews, made }))
  return made
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
    stepCount: sumOf(lessons.map(({ total }) => ({ completed: 0, total }))).total,
    chapterCount: chapters.length,
  }
}

function standingIn({ id, lessons }: CourseTaught, context: CardContext): Standing {
  const { learner, states, reviews } = context
  const reached = lessons.map(states)
  const next = lessons.find((lesson, at) => !reached[at]?.isCompleted && mayOpen(learner, lesson))
  const { rating, reviewCount } = reviews(id)
  return {
    progress: progressPercent(sumOf(reached)),
    isStarted: reached.some(({ isStarted }) => isStarted),
    completedLessonCount: reached.filter(({ isCompleted }) => isCompleted).length,
    ...{ rating, reviewCount },
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
