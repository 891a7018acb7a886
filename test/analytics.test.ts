import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { analytics, ownAttempts } from '#calls/analytics.ts'
import { motivation } from '#calls/goals.ts'
import type { Person } from './learner-for-tests.ts'
import { dice, generateLog, insertLog, type LoggedAnswer } from './learning-log.ts'
import { complete, fail, given, meet, startReviewServer } from './review-for-tests.ts'

const now = new Date('2026-11-20T20:30:00Z')
const timeZone = 'Asia/Kolkata'
let boli: Awaited<ReturnType<typeof startReviewServer>>
let exercises: { id: string; type: string; lesson: string }[]
let words: string[]

beforeAll(async () => {
  boli = await startReviewServer()
  const { sql } = boli.server
  // Every third one is of a lesson that this student may not open.
  exercises = await sql`select exercises.id, question_type as type, lesson_id as lesson from exercises
    where is_active order by id`
  const rows = await sql<{ id: string }[]>`select vocabulary_id as id from lesson_vocabularies
    where lesson_id = 'hindi-market-mangoes' order by position`
  words = rows.map(({ id }) => id)
})
beforeEach(() => boli.setClock(now))
afterAll(() => boli.server.close())

const analyticsOf = async (who: Person, zone = timeZone) =>
  (await who.get(`/analytics?timeZone=${encodeURIComponent(zone)}`)).as(analytics.reply)

const log = (seed: number, count: number, days: number) =>
  generateLog({ seed, count, days, until: now }, { exercises: exercises.map(({ id }) => id), words })

