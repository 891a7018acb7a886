import { randomUUID } from 'node:crypto'
import { type Card, createEmptyCard, fsrs, type Grade } from 'ts-fsrs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { myMistakes, myWords } from '#calls/review.ts'
import {
  answerTo,
  complete,
  fail,
  firstDay,
  given,
  itemsOf,
  lesson,
  meet,
  place,
  sessionOf,
  startReviewServer,
} from './review-for-tests.ts'

let boli: Awaited<ReturnType<typeof startReviewServer>>
beforeAll(async () => {
  boli = await startReviewServer()
})
beforeEach(() => boli.setClock(firstDay))
afterAll(() => boli.server.close())

/** Known with help on a later day than the last, it has done its step. */
function scheduleOf({ last_review }: Card, { rating, at }: { rating: number; at: Date }) {
  const dayIn = (moment: Date) => moment.toISOString().slice(0, 10)
  const isDone = rating === 2 && last_review !== undefined && dayIn(last_review) < dayIn(at)
  return fsrs(isDone ? { learning_steps: [], relearning_steps: [] } : {})
}

describe('an answer of the review', () => {
  test('is judged here, whatever the browser thinks, and moves the day', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kelaa')
    boli.later(1)
    expect(await answerTo(student, 'hindi.aam', given('hindi.kelaa'))).toMatchObject({
      correct: false,
      feedback: 'केला means “banana”.',
    })
    expect(await answerTo(student, 'hindi.kelaa', given('kela'))).toMatchObject({ correct: true })
    expect((await student.post('/review/answers', { cardId: 'hindi.seb', ...given('सेब') })).status).toBe(404)
    expect((await student.post('/review/answers', { cardId: 'hindi.aam' })).status).toBe(400)
  })

  test('counts once, from two devices too', async () => {
    const student = await boli.person()
    await meet(student, 'aam')
    boli.later(1)
    const again = { id: randomUUID() }
    const replies = await Promise.all(
      [1, 2, 3].map(() => answerTo(student, 'hindi.aam', given('hindi.aam', again))),
    )
    expect(new Set(replies.map(({ due }) => due)).size).toBe(1)
    const [log] = await boli.server
      .sql`select count(*)::int as count from review_log where student_id = ${student.id}`
    expect(log?.count).toBe(1)
    const [card] = await boli.server.sql`select reps from review_cards where student_id = ${student.id}`
    expect(card?.reps).toBe(1)
  })

  test('that waited on the device counts for the hour it was given in, a week back at most', async () => {
    const student = await boli.person()
    await fail(student, 'e7', 'केला')
    boli.later(2)
    const hour = 3_600_000
    await answerTo(student, `${lesson}.e7`, given('आम', { ago: 20 * hour }))
    const exerciseId = `${lesson}.e7`
    const late = { exerciseId, attempt: given('केला', { ago: 90 * 24 * hour }) }
    expect((await student.post('/attempts', late)).status).toBe(200)
    const attempts = await boli.server.sql<{ hours: number }[]>`
      select round(extract(epoch from ${boli.now()}::timestamptz - answered_at) / 3600)::int as hours
      from attempts where student_id = ${student.id} order by answered_at`
    expect(attempts.map(({ hours }) => hours)).toEqual([168, 48, 20])
  })

  test('given while the lesson was open is kept, though the subscription ended before it was sent', async () => {
    const student = await boli.person()
    const howMuch = 'hindi-market-how-much'
    const ends = new Date(firstDay.getTime() + 2 * 86_400_000)
    await boli.server
      .sql`insert into subscriptions (id, student_id, language_id, plan_nickname, provider, is_paid, starts_at, ends_at)
      values (${`ends ${student.id}`}, ${student.id}, 'hindi', 'Plan', 'sandbox', true, '2020-01-01', ${ends})`
    const there = { ...place, chapter: 'hindi-market.bargain', lesson: howMuch }
    const day = 86_400_000
    const send = async (ago: number) => {
      const attempt = (answer: string) => given(answer, { ago })
      const replies = [
        await student.post('/attempts', { exerciseId: `${howMuch}.e1`, attempt: attempt('सौ') }),
        await student.post('/updateuserprogress', {
          ...there,
          ...{ completedExerciseId: `${howMuch}.e1`, attempt: attempt('सात') },
        }),
        await student.post('/review/answers', { cardId: `${howMuch}.e1`, ...attempt('सात') }),
      ]
      return replies.map(({ status }) => status)
    }
    boli.later(1)
    expect(await send(0)).toEqual([200, 200, 200])
    boli.later(3)
    // Four days in: it has ended for two.
    expect(await send(0)).toEqual([403, 403, 403])
    expect(await send(day)).toEqual([403, 403, 403])
    expect(await send(3 * day)).toEqual([200, 200, 200])
    const [log] = await boli.server.sql<{ count: number }[]>`
      select count(*)::int as count from attempts where student_id = ${student.id}`
    expect(log?.count).toBe(6)
  })

  test('of an exercise is an attempt like any other', async () => {
    const student = await boli.person()
    await fail(student, 'e7', 'केला')
    boli.later(1)
    await answerTo(student, `${lesson}.e7`, given('आम'))
    const attempts = await boli.server
      .sql`select verdict from attempts where student_id = ${student.id} order by answered_at`
    expect(attempts.map(({ verdict }) => verdict)).toEqual(['wrong', 'exact'])
  })

  test('leaves a log from which ts-fsrs makes the very same cards', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kelaa', 'do')
    await fail(student, 'e6', ['आम', 'दो'])
    for (const [days, answer] of [1, 0.01, 1, 3, 9, 1, 30].entries()) {
      boli.later(answer)
      for (const { cardId, exercise } of (await sessionOf(student)).items) {
        const isRight = (days + cardId.length) % 4 !== 0
        const right = exercise.options.answerWords ?? exercise.options.answer
        await answerTo(
          student,
          cardId,
          given(isRight ? right : 'गलत', { hints: days % 2, ms: 2000 + days * 3000 }),
        )
      }
    }
    const log = await boli.server.sql<{ item: string; rating: number; at: Date }[]>`
      select item_id as item, rating, reviewed_at as at from review_log where student_id = ${student.id} order by place`
    const cards = await boli.server
      .sql`select item_id, created_at, due, stability, difficulty, state, reps, lapses
      from review_cards where student_id = ${student.id} and reps > 0`
    expect(log.length).toBeGreaterThan(10)
    expect(cards.length).toBeGreaterThan(3)
    for (const { item_id, created_at, ...kept } of cards) {
      const replayed = log
        .filter(({ item }) => item === item_id)
        .reduce<Card>(
          (card, { rating, at }) => scheduleOf(card, { rating, at }).next(card, at, rating as Grade).card,
          createEmptyCard(created_at),
        )
      const { due, stability, difficulty, state, reps, lapses } = replayed
      expect(kept).toEqual({ due, stability, difficulty, state, reps, lapses })
    }
  })

  test('that comes with an earlier clock counts from the last one', async () => {
    const student = await boli.person()
    await meet(student, 'aam')
    boli.later(3)
    const first = await answerTo(student, 'hindi.aam', given('hindi.aam'))
    boli.later(-2)
    const second = await answerTo(student, 'hindi.aam', given('hindi.aam'))
    expect(second.due > first.due).toBe(true)
    // What was done on a day is a matter of the log, which says when it was.
    const log = await boli.server.sql<{ days: number }[]>`
      select round(extract(epoch from ${boli.now()}::timestamptz - reviewed_at) / 86400)::int as days
      from review_log where student_id = ${student.id} order by place`
    expect(log.map(({ days }) => days)).toEqual([-2, 0])
  })

  test('is only ever added to the log', async () => {
    await expect(boli.server.sql`update review_log set rating = 4`).rejects.toThrow(
      'ratings are only ever added',
    )
  })
})

