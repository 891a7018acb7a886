import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviewLoad } from '#calls/review.ts'
import type { Person } from './learner-for-tests.ts'
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

const cardsOf = ({ id }: Person) => boli.server.sql<{ item: string; kind: string; state: number }[]>`
  select item_id as item, kind, state from review_cards where student_id = ${id} order by item_id`

describe('lessons feed the review, unasked', () => {
  test('a word that was met is asked for from the next day on, not the same day', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kelaa')
    expect(await sessionOf(student)).toMatchObject({ due: 0, minutes: 0, items: [], hasBegun: true })
    boli.later(1)
    const { due, minutes, items } = await sessionOf(student)
    expect({ due, minutes }).toEqual({ due: 2, minutes: 1 })
    expect(items.map(({ kind, task, strength }) => ({ kind, task, strength }))).toEqual([
      { kind: 'word', task: 'read', strength: 0 },
      { kind: 'word', task: 'read', strength: 0 },
    ])
  })

  test('a word met twice, and an answer sent again, count once', async () => {
    const student = await boli.person()
    await meet(student, 'aam')
    await meet(student, 'aam')
    const attempt = given('आम')
    const done = { ...place, completedExerciseId: `${lesson}.e7`, attempt }
    await Promise.all([student.post('/updateuserprogress', done), student.post('/updateuserprogress', done)])
    await student.post('/updateuserprogress', done)
    expect(await cardsOf(student)).toEqual([{ item: 'hindi.aam', kind: 'word', state: 1 }])
    const log = await boli.server.sql`select rating, source from review_log where student_id = ${student.id}`
    expect([...log]).toEqual([{ rating: 3, source: 'lesson' }])
  })

  test('letters are letters; sentences come from what is ordered, typed or read', async () => {
    const student = await boli.person()
    await student.post('/updateuserprogress', {
      ...place,
      unit: 'hindi-letters',
      chapter: 'hindi-letters.first',
      lesson: 'hindi-letters-ma',
      completedVocabularyId: 'hindi.letter-ma',
    })
    await complete(student, 'e5', given('Two kilos of mangoes, please.'))
    await complete(student, 'e6', given(['दो', 'किलो', 'आम', 'दीजिए']))
    await complete(student, 'e12', given('सौ रुपये किलो'))
    await complete(student, 'e14', given('At the market'))
    await complete(student, 'e8', given(''))
    expect(await cardsOf(student)).toEqual([
      { item: 'hindi-market-mangoes.e12', kind: 'sentence', state: 1 },
      { item: 'hindi-market-mangoes.e14', kind: 'sentence', state: 1 },
      { item: 'hindi-market-mangoes.e6', kind: 'sentence', state: 1 },
      { item: 'hindi.letter-ma', kind: 'letter', state: 0 },
    ])
  })

  test('an admin, and an admin as somebody, leave no trace', async () => {
    const admin = await boli.person({ role: 'ADMIN' })
    const student = await boli.person()
    await meet(student, 'aam')
    boli.later(1)
    await boli.server
      .sql`update auth_sessions set impersonator_id = ${admin.id} where student_id = ${student.id}`
    await Promise.all([meet(admin, 'aam'), meet(student, 'kelaa'), fail(student, 'e7', 'केला')])
    const judged = await answerTo(student, 'hindi.aam', given('hindi.aam'))
    expect(judged).toMatchObject({ correct: true, due: firstDay.toISOString() })
    expect(await cardsOf(admin)).toEqual([])
    expect(await cardsOf(student)).toEqual([{ item: 'hindi.aam', kind: 'word', state: 0 }])
    expect(await sessionOf(admin)).toMatchObject({ due: 0, hasBegun: false })
  })
})

