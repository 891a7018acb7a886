import type { CourseOf, PersonPage } from '#calls/admin-people-page.ts'
import { progressPercent, sumOf } from '#rules/progress.ts'
import { certificatesHeld } from '../certificates/certificate-store.ts'
import { learnerOf } from '../courses/learner-store.ts'
import { creditEntries, creditSum } from '../credits/credit-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Sql } from '../database/sql.ts'
import { lessonStates } from '../lessons/lesson-states.ts'
import { orderHistory } from '../payments/order-history.ts'
import { sessionsOf } from '../profile/session-list-store.ts'
import { reportsOf } from '../reports/report-store.ts'
import type { Context } from '../serve.ts'
import { knownPerson } from './change-person.ts'
import { factsOf, reviewsBy, subscriptionsHeld } from './person-page-store.ts'
import { studentNamed } from './remove-person.ts'

/** One student, whole. */
export async function personPage({ sql, params, config, now }: Context<{ id: string }>): Promise<PersonPage> {
  const { id } = params
  const listed = await knownPerson(sql, id, now)
  const [facts, courses, subscriptions, orders, credit, credits, sessions, reports, reviews, certificates] =
    await Promise.all([
      factsOf(sql, id),
      coursesOf(sql, id, now),
      subscriptionsHeld(sql, id, now),
      orderHistory(sql, { studentId: id, now, secretKey: config.secretKey }),
      creditSum(sql, id),
      creditEntries(sql, id),
      sessionsOf(sql, id, now),
      reportsOf(sql, id),
      reviewsBy(sql, id),
      certificatesHeld(sql, id),
    ])
  const shownSessions = sessions.map(({ signedInAt, lastUsedAt, ...session }) => {
    return { ...session, signedInAt: signedInAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() }
  })
  return {
    ...{ ...listed, ...facts, courses, subscriptions, orders, credit },
    ...{ credits: credits.slice(0, creditsShown), sessions: shownSessions, reports, reviews },
    certificates,
  }
}

const creditsShown = 100

/** Every course that is taught, and where they stand in it: also in one that they were withdrawn from. */
async function coursesOf(sql: Sql, id: string, now: Date): Promise<CourseOf[]> {
  const [taught, student] = await Promise.all([taughtNow(sql), studentNamed(sql, { id })])
  const [learner, states] = await Promise.all([
    learnerOf(sql, student, now),
    lessonStates(sql, id, { taught, lessons: taught.courses.flatMap(({ lessons }) => lessons) }),
  ])
  return taught.courses.map(({ id: courseId, name, languageId, lessons }) => {
    const reached = lessons.map(states)
    return {
      ...{ id: courseId, name, languageId, isEnrolled: learner.courseIds.includes(courseId) },
      progress: progressPercent(sumOf(reached)),
      completedLessons: reached.filter(({ isCompleted }) => isCompleted).length,
      lessons: lessons.length,
    }
  })
}
