import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { adminUsers, ListedPerson, staff } from '#calls/admin-people.ts'
import { PersonPage, userAttempts } from '#calls/admin-people-page.ts'
import { today } from '#calls/admin-people-today.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person
let support: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum, RATE_LIMITS: 'off' } })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN', enrol: false })
  support = await person(server, { role: 'SUPPORT', enrol: false })
})
afterAll(() => server.close())

const lastChange = async () => {
  const [row] =
    await server.sql`select actor_id as "actorId", call, subject, subject_id as "subjectId", before, after
    from audit_entries order by id desc limit 1`
  return row
}
const pageOf = async (id: string, who = support) => (await who.get(`/admin/users/${id}`)).as(PersonPage)

describe('the list', () => {
  const rows = [
    ['find-1', 'Meera', 'Iyer', 'meera.iyer@example.test', 'mango-lover'],
    ['find-2', 'Meera', 'Nair', 'mn@example.test', ''],
    ['find-3', 'अनु', 'शर्मा', 'anu@example.test', ''],
    ['find-4', 'Zoë', "O'Brien", 'zoe+hindi@example.test', ''],
  ] as const
  beforeAll(async () => {
    for (const [id, first, last, email, username] of rows)
      await server.sql`insert into students (id, email, password_hash, first_name, last_name, username)
        values (${id}, ${email}, '-', ${first}, ${last}, ${username})`
    await server.sql`update students set is_active = false where id = 'find-2'`
    await server.sql`update students set validated_at = now(), is_star = true where id = 'find-1'`
    await server.sql`insert into subscriptions
      (id, student_id, language_id, plan_nickname, provider, is_paid, starts_at, ends_at) values
      ('find-paid', 'find-3', 'hindi', 'A year of Hindi', 'sandbox', true, now() - interval '1 day', now() + interval '1 year'),
      ('find-old', 'find-4', 'hindi', 'A month', 'sandbox', true, now() - interval '2 years', now() - interval '1 year'),
      ('find-free', 'find-1', 'hindi', 'Free', 'free', false, now() - interval '1 day', now() + interval '1 year')`
  })
  const found = async (query: Record<string, string>) => {
    const asked = new URLSearchParams(query)
    const people = (await support.get(`/admin/users?${asked}`)).as(adminUsers.reply)
    return people
      .map(({ id }) => id)
      .filter((id) => id.startsWith('find-'))
      .sort()
  }

  test.each<[typed: string, ids: string[]]>([
    ['meera', ['find-1', 'find-2']],
    ['MEERA iy', ['find-1']],
    ['iyer meera', ['find-1']],
    ['meera.iyer@example.test', ['find-1']],
    ['mango', ['find-1']],
    ['find-2', ['find-2']],
    ['अनु', ['find-3']],
    ['शर', ['find-3']],
    ['zoë', ['find-4']],
    ["o'br", ['find-4']],
    ['zoe+hin', ['find-4']],
    ['eera', []],
    ["' | 'meera", []],
  ])('%s finds %j', async (search, ids) => expect(await found({ search })).toEqual(ids))

  test('is made smaller by role, state and subscription', async () => {
    const search = 'example'
    expect(await found({ search, state: 'disabled' })).toEqual(['find-2'])
    expect(await found({ search, state: 'star' })).toEqual(['find-1'])
    expect(await found({ search, state: 'notActivated' })).toEqual(['find-2', 'find-3', 'find-4'])
    expect(await found({ search, state: 'active' })).toEqual(['find-1', 'find-3', 'find-4'])
    expect(await found({ search, subscribed: 'yes' })).toEqual(['find-3'])
    expect(await found({ search, subscribed: 'no' })).toEqual(['find-1', 'find-2', 'find-4'])
    expect(await found({ search, role: 'STUDENT' })).toHaveLength(4)
    expect(await found({ search, role: 'ADMIN' })).toEqual([])
    const plans = (await support.get('/admin/users?search=find')).as(adminUsers.reply)
    expect(Object.fromEntries(plans.map(({ id, plan }) => [id, plan]))).toEqual({
      ...{ 'find-1': '', 'find-2': '', 'find-3': 'A year of Hindi', 'find-4': '' },
    })
  })

  test('goes on from its cursor without a gap or a row twice, also within one moment', async () => {
    await server.sql`insert into students (id, email, password_hash, first_name, created_at)
      select 'many-' || n, 'many-' || n || '@pages.test', '-', 'Pages', '2020-01-01T00:00:00.123456Z' from generate_series(1, 120) n`
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const asked = new URLSearchParams({ search: 'pages', ...(cursor ? { cursor } : {}) })
      const answer = await support.get(`/admin/users?${asked}`)
      seen.push(...answer.as(adminUsers.reply).map(({ id }) => id))
      cursor = answer.body.results.next
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    expect((await support.get('/admin/users?cursor=nowhere')).status).toBe(400)
  })

  test('reads an index, whichever part of it is asked for', async () => {
    const plan = async (query: string, ...off: string[]) => {
      const rows = await server.sql.begin(async (tx) => {
        for (const way of ['seqscan', ...off]) await tx.unsafe(`set local enable_${way} = off`)
        return tx.unsafe(`explain ${query}`)
      })
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const listed = (where: string) =>
      `select id from students where deleted_at is null ${where} order by created_at desc, id desc limit 51`
    expect(await plan(listed(''))).toContain('using students_listed')
    expect(await plan(listed(`and (search_words @@ '''meera'':*') is true`))).toContain(
      'using students_listed',
    )
    expect(await plan(listed('and not is_active'))).toContain('using students_disabled')
    expect(await plan(listed('and validated_at is null'))).toContain('using students_unvalidated')
    expect(await plan(listed('and is_star'))).toContain('using students_star')
    const rare = `select id from students where search_words @@ '''meera'':*'`
    expect(await plan(rare, 'indexscan', 'indexonlyscan')).toContain('on students_search')
  })

  test('finds the same people, though so many are meant that the list itself is gone through', async () => {
    await server.sql`insert into students (id, email, password_hash, first_name, created_at)
      select 'crowd-' || n, 'crowd-' || n || '@crowd.test', '-', 'Crowd', '2019-01-01T00:00:00Z'::timestamptz - (6100 - n) * interval '1 minute'
      from generate_series(1, 6100) n`
    const asked = async (search: string) =>
      (await support.get(`/admin/users?search=${search}`)).as(adminUsers.reply).map(({ id }) => id)
    const newest = Array.from({ length: 50 }, (_, n) => `crowd-${6100 - n}`)
    expect(await asked('crowd')).toEqual(newest)
    expect((await asked('crowd-17')).slice(0, 2)).toEqual(['crowd-1799', 'crowd-1798'])
    expect(await asked('crowd&state=star')).toEqual([])
    await server.sql`update students set is_star = true where id in ('crowd-7', 'crowd-6099')`
    expect(await asked('crowd&state=star')).toEqual(['crowd-6099', 'crowd-7'])
    expect(await asked('crowd-7&state=star')).toEqual(['crowd-7'])
    await server.sql`delete from students where id like 'crowd-%'`
  })
})

test('the first page of a longer list tells how many there are, where no words are searched', async () => {
  await server.sql`insert into students (id, email, password_hash, first_name, is_star)
    select 'shining-' || n, 'shining-' || n || '@example.test', '-', 'Shining', true from generate_series(1, 60) n`
  const stars = await server.sql`select from students where is_star and deleted_at is null`
  const listed = async (query: string) => (await support.get(`/admin/users?${query}`)).body.results
  const first = await listed('state=star')
  expect(first.total).toBe(stars.length)
  expect((await listed(`state=star&cursor=${first.next}`)).total).toBeUndefined()
  expect((await listed('search=shining')).total).toBeUndefined()
  await server.sql`delete from students where id like 'shining-%'`
})

describe('one student', () => {
  test('shows what they did, paid, said and where they are signed in', async () => {
    const student = await person(server)
    const lesson = 'hindi-market-weights'
    await server.sql`insert into feedbacks (id, student_id, lesson_id, rating, comment) values
      (${`review-${student.id}`}, ${student.id}, ${lesson}, 4.5, 'Lovely')`
    await student.post('/report', {
      lesson_id: lesson,
      issueType: 'content',
      comments: 'There is a word missing in the third line.',
    })
    await admin.post('/admin/credits', { userId: student.id, amount: 30, reason: 'A good question' })
    const shown = await pageOf(student.id)
    expect(shown).toMatchObject({
      ...{
        id: student.id,
        name: 'Asha Rao',
        role: 'STUDENT',
        isActive: true,
        isValidated: false,
        answers: 0,
      },
      ...{ credit: 30, switches: { teacherNews: true, commentNews: true, weeklyMail: false }, orders: [] },
      credits: [{ amount: 30, reason: 'A good question' }],
      reviews: [{ lesson: 'Weights', rating: '4.5', comment: 'Lovely', isHidden: false }],
      reports: [{ lesson: 'Weights', comments: 'There is a word missing in the third line.' }],
      sessions: [{ isImpersonation: false }],
    })
    expect(shown.courses.map(({ isEnrolled }) => isEnrolled)).toContain(true)
    expect((await support.get('/admin/users/nobody')).status).toBe(404)
  })

  test('and their answers, the latest first, with what was asked', async () => {
    const student = await person(server)
    const [exercise] = await server.sql<{ id: string }[]>`
      select id from exercises where is_active order by id limit 1`
    await server.sql`insert into attempts (student_id, id, exercise_id, answer, verdict, ms, answered_at)
      select ${student.id}, gen_random_uuid(), ${exercise?.id ?? ''}, '"x"', 'wrong', 900, now() - n * interval '1 minute'
      from generate_series(1, 30) n`
    const first = await support.get(`/admin/users/${student.id}/attempts`)
    expect(first.as(userAttempts.reply)).toHaveLength(20)
    expect(first.as(userAttempts.reply)[0]?.verdict).toBe('wrong')
    const second = await support.get(
      `/admin/users/${student.id}/attempts?cursor=${encodeURIComponent(first.body.results.next)}`,
    )
    expect(second.as(userAttempts.reply)).toHaveLength(10)
    expect(second.body.results.next).toBeUndefined()
    expect((await pageOf(student.id)).answers).toBe(30)
  })
})

describe('changing an account', () => {
  test('a star, a role: the log says how it was before', async () => {
    const student = await person(server)
    const changed = await admin.patch(`/admin/users/${student.id}`, { isStarUser: true, role: 'EDITOR' })
    expect(changed.as(ListedPerson)).toMatchObject({ isStarUser: true, role: 'EDITOR', isActive: true })
    expect(await lastChange()).toEqual({
      ...{ actorId: admin.id, call: 'PATCH /admin/users/:id', subject: 'student', subjectId: student.id },
      before: { isStarUser: false, role: 'STUDENT' },
      after: { isStarUser: true, role: 'EDITOR' },
    })
    const names = (await admin.get('/admin/staff')).as(staff.reply).map(({ id, role }) => [id, role])
    expect(names).toContainEqual([student.id, 'EDITOR'])
    expect(names.map(([, role]) => role)).not.toContain('STUDENT')
  })

  test('disabling ends the sessions at once, and enabling does not bring them back', async () => {
    const student = await person(server)
    expect((await student.get('/me')).status).toBe(200)
    expect((await admin.patch(`/admin/users/${student.id}`, { isActive: false })).status).toBe(200)
    expect((await student.get('/me')).status).toBe(401)
    await admin.patch(`/admin/users/${student.id}`, { isActive: true })
    expect((await student.get('/me')).status).toBe(401)
  })

  test('is not for support, and nothing is changed by who may not', async () => {
    const student = await person(server)
    for (const change of [{ isActive: false }, { isStarUser: true }, { role: 'ADMIN' }])
      expect((await support.patch(`/admin/users/${student.id}`, change)).status).toBe(403)
    expect((await student.patch(`/admin/users/${student.id}`, { role: 'ADMIN' })).status).toBe(403)
    expect(await pageOf(student.id)).toMatchObject({ isActive: true, isStarUser: false, role: 'STUDENT' })
  })

  test.each([
    [{}, 400],
    [{ role: 'OWNER' }, 400],
    [{ isActive: 'no' }, 400],
    [{ email: 'elsewhere@boli.test' }, 400],
  ])('%j is refused with %i', async (change, status) => {
    const student = await person(server)
    expect((await admin.patch(`/admin/users/${student.id}`, change)).status).toBe(status)
  })

  test('nobody changes their own role, and of two who take each other’s, one stays an admin', async () => {
    const own = await admin.patch(`/admin/users/${admin.id}`, { role: 'STUDENT' })
    expect([own.status, own.body.message]).toEqual([
      409,
      'You cannot change your own role. Ask another admin.',
    ])
    expect((await admin.patch(`/admin/users/${admin.id}`, { isActive: false })).status).toBe(409)
    const lonely = await startServer()
    try {
      const [one, two] = [
        await person(lonely, { role: 'ADMIN', enrol: false }),
        await person(lonely, { role: 'ADMIN', enrol: false }),
      ]
      const both = await Promise.all([
        one.patch(`/admin/users/${two.id}`, { role: 'STUDENT' }),
        two.patch(`/admin/users/${one.id}`, { isActive: false }),
      ])
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await lonely.sql`select id from students where role = 'ADMIN' and is_active`
      expect(left).toHaveLength(1)
    } finally {
      await lonely.close()
    }
  })
})

describe('support', () => {
  test('enrols and withdraws by hand, and what was done in a course stays', async () => {
    const student = await person(server, { enrol: false })
    const pair = { userId: student.id, courseId: 'hindi-market' }
    const enrolled = await support.post('/admin/enrolments', pair)
    expect([enrolled.status, enrolled.body.message]).toEqual([200, expect.stringContaining('enrolled in')])
    expect(await lastChange()).toMatchObject({
      ...{ subject: 'student', subjectId: student.id },
      ...{ before: { enrolledIn: [] }, after: { enrolledIn: ['hindi-market'] } },
    })
    expect((await student.get('/courses/hindi-market')).status).toBe(200)
    await server.sql`insert into lesson_completions values (${student.id}, 'hindi-market-weights')`
    expect((await support.delete('/admin/enrolments', pair)).status).toBe(200)
    expect((await student.get('/courses/hindi-market')).status).toBe(403)
    const market = (await pageOf(student.id)).courses.find(({ id }) => id === 'hindi-market')
    expect(market).toMatchObject({ isEnrolled: false, completedLessons: 1 })
    expect((await support.post('/admin/enrolments', { ...pair, courseId: 'none' })).status).toBe(404)
    expect((await support.post('/admin/enrolments', { ...pair, userId: 'nobody' })).status).toBe(404)
  })

  test('sends links to the student’s own mailbox, at most three in a quarter of an hour', async () => {
    const student = await person(server)
    const send = (kind: string) => support.post(`/admin/users/${student.id}/${kind}`, {})
    expect((await send('activationLink')).status).toBe(200)
    expect((await send('resetLink')).status).toBe(200)
    expect((await send('activationLink')).status).toBe(200)
    expect((await send('resetLink')).status).toBe(429)
    const mails = await server.sql<{ text: string }[]>`
      select text_body as text from mails where recipient = ${`${student.id}@boli.test`} order by created_at, id`
    expect(mails).toHaveLength(3)
    expect(mails.filter(({ text }) => text.includes('/reset-password/'))).toHaveLength(1)
    expect(mails.filter(({ text }) => text.includes('/user/validate-user?email='))).toHaveLength(2)
    const [log] = await server.sql<{ said: string }[]>`select string_agg(after::text, ' ') as said
      from audit_entries where subject_id = ${student.id}`
    expect(log?.said).toBe(
      '{"sent": "an activation link"} {"sent": "a link for a new password"} {"sent": "an activation link"}',
    )
    const done = await person(server)
    await server.sql`update students set validated_at = now() where id = ${done.id}`
    expect((await support.post(`/admin/users/${done.id}/activationLink`, {})).status).toBe(409)
    await server.sql`update students set is_active = false where id = ${done.id}`
    expect((await support.post(`/admin/users/${done.id}/resetLink`, {})).status).toBe(409)
  })

  test('signs a student out on every device', async () => {
    const student = await person(server)
    expect((await support.post(`/admin/users/${student.id}/endSessions`, {})).status).toBe(200)
    expect((await student.get('/me')).status).toBe(401)
  })

  test('sees no staff, exports nobody and deletes nobody', async () => {
    const student = await person(server)
    expect((await support.get('/admin/staff')).status).toBe(403)
    expect((await support.post(`/admin/users/${student.id}/export`, {})).status).toBe(403)
    const email = `${student.id}@boli.test`
    expect((await support.delete(`/admin/users/${student.id}`, { email })).status).toBe(403)
  })
})

describe('an admin', () => {
  test('takes out all that is held about somebody, without what opens doors', async () => {
    const student = await person(server)
    const data = (await admin.post(`/admin/users/${student.id}/export`, {})).as(
      z.record(z.string(), z.unknown()),
    )
    expect(data.profile).toMatchObject({ id: student.id, first_name: 'Asha' })
    expect(JSON.stringify(data)).not.toMatch(/password_hash|search_words|refresh_hash|token_hash/)
    expect(await lastChange()).toMatchObject({
      subjectId: student.id,
      before: null,
      after: { exported: true },
    })
  })

  test('deletes an account once its e-mail was typed; the list and the page forget it', async () => {
    const student = await person(server)
    const path = `/admin/users/${student.id}`
    expect((await admin.delete(path, { email: 'somebody@else.test' })).status).toBe(409)
    expect((await student.get('/me')).status).toBe(200)
    expect((await admin.delete(path, { email: `${student.id}@BOLI.test` })).status).toBe(200)
    expect((await student.get('/me')).status).toBe(401)
    expect((await admin.get(path)).status).toBe(404)
    expect((await admin.get(`/admin/users?search=${student.id}`)).as(adminUsers.reply)).toEqual([])
    expect(JSON.stringify(await lastChange())).not.toContain('@')
    // Nobody reads that it was done at their own wish.
    const letters = await server.sql<{ text: string }[]>`select text_body as text from mails
      where recipient = ${`${student.id}@boli.test`}`
    expect(letters.map(({ text }) => text.split('\n\n').slice(0, 4))).toEqual([
      [
        'Goodbye, Asha',
        'Your account and what you learned in it are deleted. Your reviews stay, without your name.',
        'Thank you for having been with us. You are welcome back at any time.',
        'You did not ask for this? Please answer this mail at once.',
      ],
    ])
    const own = await admin.delete(`/admin/users/${admin.id}`, { email: `${admin.id}@boli.test` })
    expect(own.status).toBe(409)
  })
})

test('today shows what waits, and only to those whose work it is', async () => {
  const editor = await person(server, { role: 'EDITOR', enrol: false })
  const student = await person(server)
  await server.sql`update issue_reports set status = 'closed'`
  await student.post('/report', { issueType: 'other', comments: 'The page is slow on my old phone.' })
  await server.sql`insert into mails (id, recipient, subject, text_body, html_body, failed_at)
    values (${randomUUID()}, 'x@boli.test', '', '', '', '2026-01-02T03:04:05Z')`
  await server.sql`insert into mails (id, recipient, subject, text_body, html_body, created_at, due_at)
    values (${randomUUID()}, 'y@boli.test', '', '', '', '2026-01-02T03:04:05Z', now() + interval '1 hour'),
      (${randomUUID()}, 'z@boli.test', '', '', '', now(), now() + interval '1 hour')`
  const waits = async (who: Person) =>
    Object.fromEntries((await who.get('/admin/today')).as(today.reply).map((one) => [one.kind, one]))
  const seen = await waits(support)
  expect(seen.reports?.count).toBe(1)
  expect(seen.failedMails).toEqual({ kind: 'failedMails', count: 1, since: '2026-01-02T03:04:05.000Z' })
  expect(seen.lateMails).toEqual({ kind: 'lateMails', count: 1, since: '2026-01-02T03:04:05.000Z' })
  expect(Object.keys(seen).sort()).toEqual(['failedMails', 'lateMails', 'reports', 'tutorRequests'])
  expect(Object.keys(await waits(editor)).sort()).toEqual(['answerClaims', 'drafts'])
  expect(Object.keys(await waits(editor))).not.toContain('reports')
  expect(Object.keys(await waits(admin)).slice(-2)).toEqual(['failedEvents', 'uncountedEvents'])
  expect((await student.get('/admin/today')).status).toBe(403)
})