describe("today's review", () => {
  test('comes in the shapes of exercises, with its media, and grows with the memory', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kelaa', 'seb', 'do')
    boli.later(1)
    const read = (await sessionOf(student)).items.find(({ cardId }) => cardId === 'hindi.aam')
    expect(read?.exercise).toMatchObject({
      questionType: 'READING WITH TEXT',
      question: 'What does this word mean?',
      content: 'आम',
      options: { answer: 'hindi.aam', saidEnglish: 'mango' },
    })
    const options = Object.values(read?.exercise.options ?? {}).filter((option) => typeof option === 'object')
    expect(options.filter((option) => 'key' in option)).toHaveLength(4)
    await answerTo(student, 'hindi.aam', given('hindi.aam'))
    boli.later(1)
    await answerTo(student, 'hindi.aam', given('hindi.aam'))
    boli.later(8)
    const hear = (await sessionOf(student)).items.find(({ cardId }) => cardId === 'hindi.aam')
    expect(hear).toMatchObject({ task: 'hear', exercise: { questionType: 'LISTEN WITH TEXT', content: '' } })
    expect(hear?.exercise.audio).toMatch(/^\/media\/voice\//)
    await answerTo(student, 'hindi.aam', given('hindi.aam'))
    boli.later(45)
    const write = (await sessionOf(student)).items.find(({ cardId }) => cardId === 'hindi.aam')
    expect(write).toMatchObject({
      task: 'write',
      exercise: { questionType: 'LISTEN WITH TYPE', english: 'mango', hindi: '', options: { answer: 'आम' } },
    })
  })

  test('never puts two of one sentence in a row', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kilo', 'kelaa')
    await complete(student, 'e6', given(['दो', 'किलो', 'आम', 'दीजिए']))
    await complete(student, 'e11', given(['आम', 'कितने', 'के', 'हैं']))
    await complete(student, 'e12', given('सौ रुपये किलो'))
    boli.later(1)
    const { items } = await sessionOf(student)
    expect(items.length).toBeGreaterThan(3)
    for (const [at, { about, mentions }] of items.entries()) {
      const next = items[at + 1]
      if (!next) continue
      expect(next.about).not.toBe(about)
      expect(mentions).not.toContain(next.about)
      expect(next.mentions).not.toContain(about)
    }
  })

  test('asks a thing once a day; after midnight, where the student lives, it may come again', async () => {
    const student = await boli.person()
    boli.setClock(new Date('2026-11-20T20:00:00Z'))
    await meet(student, 'aam')
    // In India it is the 21st already: the word was met today.
    boli.setClock(new Date('2026-11-21T10:00:00Z'))
    expect((await sessionOf(student, 'Asia/Kolkata')).due).toBe(0)
    boli.setClock(new Date('2026-11-21T10:01:00Z'))
    expect((await sessionOf(student, 'America/New_York')).due).toBe(1)
    await answerTo(student, 'hindi.aam', given('hindi.kelaa'))
    expect((await sessionOf(student, 'America/New_York')).due).toBe(0)
    boli.setClock(new Date('2026-11-22T04:59:00Z'))
    expect((await sessionOf(student, 'America/New_York')).due).toBe(0)
    boli.setClock(new Date('2026-11-22T05:01:00Z'))
    expect((await sessionOf(student, 'America/New_York')).due).toBe(1)
    const [row] = await boli.server.sql`select time_zone from students where id = ${student.id}`
    expect(row?.time_zone).toBe('America/New_York')
    expect((await sessionOf(student, 'Nowhere/Land')).due).toBe(1)
    // The days of the goal and of the streak know of the journey too.
    const stays = await boli.server.sql`select since, time_zone from zone_stays
      where student_id = ${student.id} order by since`
    expect(stays.map(({ since, time_zone }) => [since.toISOString(), time_zone])).toEqual([
      ['2026-11-21T10:00:00.000Z', 'Asia/Kolkata'],
      ['2026-11-21T10:01:00.000Z', 'America/New_York'],
    ])
  })

  test('after a break it never asks for more than its measure, and says that it is catching up', async () => {
    const student = await boli.person()
    await meet(student, 'aam')
    await boli.server
      .sql`insert into review_cards (student_id, item_id, kind, created_at, due, state, stability, difficulty,
        last_review, reps)
      select ${student.id}, exercises.id, 'sentence', ${firstDay}, ${firstDay}, 2, 5, 5, ${firstDay}, 3
      from exercises where is_active on conflict do nothing`
    boli.later(40)
    const answered = (source: string, things: number, at: Date) =>
      boli.server
        .sql`insert into review_log (student_id, id, item_id, kind, source, rating, state, verdict, answer, ms,
          hints, reviewed_at)
        select ${student.id}, gen_random_uuid(), ${`${source} ${at.getTime()} `} || n, 'word', ${source}, 3, 2, 'exact', '""', 30000, 0, ${at}
        from generate_series(1, ${things}::int) n`
    await answered('review', 55, boli.now())
    // Neither what lessons asked for nor what was asked yesterday is of today's measure.
    await answered('lesson', 30, boli.now())
    await answered('review', 30, new Date(boli.now().getTime() - 86_400_000))
    const load = (await student.get('/review/load?timeZone=UTC')).as(reviewLoad.reply)
    const { forecast } = await sessionOf(student)
    expect(forecast[0]?.due).toBeGreaterThan(5)
    expect(load).toEqual({ due: 5, minutes: 3, isCatchingUp: true, hasBegun: true })

    // Whoever chose less a day has done it.
    await boli.server
      .sql`insert into goals (student_id, shows_streak, rest_days, shows_points, reviews_a_day, changed_at)
      values (${student.id}, true, 2, true, 40, ${boli.now()})`
    const less = (await student.get('/review/load?timeZone=UTC')).as(reviewLoad.reply)
    expect(less).toMatchObject({ due: 0, isCatchingUp: true })
  })

  test('tells of all that is due, however much it is', async () => {
    const student = await boli.person()
    await meet(student, 'aam')
    // More than is read for one day, of things that are taught no more: they are asked on none.
    await boli.server
      .sql`insert into review_cards (student_id, item_id, kind, created_at, due, state, stability, difficulty,
        last_review, reps)
      select ${student.id}, 'gone.' || n, 'word', ${firstDay}, ${firstDay}, 2, 5, 5, ${firstDay}, 3
      from generate_series(1, 299) n`
    await boli.server
      .sql`insert into review_cards (student_id, item_id, kind, created_at, due, state, stability, difficulty,
        last_review, reps)
      select ${student.id}, exercises.id, 'sentence', ${firstDay}, ${firstDay}, 2, 5, 5, ${firstDay}, 3
      from exercises where lesson_id = ${lesson} and is_active`
    boli.later(40)
    const [open] = await boli.server.sql<{ count: number }[]>`select count(*)::int as count from exercises
      where lesson_id = ${lesson} and is_active`
    const { items, forecast } = await sessionOf(student)
    const asked = items.filter(({ kind }) => kind === 'sentence').length
    const fresh = items.length - asked
    expect(forecast.reduce((all, { due }) => all + due, asked)).toBe((open?.count ?? 0) + 1 - fresh)
  })

  test('reads first what can still be caught, where more is due than is read for one day', async () => {
    const student = await boli.person()
    const remembered = (ids: string[], stability: number) =>
      boli.server
        .sql`insert into review_cards (student_id, item_id, kind, created_at, due, state, stability, difficulty,
          last_review, reps)
        select ${student.id}, id, 'sentence', ${firstDay}, ${firstDay}, 2, ${stability}, 5, ${firstDay}, 3
        from unnest(${ids}::text[]) id`
    await remembered(
      Array.from({ length: 300 }, (_, n) => `gone.${n}`),
      0.1,
    )
    await remembered([`${lesson}.e1`], 5)
    boli.later(40)
    expect(await itemsOf(student)).toEqual([`${lesson}.e1`])
  })

  test('tells what the next days bring', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kelaa')
    const { forecast } = await sessionOf(student)
    expect(forecast).toEqual(
      ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(
        (day, at) => ({ day, due: at === 0 ? 2 : 0 }),
      ),
    )
    boli.later(1)
    await answerTo(student, 'hindi.aam', given('hindi.aam', { ms: 1000 }))
    await answerTo(student, 'hindi.kelaa', given('hindi.aam'))
    const after = await sessionOf(student)
    expect(after.due).toBe(0)
    expect(after.forecast[0]).toEqual({ day: '2026-11-22', due: 1 })
  })

  test('leaves out what is no longer open', async () => {
    const star = await boli.person({ is_star: true })
    const there = { ...place, chapter: 'hindi-market.bargain', lesson: 'hindi-market-how-much' }
    await star.post('/updateuserprogress', {
      ...there,
      completedExerciseId: 'hindi-market-how-much.e1',
      attempt: given('सात'),
    })
    boli.later(1)
    expect(await itemsOf(star)).toContain('hindi-market-how-much.e1')
    await boli.server.sql`update students set is_star = false where id = ${star.id}`
    expect(await itemsOf(star)).not.toContain('hindi-market-how-much.e1')
    const refused = await star.post('/review/answers', { cardId: 'hindi-market-how-much.e1', ...given('सौ') })
    expect(refused.status).toBe(403)
  })

  test('tells of no day what is no longer open, met or answered', async () => {
    const star = await boli.person({ is_star: true })
    await star.post('/updateuserprogress', {
      ...place,
      chapter: 'hindi-market.bargain',
      lesson: 'hindi-market-how-much',
      completedExerciseId: 'hindi-market-how-much.e1',
      attempt: given('सात'),
    })
    const dueNext = async () => (await sessionOf(star)).forecast.map(({ due }) => due)
    expect(await dueNext()).toEqual([2, 0, 0, 0, 0, 0, 0])
    // The word stands in an open lesson as well.
    await boli.server.sql`update students set is_star = false where id = ${star.id}`
    expect(await dueNext()).toEqual([1, 0, 0, 0, 0, 0, 0])
    await boli.server.sql`update review_cards set state = 0, last_review = null
      where student_id = ${star.id} and item_id = 'hindi-market-how-much.e1'`
    expect(await dueNext()).toEqual([1, 0, 0, 0, 0, 0, 0])
  })

  test('asks for what is open, however much of what is closed could be caught before it', async () => {
    const student = await boli.person()
    const remembered = (ids: string[], state: number, stability: number) =>
      boli.server
        .sql`insert into review_cards (student_id, item_id, kind, created_at, due, state, stability, difficulty,
          last_review, reps)
        select ${student.id}, id, 'sentence', ${firstDay}, ${firstDay}, ${state}, ${stability}, 5,
          ${state === 0 ? null : firstDay}, 3
        from unnest(${ids}::text[]) id`
    const closed = (name: string) => Array.from({ length: 300 }, (_, n) => `${name}.${n}`)
    await remembered(closed('due'), 2, 5)
    await remembered(closed('met'), 0, 0)
    boli.later(1)
    await meet(student, 'aam')
    await remembered([`${lesson}.e1`], 2, 30)
    boli.later(39)
    expect(await sessionOf(student)).toMatchObject({
      due: 2,
      isCatchingUp: false,
      items: [{ cardId: `${lesson}.e1` }, { cardId: 'hindi.aam' }],
      forecast: [0, 0, 0, 0, 0, 0, 0].map((due) => ({ due })),
    })
  })
})
