import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { motivation } from '#calls/goals.ts'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { answered, type Person } from './learner-for-tests.ts'
import { complete, fail, firstDay, given, meet, startReviewServer } from './review-for-tests.ts'

let boli: Awaited<ReturnType<typeof startReviewServer>>
beforeAll(async () => {
  boli = await startReviewServer()
})
beforeEach(() => boli.setClock(firstDay))
afterAll(() => boli.server.close())

const goalsOf = async (who: Person, timeZone = 'UTC') =>
  (await who.get(`/goals?timeZone=${encodeURIComponent(timeZone)}`)).as(motivation.reply)

const put = (bearer: string, body: unknown) =>
  answered(
    fetch(`${boli.server.url}/api/goals`, {
      method: 'PUT',
      headers: { authorization: bearer, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

const review = (who: Person, cardId: string, attempt = given('hindi.aam')) =>
  who.post('/review/answers', { cardId, ...attempt })

describe('points come for first-time and due work, once', () => {
  test('a right answer brings one, a wrong one none, and the same exercise none again', async () => {
    const student = await boli.person()
    await fail(student, 'e7', 'केला')
    expect((await goalsOf(student)).points).toEqual({ today: 0, week: 0, total: 0 })
    const attempt = given('आम')
    await Promise.all([complete(student, 'e7', attempt), complete(student, 'e7', attempt)])
    await complete(student, 'e7', given('आम'))
    boli.later(1)
    await complete(student, 'e7', given('आम'))
    expect((await goalsOf(student)).points).toEqual({ today: 0, week: 1, total: 1 })
  })

  test('a due review brings one a day, right or not, and sent again none', async () => {
    const student = await boli.person()
    await meet(student, 'aam', 'kelaa')
    boli.later(1)
    const attempt = given('hindi.aam')
    await review(student, 'hindi.aam', attempt)
    await review(student, 'hindi.aam', attempt)
    await review(student, 'hindi.aam')
    await review(student, 'hindi.kelaa')
    expect((await goalsOf(student)).points).toEqual({ today: 2, week: 2, total: 2 })
  })

  test('what a lesson asked for today is not due today', async () => {
    const student = await boli.person()
    await meet(student, 'aam')
    boli.later(1)
    await complete(student, 'e7', given('आम'))
    await review(student, 'hindi.aam')
    expect((await goalsOf(student)).points).toEqual({ today: 1, week: 1, total: 1 })
  })
})

describe('the streak', () => {
  test('counts days with finished work, and lives through two rest days a week', async () => {
    const student = await boli.person()
    // Monday, Tuesday, Friday; the Wednesday and Thursday between are rest.
    boli.setClock(new Date('2026-11-23T10:00:00Z'))
    await meet(student, 'aam')
    boli.later(1)
    await meet(student, 'kelaa')
    boli.later(3)
    expect((await goalsOf(student)).streak).toEqual({
      ...{ length: 2, best: 2, isTodayDone: false },
      ...{ restLeft: 0, isCut: false },
    })
    await meet(student, 'seb')
    expect((await goalsOf(student)).streak).toEqual({
      ...{ length: 3, best: 3, isTodayDone: true },
      ...{ restLeft: 0, isCut: false },
    })
    boli.later(2)
    expect((await goalsOf(student)).streak).toEqual({
      ...{ length: 1, best: 3, isTodayDone: false },
      ...{ restLeft: 0, isCut: true },
    })
  })

  test('a day of the first week before the first work is no rest', async () => {
    const student = await boli.person()
    const begunBehind = async () =>
      (await goalsOf(student)).week.days.filter(({ isBefore }) => isBefore).map(({ day }) => day)
    // A Friday on which nothing is done yet, and the Sunday after some work on it.
    const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
    expect(await begunBehind()).toEqual(week)
    await meet(student, 'aam')
    boli.later(2)
    expect(await begunBehind()).toEqual(week)
    boli.later(1)
    expect(await begunBehind()).toEqual([])
  })

  test('a day that was done again, or done wrong, is no day of work', async () => {
    const student = await boli.person()
    await complete(student, 'e7', given('आम'))
    boli.later(1)
    await complete(student, 'e7', given('आम'))
    await fail(student, 'e12', 'आम')
    const { streak, week } = await goalsOf(student)
    expect(streak).toMatchObject({ length: 1, isTodayDone: false })
    expect(week.days.filter(({ isDone }) => isDone).map(({ day }) => day)).toEqual(['2026-11-20'])
  })

  test('a day belongs to the zone in which it was lived, also after a journey', async () => {
    const student = await boli.person()
    boli.setClock(new Date('2026-11-20T11:00:00Z'))
    await goalsOf(student, 'Pacific/Kiritimati')
    await meet(student, 'aam')
    boli.setClock(new Date('2026-11-21T11:00:00Z'))
    await meet(student, 'kelaa')
    expect((await goalsOf(student, 'Pacific/Kiritimati')).streak?.length).toBe(2)
    boli.setClock(new Date('2026-11-21T20:00:00Z'))
    const { streak, week } = await goalsOf(student, 'Pacific/Pago_Pago')
    expect(streak?.length).toBe(2)
    expect(week.days.filter(({ isDone }) => isDone).map(({ day }) => day)).toEqual([
      '2026-11-21',
      '2026-11-22',
    ])
    const [kept] = await boli.server.sql`select time_zone from students where id = ${student.id}`
    expect(kept?.time_zone).toBe('Pacific/Pago_Pago')
  })

  test('two browsers that call one zone otherwise are no journey', async () => {
    const student = await boli.person()
    await goalsOf(student, 'Asia/Kolkata')
    boli.later(1)
    await goalsOf(student, 'Asia/Calcutta')
    await student.get('/review?timeZone=Asia%2FCalcutta')
    const stays = await boli.server.sql`select time_zone from zone_stays where student_id = ${student.id}`
    expect(stays.map((stay) => stay.time_zone)).toEqual(['Asia/Kolkata'])
  })

  test('a zone that nobody knows is as good as none', async () => {
    const student = await boli.person()
    await goalsOf(student, 'Asia/Kolkata')
    expect((await goalsOf(student, 'Mars/Olympus')).week.days).toHaveLength(7)
    const stays = await boli.server.sql`select time_zone from zone_stays where student_id = ${student.id}`
    expect(stays.map((stay) => stay.time_zone)).toEqual(['Asia/Kolkata'])
  })
})

describe('everything can be switched off', () => {
  const bearerOf = async ({ id }: Person) => {
    const device = { remember: false, address: '', device: '', now: new Date() }
    const { bearer } = await openSession(boli.server.sql, { studentId: id, ...device })
    await boli.server.sql`update session_bearers set expires_at = '2100-01-01'`
    await boli.server.sql`update auth_sessions set expires_at = '2100-01-01'`
    return `Bearer ${bearer}`
  }
  const off = { goal: null, showsStreak: false, restDays: 2, showsPoints: false, reviewsADay: 20 }

  test('and stays off; what is off is not on the wire', async () => {
    const student = await boli.person()
    const bearer = await bearerOf(student)
    expect(await put(bearer, off)).toMatchObject({ status: 200 })
    expect(await goalsOf(student)).toMatchObject({ settings: off, streak: null, points: null })
    const shown = { showsStreak: true, restDays: 0, showsPoints: true }
    const mine = { goal: { kind: 'minutes', target: 90 }, ...shown, reviewsADay: 120 }
    await put(bearer, mine)
    expect(await goalsOf(student)).toMatchObject({ settings: mine, points: { total: 0 } })
  })

  test('a goal that no week holds is refused, and so is an admin in disguise', async () => {
    const [student, admin] = [await boli.person(), await boli.person({ role: 'ADMIN' })]
    const bearer = await bearerOf(student)
    expect(await put(bearer, { ...off, goal: { kind: 'days', target: 8 } })).toMatchObject({ status: 400 })
    await goalsOf(student, 'Asia/Kolkata')
    await boli.server
      .sql`update auth_sessions set impersonator_id = ${admin.id} where student_id = ${student.id}`
    expect(await put(bearer, off)).toMatchObject({ status: 403 })
    await goalsOf(student, 'Europe/London')
    const [kept] = await boli.server.sql`select time_zone from students where id = ${student.id}`
    expect(kept?.time_zone).toBe('Asia/Kolkata')
  })
})

test('the minutes of a week are its answers, a minute each at most', async () => {
  const student = await boli.person()
  await complete(student, 'e7', given('आम', { ms: 3_600_000 }))
  await fail(student, 'e12', 'आम')
  await fail(student, 'e12', 'आम')
  await fail(student, 'e12', 'आम')
  expect((await goalsOf(student)).week.minutes).toBe(2)
})

test('the minutes of a week are whole, though two devices name two zones all day', async () => {
  const student = await boli.person()
  await complete(student, 'e7', given('आम', { ms: 3_600_000 }))
  for (let hour = 1; hour <= 20; hour++) {
    boli.later(1 / 24)
    await goalsOf(student, hour % 2 === 0 ? 'UTC' : 'Asia/Kolkata')
  }
  expect((await goalsOf(student)).week.minutes).toBe(1)
})
