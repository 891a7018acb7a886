import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  differingAnswers,
  exerciseTallies,
  latestAnswers,
  wordTallies,
} from '#server/analytics/answer-store.ts'
import type { Tx } from '#server/database/sql.ts'
import { answersByDay, firstWork, workByDay } from '#server/goals/work-store.ts'
import { factsOf } from '#server/people/person-page-store.ts'
import { addAttempt } from '#server/practice/attempt-store.ts'
import { reviewSoFar } from '#server/review/load-store.ts'
import { mistakesOf } from '#server/review/notebook-store.ts'
import { loggedAnswer } from '#server/should-count/claim-store.ts'
import { learn } from './partitions-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
/** Where the student's rows are, of attempts and of review_log. */
let own: string[]
const asha = 'asha'
const [since, now] = [new Date('2020-01-01T00:00:00Z'), new Date('2026-11-01T10:00:00Z')]
const days = [{ day: '2020-01-01', start: since, end: now, isTravel: false }]

beforeAll(async () => {
  server = await startServer()
  for (const id of [asha, ...Array.from({ length: 40 }, (_, at) => `other-${at}`)])
    await learn(server.sql, id)
  const rows = await server.sql<{ part: string }[]>`
    select distinct tableoid::regclass::text as part from attempts where student_id = ${asha}
    union select distinct tableoid::regclass::text from review_log where student_id = ${asha} order by 1`
  own = rows.map(({ part }) => part)
}, 120_000)
afterAll(() => server.close())

/** How often each part was read or written, whole or by an index, as this connection counts it. */
const uses = (tx: Tx) => tx<{ part: string; uses: number }[]>`
  select relname as part, seq_scan + coalesce(idx_scan, 0) + n_tup_ins as uses from pg_stat_xact_user_tables
  where relname ~ '^(attempts|review_log)_\\d+$' order by relname`

/** The parts that some work reads or writes. */
async function touched(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  return server.sql.begin(async (tx) => {
    const before = new Map((await uses(tx)).map((row) => [row.part, row.uses]))
    await work(tx)
    return (await uses(tx)).filter((row) => row.uses > (before.get(row.part) ?? 0)).map(({ part }) => part)
  })
}

const attempt = {
  studentId: asha,
  exerciseId: 'e1',
  answer: 'x',
  verdict: 'exact' as const,
  ms: 1,
  hints: 0,
  now,
}

const ofOne: [what: string, work: (tx: Tx) => Promise<unknown>][] = [
  ['their first day', (tx) => firstWork(tx, asha)],
  ['their work by day', (tx) => workByDay(tx, asha, days)],
  ['their answers by day', (tx) => answersByDay(tx, asha, days)],
  ['their latest answers', (tx) => latestAnswers(tx, asha, { after: null, most: 20 })],
  ['the next of them', (tx) => latestAnswers(tx, asha, { after: { at: now, id: randomUUID() }, most: 20 })],
  ['how exercises went', (tx) => exerciseTallies(tx, asha, since)],
  ['how words went', (tx) => wordTallies(tx, asha, since)],
  ['what they slipped on', (tx) => differingAnswers(tx, asha, { since, most: 20 })],
  ['what they reviewed today, and how quick they are', (tx) => reviewSoFar(tx, asha, since)],
  ['their mistakes', (tx) => mistakesOf(tx, asha, { itemIds: ['e1'], after: null, most: 20 })],
  [
    'an answer of theirs',
    (tx) => loggedAnswer(tx, { studentId: asha, attemptId: randomUUID(), exerciseId: 'e1' }),
  ],
  ['their page in the studio', (tx) => factsOf(tx, asha)],
  ['an answer added', (tx) => addAttempt(tx, { ...attempt, id: randomUUID() })],
]

describe('what is asked about one student touches their part alone', () => {
  test('they stand in one part of each table, and others stand elsewhere', async () => {
    expect(own).toHaveLength(2)
    const spread = await server.sql`select count(distinct tableoid)::int as parts from attempts`
    expect(spread[0]?.parts).toBeGreaterThan(8)
  })

  // Over and over: after five times a statement is planned for anybody, and no longer for her.
  test.each(ofOne)('%s', async (_, work) => {
    for (let time = 0; time < 8; time += 1) {
      const parts = await touched(work)
      expect(parts.length).toBeGreaterThan(0)
      expect(own).toEqual(expect.arrayContaining(parts))
    }
  })

  test('all of these read it', async () => {
    const all = await touched(async (tx) => {
      for (const [, work] of ofOne) await work(tx)
    })
    expect(all).toEqual(own)
  })
})

test('what is asked about everybody goes by the indexes of the parts', async () => {
  const plans = await server.sql.begin(async (tx) => {
    // So few rows would be read whole.
    await tx`set local enable_seqscan = off`
    const plan = async (statement: string) =>
      (await tx.unsafe(`explain (costs off) ${statement}`)).map((row) => row['QUERY PLAN']).join('\n')
    return [
      await plan(`select exercise_id, count(*) from attempts where answered_at >= '2026-01-01Z'
        and answered_at < '2026-01-02Z' group by exercise_id`),
      await plan(
        `select student_id from review_log where reviewed_at >= '2026-01-01Z' and reviewed_at < '2026-01-02Z'`,
      ),
      await plan('select min(answered_at) from attempts'),
      await plan(`select from attempts where exercise_id = 'e1'`),
    ]
  })
  for (const plan of plans) {
    expect(
      plan.match(/(Index( Only)? Scan using|Bitmap Index Scan on) (attempts|review_log)_\d+/g),
    ).toHaveLength(16)
    expect(plan).not.toContain('Seq Scan')
  }
})
