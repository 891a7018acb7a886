import type { FastifyInstance } from 'fastify'
import {
  course,
  courseLeftMenu,
  languageCourses,
  unitWiseProgressCount,
  userCourses,
} from '#calls/courses.ts'
import { canSeeCourse, type Learner } from '#rules/lesson-access.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { CourseTaught, Taught } from '../curriculum/taught-lessons.ts'
import { reviewSums } from '../feedback/review-sums.ts'
import { notEnrolled } from '../lessons/lesson-gate.ts'
import { type LessonStates, lessonStates, nothingDone } from '../lessons/lesson-states.ts'
import type { Media } from '../media/media.ts'
import { Refusal } from '../refusal.ts'
import { type Context, serve } from '../serve.ts'
import { type CardContext, courseCard } from './course-cards.ts'
import { courseMenu } from './course-menu.ts'
import { emailsByCourse } from './enrolment-store.ts'
import { learnerOf } from './learner-store.ts'

export function registerCourses(app: FastifyInstance, media: Media): void {
  serve(app, languageCourses, async ({ sql }) => {
    const { languages } = await taughtNow(sql)
    return languages.map(({ id, name, nativeName, icon, isOpen }) => {
      return { id, course: name, nativeName, langIcon: icon, isOpen }
    })
  })

  serve(app, userCourses, async (context) => {
    const { languageId } = context.query
    const seen = await seeCourses(context, (taught) =>
      taught.courses.filter((one) => languageId === undefined || one.languageId === languageId),
    )
    const cards = await cardContext(context, seen, media)
    return seen.courses.map((one) => courseCard(one, cards))
  })

  serve(app, course, async (context) => {
    const seen = await seeNamed(context, namedCourse(context.params.courseId))
    const [only] = seen.courses
    if (!only) throw notEnrolled()
    return courseCard(only, await cardContext(context, seen, media))
  })

  serve(app, unitWiseProgressCount, async (context) => {
    const { courses, states } = await seeNamed(context, namedCourses(context.params.courseId))
    return courses.map(({ id, name, lessons }) => {
      const completed = lessons.filter((lesson) => states(lesson).isCompleted).length
      return { id, unit: name, completed, total: lessons.length }
    })
  })

  serve(app, courseLeftMenu, async (context) => {
    const seen = await seeNamed(context, namedCourses(context.params.courseId))
    const { courses, learner, states } = seen
    return courses.flatMap((one) => courseMenu(one, { learner, states, media, now: context.now }))
  })
}

interface Seen {
  courses: CourseTaught[]
  learner: Learner
  states: LessonStates
}

/** Those of the courses that show themselves to who asks, and where they stand in them. */
async function seeCourses(context: Context, choose: (taught: Taught) => CourseTaught[]): Promise<Seen> {
  const { sql, student, now } = context
  const [taught, learner] = await Promise.all([taughtNow(sql), learnerOf(sql, student, now)])
  const chosen = choose(taught)
  const courses = chosen.filter(({ id }) => canSeeCourse(learner, id))
  const lessons = courses.flatMap((one) => one.lessons)
  const states = learner.readsEverything
    ? nothingDone
    : await lessonStates(sql, student.id, { taught, lessons })
  return { courses, learner, states }
}

/** The same for courses that were asked for by name: 403 where none of them is theirs. */
async function seeNamed(context: Context, choose: (taught: Taught) => CourseTaught[]): Promise<Seen> {
  const seen = await seeCourses(context, choose)
  if (seen.courses.length === 0 && choose(await taughtNow(context.sql)).length > 0) throw notEnrolled()
  return seen
}

/** A student gets only their own e-mail, an admin all (domain 2). */
async function cardContext({ sql, student }: Context, seen: Seen, media: Media): Promise<CardContext> {
  const { courses, learner, states } = seen
  const own = [student.email]
  const ids = courses.map(({ id }) => id)
  const reviews = await reviewSums(sql, ids)
  if (student.role !== 'ADMIN') return { learner, states, media, reviews, usersAllowed: () => own }
  const emails = await emailsByCourse(sql, ids)
  const usersAllowed = (courseId: string) => [...new Set([...own, ...(emails.get(courseId) ?? [])])]
  return { learner, states, media, reviews, usersAllowed }
}

/** A course's id, or a language's: then all of its courses. */
function namedCourses(id: string): (taught: Taught) => CourseTaught[] {
  return (taught) => {
    const one = taught.course(id)
    if (one) return [one]
    if (!taught.languages.some((language) => language.id === id))
      throw new Refusal(404, 'There is no such course.')
    return taught.courses.filter(({ languageId }) => languageId === id)
  }
}

function namedCourse(id: string): (taught: Taught) => CourseTaught[] {
  return (taught) => {
    const one = taught.course(id)
    if (!one) throw new Refusal(404, 'There is no such course.')
    return [one]
  }
}
