import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { notificationsData, userNotification } from '#calls/notifications.ts'
import { IssueReport, OwnReport } from '#calls/reports.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN' })
})
afterAll(() => server.close())

async function reportOf(who: Person, comments: string): Promise<string> {
  const reply = await who.post('/report', {
    lesson_id: 'hindi-market-weights',
    issueType: 'technical',
    comments,
    reportLocation: '/course/hindi/practice',
    exerciseDetailUrl: '/exercise/1',
  })
  return reply.body.results.data.id
}
const ownOf = async (who: Person) => (await who.get('/reports')).as(z.array(OwnReport))

test('a student sees their own reports, with what became of them', async () => {
  const [who, other] = [await person(server), await person(server)]
  const id = await reportOf(who, 'The sound of the second word is missing.')
  await reportOf(other, 'Something else entirely is wrong here.')
  const report = {
    id,
    date: expect.any(String),
    issueType: 'technical',
    comments: 'The sound of the second word is missing.',
    lesson: 'Weights',
    status: 'open',
    answer: '',
  }
  expect(await ownOf(who)).toEqual([report])

  await admin.patch(`/admin/reports/${id}`, { status: 'resolved', answer: 'It is there again. Thank you!' })
  expect(await ownOf(who)).toEqual([
    { ...report, status: 'resolved', answer: 'It is there again. Thank you!' },
  ])
})

test('whoever reported hears of the answer, and of what is mended without one', async () => {
  const who = await person(server)
  const [answered, mended, closed] = [
    await reportOf(who, 'The sound of the second word is missing.'),
    await reportOf(who, 'The picture of the third word is missing.'),
    await reportOf(who, 'I would like to hear more about trains.'),
  ]
  await admin.patch(`/admin/reports/${answered}`, { answer: 'We look at it.' })
  await admin.patch(`/admin/reports/${answered}`, { status: 'resolved', answer: 'We look at it.' })
  await admin.patch(`/admin/reports/${mended}`, { status: 'in_progress' })
  await admin.patch(`/admin/reports/${mended}`, { status: 'resolved' })
  await admin.patch(`/admin/reports/${closed}`, { status: 'closed' })
  const bell = notificationsData.reply.parse((await who.get('/get-notifications-data')).body)
  expect(
    bell.notification.map(({ notificationtype: type, notificationdata: title }) => [type, title]),
  ).toEqual([
    ['report', 'What you reported is mended'],
    ['report', 'We have answered your report'],
  ])
  for (const { _id } of bell.notification)
    await who.post('/updateUserNotification', { notificationId: _id, isReaded: true })
  const read = (await who.get('/userNotification')).as(userNotification.reply)
  expect(read.map(({ message }) => message)).toEqual([
    'The picture of the third word is missing.',
    'We look at it.',
  ])
})

test("the admins' queue tells all of a report, the longest waiting first, by status", async () => {
  await server.sql`delete from issue_reports`
  const who = await person(server)
  const first = await reportOf(who, 'First of all the reports in the queue.')
  const second = await reportOf(who, 'The second of the reports in the queue.')
  const queue = async (query = '') =>
    (await admin.get(`/admin/reports${query}`)).as(z.array(IssueReport)).map(({ id }) => id)
  expect(await queue()).toEqual([first, second])
  expect((await admin.get(`/admin/reports/${first}`)).as(IssueReport)).toEqual({
    id: first,
    userName: 'Asha Rao',
    userEmail: `${who.id}@boli.test`,
    userId: who.id,
    lesson_id: 'hindi-market-weights',
    issueType: 'technical',
    status: 'open',
    isDeleted: false,
    comments: 'First of all the reports in the queue.',
    reportLocation: '/course/hindi/practice',
    exerciseDetailUrl: '/exercise/1',
    exerciseMasterUrl: '',
    vocabularyUrl: '',
    answer: '',
    createdAt: expect.any(String),
  })
  await admin.patch(`/admin/reports/${first}`, { status: 'in_progress' })
  expect(await queue('?status=open')).toEqual([second])
  expect(await queue('?status=in_progress')).toEqual([first])
  await admin.patch(`/admin/reports/${first}`, { isDeleted: true })
  expect(await queue()).toEqual([second])
  expect((await ownOf(who)).map(({ id }) => id)).toEqual([second])
})

/** Of thirty that were told one an hour, twenty-three are of the last day. */
test('nobody reports more than two hundred things a day, also not many at once', async () => {
  const [who, other] = [await person(server), await person(server)]
  await server.sql`insert into issue_reports (id, student_id, issue_type, comments, created_at)
    select 'told-' || n, ${who.id}, 'other', 'Again and again', now() - interval '1 hour' * n
    from generate_series(1, 30) n`
  await server.sql`insert into issue_reports (id, student_id, issue_type, comments)
    select 'today-' || n, ${who.id}, 'other', 'And again' from generate_series(1, 176) n`
  const send = (from: Person) =>
    from.post('/report', { issueType: 'other', comments: 'One more of very many', reportLocation: '/' })
  const statuses = (await Promise.all([send(who), send(who), send(who)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 429, 429])
  expect((await send(other)).status).toBe(200)
})

test('a long queue comes page by page, none twice', async () => {
  await server.sql`delete from issue_reports`
  const who = await person(server)
  await server.sql`insert into issue_reports (id, student_id, issue_type, comments)
    select 'queued-' || n, ${who.id}, 'other', 'The same moment for all of them'
    from generate_series(101, 220) n`
  const seen: string[] = []
  for (let cursor = ''; ; ) {
    const { body } = await admin.get(`/admin/reports${cursor && `?cursor=${cursor}`}`)
    seen.push(...body.results.data.map(({ id }: { id: string }) => id))
    if (!body.results.next) break
    cursor = body.results.next
  }
  expect([seen.length, seen[0], seen.at(-1)]).toEqual([120, 'queued-101', 'queued-220'])
  expect(new Set(seen).size).toBe(120)
})

test('nobody but an admin sees or changes the queue; what is not there is not found', async () => {
  const who = await person(server)
  const id = await reportOf(who, 'Mine, but not mine to resolve by myself.')
  expect((await who.get('/admin/reports')).status).toBe(403)
  expect((await who.patch(`/admin/reports/${id}`, { status: 'closed' })).status).toBe(403)
  expect((await admin.patch(`/admin/reports/${id}`, { status: 'gone' })).status).toBe(400)
  expect((await admin.get('/admin/reports/nothing')).status).toBe(404)
  expect((await admin.patch('/admin/reports/nothing', { status: 'closed' })).status).toBe(404)
})

test('an admin who looks through a student reports nothing in their name', async () => {
  const through = await person(server, { impersonator_id: admin.id })
  const reply = await through.post('/report', {
    issueType: 'other',
    comments: 'Said by somebody else, not by me.',
  })
  expect(reply.status).toBe(403)
  expect(await ownOf(through)).toEqual([])
})
