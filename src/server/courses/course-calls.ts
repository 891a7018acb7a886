import type { FastifyInstance } from 'fastify'
import {
  course,
  courseLeftMenu,
  languageCourses,
  unitWiseProgressCount,
  userCourses,
} from '#calls/courses.ts'
import { canSeeCourse, type Learner } from '#rules/lesson-access.ts'
import { type ReadAlong, whenAsked } from '../accounts/sessions/caller-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { CourseTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { Fragment, Sql, Tx } from '../database/sql.ts'
import { standing } from '../database/standing.ts'
import { reviewSums } from '../feedback/review-sums.ts'
import { notEnrolled } from '../lessons/lesson-gate.ts'
import {
  type DoneInLesson,
  doneByLesson,
  type LessonStates,
  nothingDone,
  statesFrom,
} from '../lessons/lesson-states.ts'
import type { Media } from '../media/media.ts'
import { OwnPart, readyList } from '../ready-reply.ts'
import { Refusal } from '../refusal.ts'
import { type Context, serve, serveReading } from '../serve.ts'
import { type CardContext, courseCards, type Users } from './course-cards.ts'
import { courseMenus } from './course-menu.ts'
import { emailsByCourse } from './enrolment-store.ts'
import { learnerFields, learnerFrom, type ReadLearner } from './learner-store.ts'

export function registerCourses(app: FastifyInstance, media: Media): void {
  serve(app, languageCourses, async ({ sql }) => {
    const { languages } = await taughtNow(sql)
    return languages.map(({ id, name, nativeName, icon, isOpen }) => {
      return { id, course: name, nativeName, langIcon: icon, isOpen }
    })
  })

  const cardOf = courseCards(media)
  const menuOf = courseMenus(media)

  serveReading(app, userCourses, {
    along: alongCourses,
    answer: async (context) => {
      const { languageId } = context.query
      const seen = await seeCourses(context, (taught) =>
        taught.courses.filter((one) => languageId === undefined || one.languageId === languageId),
      )
      const cards = await cardContext(context, seen)
      return readyList(seen.courses.map((one) => cardOf(one, cards)))
    },
  })

  serveReading(app, course, {
    along: alongNamed,
    answer: async (context) => {
      const seen = await seeNamed(context, namedCourse(context.params.courseId))
      const [only] = seen.courses
      if (!only) throw notEnrolled()
      return cardOf(only, await cardContext(context, seen))
    },
  })

  serveReading(app, unitWiseProgressCount, {
    along: alongNamed,
    answer: async (context) => {
      const { courses, states } = await seeNamed(context, namedCourses(context.params.courseId))
      return courses.map(({ id, name, lessons }) => {
        const completed = lessons.filter((lesson) => states(lesson).isCompleted).length
        return { id, unit: name, completed, total: lessons.length }
      })
    },
  })

  serveReading(app, courseLeftMenu, {
    along: alongNamed,
    answer: async (context) => {
      const { courses, learner, states } = await seeNamed(context, namedCourses(context.params.courseId))
      return readyList(courses.flatMap((one) => menuOf(one, { learner, states, now: context.now })))
    },
  })
}

/** What decides which courses a student sees, and where they stand in them. */
interface ReadCourses extends ReadLearner {
  done: DoneInLesson[]
}

/** Read along with who asks: where they stand in all lessons, or in those that are named. */
async function alongCourses({ sql }: { sql: Sql }): Promise<ReadAlong<ReadCourses>> {
  return { read: readsOf(await taughtNow(sql)).all }
}

async function alongNamed({ sql, params }: { sql: Sql; params: { courseId: string } }) {
  const taught = await taughtNow(sql)
  const lessons = taught.course(params.courseId)?.lessons
  if (!lessons) return alongCourses({ sql })
  return { read: readsOf(taught).named, things: lessons.map(({ id }) => id) }
}

const reads = new WeakMap<Taught, { all: ReadAlong['read']; named: ReadAlong['read'] }>()

/** What is asked depends on what was taken out of the lessons, and so on what is taught now. */
function readsOf(taught: Taught) {
  const known = reads.get(taught)
  if (known) return known
  const reading = (lessonIds: (tx: Tx) => Fragment | undefined) =>
    standing((tx) => {
      const done = doneByLesson(tx, { taught, lessonIds: lessonIds(tx) })
      return tx`json_build_object(${learnerFields(tx, whenAsked(tx))}, 'done', ${done})`
    })
  const made = { all: reading(() => undefined), named: reading((tx) => tx`asked.things`) }
  reads.set(taught, made)
  return made
}

interface Seen {
  courses: CourseTaught[]
  learner: Learner
  states: LessonStates
}

type Seeing = Context<unknown, unknown, unknown, ReadCourses>

/** Those of the courses that show themselves to who asks, and where they stand in them. */
async function seeCourses(context: Seeing, choose: (taught: Taught) => CourseTaught[]): Promise<Seen> {
  const { sql, student, read } = context
  const learner = learnerFrom(student, read)
  const courses = choose(await taughtNow(sql)).filter(({ id }) => canSeeCourse(learner, id))
  return { courses, learner, states: learner.readsEverything ? nothingDone : statesFrom(read.done) }
}

/** The same for courses that were asked for by name: 403 where none of them is theirs. */
async function seeNamed(context: Seeing, choose: (taught: Taught) => CourseTaught[]): Promise<Seen> {
  const seen = await seeCourses(context, choose)
  if (seen.courses.length === 0 && choose(await taughtNow(context.sql)).length > 0) throw notEnrolled()
  return seen
}

/** A student gets only their own e-mail, an admin all (domain 2). */
async function cardContext({ sql, student }: Context, seen: Seen): Promise<CardContext> {
  const { courses, learner, states } = seen
  const own = new OwnPart<Users>({ usersAllowed: [student.email] })
  const reviews = await reviewSums(sql)
  if (student.role !== 'ADMIN') return { learner, states, reviews, users: () => own }
  const courseIds = courses.map(({ id }) => id)
  const emails = await emailsByCourse(sql, { courseIds, but: student.email })
  const users = (courseId: string) => {
    const others = emails.get(courseId)
    if (others === undefined) return own
    return new OwnPart<Users>(`{"usersAllowed":[${JSON.stringify(student.email)},${others.slice(1)}}`)
  }
  return { learner, states, reviews, users }
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