/** The day in India, counted by hand: five and a half hours ahead, no clock ever changes. */
const indianDay = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const isRight = ({ verdict }: LoggedAnswer) => verdict !== 'wrong'
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
const tally = (answers: LoggedAnswer[]) => {
  return { answers: answers.length, right: answers.filter(isRight).length }
}
const tallyMs = (answers: LoggedAnswer[]) => {
  return { ...tally(answers), ms: total(answers.map(({ ms }) => Math.min(ms, 60_000))) }
}
const inDays = (answers: LoggedAnswer[]) =>
  [...Map.groupBy(answers, ({ at }) => indianDay(at))]
    .map(([day, parts]) => ({ day, ...tallyMs(parts) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

const skillOfType: [end: RegExp, skill: string][] = [
  [/TYPE$/, 'type'],
  [/ORDER$/, 'order'],
  [/RECORD$/, 'speak'],
  [/^LISTEN/, 'listen'],
  [/^WATCH/, 'watch'],
  [/^READING/, 'read'],
]

describe.each([
  { span: 'a few weeks', seed: 11, count: 900, days: 60 },
  { span: 'two years', seed: 12, count: 2500, days: 730 },
  { span: 'a single answer', seed: 13, count: 1, days: 1 },
])('over $span, every number equals a count by hand', ({ seed, count, days }) => {
  let student: Person
  let answers: LoggedAnswer[]
  beforeAll(async () => {
    student = await boli.person()
    answers = log(seed, count, days)
    await insertLog(boli.server, student.id, answers)
    // Somebody else's answers count for nobody else.
    await insertLog(boli.server, (await boli.person()).id, log(seed + 100, 50, days))
  })
  const recent = () => answers.filter(({ at }) => indianDay(at) >= '2026-08-24')

  test('days, answers and time', async () => {
    const shown = await analyticsOf(student)
    expect(shown.today).toBe('2026-11-21')
    // 53 weeks, the last of which began on Monday the 16th.
    expect(shown.days).toEqual(inDays(answers).filter(({ day }) => day >= '2025-11-17'))
    expect(shown.totals).toEqual({ days: inDays(answers).length, ...tallyMs(answers) })
  })

  test('accuracy by skill, of the last ninety days', async () => {
    const lately = recent().filter(({ isReview }) => !isReview)
    const typeOf = new Map(exercises.map(({ id, type }) => [id, type]))
    const skill = ({ item }: LoggedAnswer) =>
      skillOfType.find(([end]) => end.test(typeOf.get(item) ?? ''))?.[1]
    expect((await analyticsOf(student)).skills).toEqual(
      ['listen', 'read', 'watch', 'type', 'order', 'speak'].map((name) => {
        return { skill: name, ...tally(lately.filter((answer) => skill(answer) === name)) }
      }),
    )
  })

  test('the weakest lessons and words, of those one may open', async () => {
    const { lessons, words: weakWords } = (await analyticsOf(student)).weakest
    const free = ['hindi-market-mangoes', 'hindi-market-weights', 'hindi-letters-ma']
    const weakestOf = (ids: string[], of: (id: string) => LoggedAnswer[], fewest: number) =>
      ids
        .map((id) => ({ id, ...tally(of(id)) }))
        .filter((one) => one.answers >= fewest && one.right < one.answers * 0.85)
        .toSorted(
          (one, other) =>
            one.right / one.answers - other.right / other.answers ||
            other.answers - one.answers ||
            (one.id < other.id ? -1 : 1),
        )
    const inLesson = (lesson: string) => {
      const ids = exercises.filter((one) => one.lesson === lesson).map(({ id }) => id)
      return recent().filter(({ item, isReview }) => !isReview && ids.includes(item))
    }
    expect(lessons.map(({ place, ...rest }) => ({ id: place.lessonId, ...rest }))).toEqual(
      weakestOf(free, inLesson, 5),
    )
    const ofWord = (id: string) => recent().filter(({ item, isReview }) => isReview && item === id)
    expect(weakWords.map(({ id, answers, right }) => ({ id, answers, right }))).toEqual(
      weakestOf(words, ofWord, 3).slice(0, 6),
    )
  })

  test('all own answers, page by page, the latest first', async () => {
    const ids: string[] = []
    let { items, next } = (await analyticsOf(student)).attempts
    for (;;) {
      ids.push(...items.map(({ id }) => id))
      if (next === null) break
      ;({ items, next } = (await student.get(`/analytics/attempts?cursor=${next}`)).as(ownAttempts.reply))
    }
    const byHand = answers.toSorted(
      (one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1),
    )
    expect(ids).toEqual(byHand.map(({ id }) => id))
  })

  test('what is no place in the list begins it anew', async () => {
    const pageAt = async (query: string) =>
      (await student.get(`/analytics/attempts${query}`)).as(ownAttempts.reply)
    const first = await pageAt('')
    for (const cursor of ['nowhere', `1.${'-'.repeat(36)}`])
      expect(await pageAt(`?cursor=${cursor}`)).toEqual(first)
  })

  test('points: exercises when first right, and each word once a day', async () => {
    const goals = (await student.get(`/goals?timeZone=${timeZone}`)).as(motivation.reply)
    const firstRight = new Set(answers.filter((one) => !one.isReview && isRight(one)).map(({ item }) => item))
    const due = new Set(
      answers.filter(({ isReview }) => isReview).map(({ item, at }) => `${item} ${indianDay(at)}`),
    )
    expect(goals.points?.total).toBe(firstRight.size + due.size)
    const thisWeek = answers.filter(({ at }) => indianDay(at) >= '2026-11-16')
    expect(goals.week.minutes).toBe(Math.floor(tallyMs(thisWeek).ms / 60_000))
  })
})

test('words known and the forecast are counts of the cards', async () => {
  const student = await boli.person()
  const { upTo, oneOf } = dice(21)
  const cards = words.map((item) => {
    const state = oneOf([0, 2, 2, 3])
    const lastReview = state === 0 ? null : new Date(now.getTime() - upTo(20) * 86_400_000)
    return { item, state, lastReview, due: new Date(now.getTime() + (upTo(24) - 8) * 86_400_000) }
  })
  for (const { item, state, lastReview, due } of cards) {
    await boli.server
      .sql`insert into review_cards (student_id, item_id, kind, created_at, state, due, stability,
      last_review) values (${student.id}, ${item}, 'word', ${now}, ${state}, ${due}, ${state * 100}, ${lastReview})`
  }
  const shown = await analyticsOf(student)
  const waiting = cards.filter(({ state }) => state > 0)
  const days = Array.from({ length: 14 }, (_, ahead) =>
    indianDay(new Date(now.getTime() + ahead * 86_400_000)),
  )
  const dayOf = ({ due, lastReview }: (typeof cards)[number]) => {
    const earliest = indianDay(lastReview ?? now) === days[0] ? days[1] : days[0]
    return [indianDay(due), earliest ?? ''].toSorted().at(-1)
  }
  expect(shown.forecast).toEqual(
    days.map((day) => ({ day, due: waiting.filter((card) => dayOf(card) === day).length })),
  )
  expect(shown.words).toEqual([cards.length - waiting.length, 0, 0, 0, waiting.length])
})

test('what was typed and drilled tells which letters are confused', async () => {
  const student = await boli.person()
  await fail(student, 'e7', 'आन')
  await fail(student, 'e7', 'आन')
  await fail(student, 'e7', 'केला')
  await student.post('/script/events', {
    events: [{ id: dice(3).id(), kind: 'mixed-up', item: 'gha', instead: 'dha' }],
  })
  expect((await analyticsOf(student)).confusions).toEqual([
    { expected: 'म', given: 'न', count: 2, examples: [{ expected: 'आम', given: 'आन' }] },
    { expected: 'घ', given: 'ध', count: 1, examples: [{ expected: 'घ', given: 'ध' }] },
  ])
})

test('an own answer says what was asked, what was answered, and what is right', async () => {
  const student = await boli.person()
  await complete(student, 'e7', given('आम'))
  await meet(student, 'aam')
  boli.later(1)
  await student.post('/review/answers', { cardId: 'hindi.aam', ...given('hindi.kelaa') })
  const { items } = (await analyticsOf(student)).attempts
  expect(items).toMatchObject([
    {
      ...{ question: 'What does this word mean?', hindi: 'आम', answer: 'banana', right: 'mango' },
      ...{ verdict: 'wrong', place: { lessonId: 'hindi-market-mangoes' } },
    },
    { answer: 'आम', right: 'आम', verdict: 'exact', at: now.toISOString() },
  ])
})

test('a new student has nothing, and all of it is there', async () => {
  const shown = await analyticsOf(await boli.person())
  expect(shown).toMatchObject({
    ...{ days: [], words: [0, 0, 0, 0, 0], confusions: [], weakest: { lessons: [], words: [] } },
    ...{ totals: { days: 0, answers: 0, right: 0, ms: 0 }, attempts: { items: [], next: null } },
  })
  expect(shown.forecast).toHaveLength(14)
})

test("an admin's answers, and an admin's as somebody, are in no number", async () => {
  const [student, admin] = [await boli.person(), await boli.person({ role: 'ADMIN' })]
  await fail(admin, 'e7', 'आन')
  await boli.server
    .sql`update auth_sessions set impersonator_id = ${admin.id} where student_id = ${student.id}`
  await fail(student, 'e7', 'आन')
  await complete(student, 'e12', given('सौ रुपये किलो'))
  for (const who of [student, admin]) {
    expect((await analyticsOf(who)).totals).toEqual({ days: 0, answers: 0, right: 0, ms: 0 })
  }
})

test('a hundred thousand answers of one student are all counted', async () => {
  const student = await boli.person()
  for (const part of [1, 2, 3, 4]) await insertLog(boli.server, student.id, log(30 + part, 25_000, 700))
  await boli.server.sql`analyze attempts, review_log`
  const { totals } = await analyticsOf(student)
  expect(totals.answers).toBe(100_000)
  expect((await student.get('/goals?timeZone=Asia%2FKolkata')).status).toBe(200)
}, 60_000)