describe('the notebook', () => {
  test('lists my words, found in Devanagari, in any roman, in English', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kelaa', 'rupayaa')
    const found = async (search: string) =>
      (await student.get(`/myWords?search=${encodeURIComponent(search)}`))
        .as(myWords.reply)
        .words.map(({ meaning }) => meaning)
    expect(await found('')).toHaveLength(3)
    expect(await found('आम')).toEqual(['mango'])
    expect(await found('AM')).toEqual(['mango'])
    expect(await found('kela')).toEqual(['banana'])
    expect(await found('banan')).toEqual(['banana'])
    expect(await found('कुछ')).toEqual([])
    const [word] = (await student.get('/myWords?search=mango')).as(myWords.reply).words
    expect(word).toMatchObject({ native: 'आम', roman: 'aam', strength: 0, lapses: 0 })
    // It was met today, and today's review does not ask for it.
    expect(word?.due).toBe('2026-11-21T00:00:00.000Z')
    expect(word?.audio).toMatch(/^\/media\/voice\//)
  })

  test('comes page by page, each word once', async () => {
    const student = await boli.person()
    await boli.server.sql`insert into review_cards (student_id, item_id, kind, created_at, due)
      select ${student.id}, vocabularies.id, 'word', ${firstDay}, ${firstDay} from vocabularies`
    const first = (await student.get('/myWords')).as(myWords.reply)
    expect(first).toMatchObject({ total: 9, next: null })
    expect(new Set(first.words.map(({ id }) => id)).size).toBe(9)
    const cursor = `${firstDay.getTime()}.${first.words[3]?.id}`
    const rest = (await student.get(`/myWords?cursor=${cursor}`)).as(myWords.reply)
    expect(rest.words.map(({ id }) => id)).toEqual(first.words.slice(4).map(({ id }) => id))
  })

  test('keeps a mistake with what was written, what is right, and why, until it is mended on two days', async () => {
    const student = await boli.person()
    await fail(student, 'e7', 'केला')
    const mistakes = async () => (await student.get('/myMistakes')).as(myMistakes.reply)
    expect(await mistakes()).toMatchObject({
      total: 1,
      mistakes: [
        {
          exerciseId: 'hindi-market-mangoes.e7',
          hindi: 'आम',
          written: 'केला',
          right: 'आम',
          isHalfMended: false,
          place: { languageId: 'hindi', courseId: 'hindi-market', lessonId: lesson },
        },
      ],
    })
    expect((await mistakes()).mistakes[0]?.why).toContain('banana')
    await complete(student, 'e7', given('आम', { hints: 1 }))
    expect((await mistakes()).mistakes[0]?.isHalfMended).toBe(true)
    boli.later(1)
    expect(await itemsOf(student)).toContain(`${lesson}.e7`)
    await answerTo(student, `${lesson}.e7`, given('आम'))
    expect(await mistakes()).toMatchObject({ total: 0, mistakes: [] })
    boli.later(30)
    expect(await itemsOf(student)).not.toContain(`${lesson}.e7`)
    await fail(student, 'e7', 'सेब')
    expect((await mistakes()).mistakes[0]).toMatchObject({ written: 'सेब' })
  })

  test("shows nobody else's", async () => {
    const [one, other] = await Promise.all([boli.person(), boli.person()])
    await meet(one, 'aam')
    await fail(one, 'e6', ['आम'])
    expect((await other.get('/myWords')).as(myWords.reply).total).toBe(0)
    expect((await other.get('/myMistakes')).as(myMistakes.reply).total).toBe(0)
    expect((await other.post('/review/answers', { cardId: 'hindi.aam', ...given('आम') })).status).toBe(404)
  })
})
