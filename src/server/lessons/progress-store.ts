import type { CheckedAnswer } from '#rules/check-choice.ts'
import type { CourseTaught } from '../curriculum/taught-lessons.ts'
import { gathered } from '../database/gathered.ts'
import type { Sql } from '../database/sql.ts'
import type { Card } from '../review/card-store.ts'
import type { PlannedRating } from '../review/feed-plan.ts'
import type { Completing, Done } from './completion-store.ts'
import type { DoneItem } from './lesson-progress.ts'

export interface LoggedProgress extends Completing {
  done: Done[]
  attempts: {
    id: string
    exercise: string
    answer: string | string[]
    verdict: CheckedAnswer['verdict']
    ms: number
    hints: number
  }[]
  rated: PlannedRating[]
  met: Pick<Card, 'itemId' | 'kind'>[]
}

const hasChanged = '40001'

/**
 * Keeps what was done in one statement, and answers with all that is done in the lesson. Null, and nothing is kept, where
 * more follows from it, or where a card was rated by somebody else meanwhile. What many do at the same time is kept by one
 * statement, and written to the disk together.
 */
export function logProgress(sql: Sql, progress: LoggedProgress): Promise<DoneItem[] | null> {
  const { studentId, lesson } = progress
  return logTogether(sql, { studentId, course: lesson.course, given: JSON.stringify(givenOf(progress)) })
}

interface Given {
  studentId: string
  course: CourseTaught
  given: string
}

type Logged = DoneItem[] | null

const logTogether = gathered<Given, Logged>(async (sql, asks) => {
  const [first, ...others] = asks
  if (first && others.length === 0) return [await logAlone(sql, first)]
  // A student stands in a statement once: whoever answers twice at once comes again after it.
  const firsts = new Map(asks.toReversed().map((ask) => [ask.studentId, ask]))
  try {
    const done = await logAll(sql, [...firsts.values()])
    return asks.map((ask) =>
      firsts.get(ask.studentId) === ask ? (done.get(ask.studentId) ?? null) : logAlone(sql, ask),
    )
  } catch {
    // Nothing of any of them was kept. Who is at fault is told so, and holds up nobody else.
    return asks.map((ask) => logAlone(sql, ask))
  }
})

/** By student; of whom nothing was kept, nothing is found. */
async function logAll(sql: Sql, asks: Given[]): Promise<Map<string, DoneItem[]>> {
  const rows = await sql<{ whose: string; done: DoneItem[] }[]>`
    select whose, done from log_progress(${asks.map(({ given }) => given)}::text[]::jsonb[], ${toDoIn(asks)}::text::jsonb)`
  return new Map(rows.map(({ whose, done }) => [whose, done]))
}

async function logAlone(sql: Sql, ask: Given): Promise<Logged> {
  try {
    return (await logAll(sql, [ask])).get(ask.studentId) ?? null
  } catch (error) {
    if ((error as { code?: string }).code === hasChanged) return null
    throw error
  }
}

/** How much there is to do in each lesson of their courses: the same for everybody, and written once. */
function toDoIn(asks: Given[]): string {
  const courses = new Map(asks.map(({ course }) => [course.id, course]))
  return `{${[...courses.values()].map(toDoInCourse).join()}}`
}

const written = new WeakMap<CourseTaught, string>()

function toDoInCourse(course: CourseTaught): string {
  const known = written.get(course)
  if (known) return known
  const totals = Object.fromEntries(course.lessons.map(({ id, total }) => [id, total]))
  const text = `${JSON.stringify(course.id)}:${JSON.stringify(totals)}`
  written.set(course, text)
  return text
}

function givenOf({ studentId, taught, lesson, now, done, attempts, rated, met }: LoggedProgress) {
  const { lessonIds, itemIds } = taught.retired
  return {
    studentId,
    courseId: lesson.course.id,
    lessonId: lesson.id,
    retired: itemIds.filter((_, at) => lessonIds[at] === lesson.id),
    now,
    done: done.flatMap(({ kind, itemId }) => (kind === 'video' ? [] : [{ kind, item: itemId }])),
    films: done.flatMap(({ kind, itemId }) => (kind === 'video' ? [itemId] : [])),
    attempts,
    rated: rated.map((one) => ratedRow(studentId, one)),
    met: met.map(({ itemId, kind }) => ({ item: itemId, kind })),
  }
}

function ratedRow(studentId: string, { before, after, logged, state, kind, at }: PlannedRating) {
  return {
    before: before && { reps: before.reps, kind: before.kind },
    after: cardRow(studentId, after),
    log: { ...logged, item_id: after.itemId, state, kind, reviewed_at: at },
  }
}

function cardRow(studentId: string, card: Card) {
  const { itemId, kind, createdAt, state, due, stability, difficulty, reps, lapses } = card
  return {
    ...{ student_id: studentId, item_id: itemId, kind, created_at: createdAt, state, due },
    ...{ stability, difficulty, scheduled_days: card.scheduledDays, learning_steps: card.learningSteps },
    ...{ reps, lapses, last_review: card.lastReview, right_on: card.rightOn, mended_at: card.mendedAt },
  }
}
