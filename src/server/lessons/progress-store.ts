import type { CheckedAnswer } from '#rules/check-answer.ts'
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
 * more follows from it, or where a card was rated by somebody else meanwhile. What many do at the same time is written
 * to the disk together.
 */
export function logProgress(sql: Sql, progress: LoggedProgress): Promise<DoneItem[] | null> {
  return logTogether(sql, { studentId: progress.studentId, given: JSON.stringify(givenOf(progress)) })
}

interface Given {
  studentId: string
  given: string
}

type Logged = DoneItem[] | null

const logTogether = gathered<Given, Logged>(async (sql, asks) => {
  if (asks.length === 1) return asks.map((ask) => logAlone(sql, ask))
  try {
    return await logAll(sql, asks)
  } catch {
    // Nothing of any of them was kept. Who is at fault is told so, and holds up nobody else.
    return asks.map((ask) => logAlone(sql, ask))
  }
})

/** Student by student in one order: two statements that write for the same two students never wait for each other. */
async function logAll(sql: Sql, asks: Given[]): Promise<Logged[]> {
  const inOrder = asks.toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1))
  const rows = await sql<{ done: Logged }[]>`
    select log_progress(given::jsonb) as done
    from unnest((select ${inOrder.map(({ given }) => given)}::text[])) with ordinality as each_of (given, place) order by place`
  const done = new Map(inOrder.map((ask, at) => [ask, rows[at]?.done ?? null]))
  return asks.map((ask) => done.get(ask) ?? null)
}

async function logAlone(sql: Sql, ask: Given): Promise<Logged> {
  try {
    const [done = null] = await logAll(sql, [ask])
    return done
  } catch (error) {
    if ((error as { code?: string }).code === hasChanged) return null
    throw error
  }
}

function givenOf({ studentId, taught, lesson, now, done, attempts, rated, met }: LoggedProgress) {
  const { lessonIds, itemIds } = taught.retired
  return {
    studentId,
    courseId: lesson.course.id,
    lessonId: lesson.id,
    total: lesson.total,
    lessons: lesson.course.lessons.map(({ id, total }) => ({ id, total })),
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
