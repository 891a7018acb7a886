import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { audienceSize, ListedNotification } from '#calls/admin-notifications.ts'
import { ListedReview } from '#calls/admin-reviews.ts'
import { KeptMember } from '#calls/admin-team.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { countNext } from '#server/figures/count-days.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

const size = async (query: string) => (await admin.get(`/admin/audience?${query}`)).as(audienceSize.reply)
const titles = async (who: Person) =>
  (await who.get('/userNotification')).body.results.data.map(({ title }: { title: string }) => title)
const announce = async (more: object) =>
  (
    await admin.post('/admin/notifications', {
      category: 'officialNews',
      title: 'News',
      audience: { kind: 'everybody' },
      ...more,
    })
  ).as(ListedNotification)

test('what is told again under its id, because its reply was lost, is told once', async () => {
  const [asha, told] = [await person(server, { enrol: false }), { id: randomUUID(), title: 'Told once' }]
  const first = await announce(told)
  const again = await Promise.all([announce(told), announce(told)])
  expect([first.id, ...again]).toEqual([told.id, first, first])
  const together = { id: randomUUID(), title: 'Told together' }
  const both = await Promise.all([announce(together), announce(together)])
  expect(both[1]).toEqual(both[0])
  expect(await titles(asha)).toEqual(['Told together', 'Told once'])
})

test('who composes sees how many it will reach, and how many of them listen', async () => {
  const before = await size('kind=everybody')
  const [asha, ben] = [await person(server), await person(server)]
  await person(server, { enrol: false })
  await server.sql`update students set wants_teacher_news = false where id = ${ben.id}`
  const after = await size('kind=everybody')
  expect([after.total - before.total, after.hears - before.hears]).toEqual([3, 2])
  expect(await size('kind=language&id=hindi')).toEqual({ total: 2, hears: 1 })
  expect(await size('kind=subscribers')).toEqual({ total: 0, hears: 0 })
  await grant(asha)
  expect(await size('kind=subscribers')).toEqual({ total: 1, hears: 1 })
  expect((await size(`kind=student&email=${asha.id.toUpperCase()}%40boli.test`)).student).toEqual({
    id: asha.id,
    name: 'Asha Rao',
    email: `${asha.id}@boli.test`,
  })
  expect((await admin.get('/admin/audience?kind=course&id=nope')).status).toBe(404)
  expect((await admin.get('/admin/audience?kind=student')).status).toBe(400)
})

test('of a large language it is told what was counted ahead, of a small one what stands there', async () => {
  const { total } = await size('kind=language&id=hindi')
  const countAll = async (at: Date) => {
    while (await countNext(server.sql, at));
  }
  const kept = () =>
    server.sql`select language_id as id, total from language_sizes where language_id = 'hindi'`
  const start = Date.now() + 60 * 60_000
  await countAll(new Date(start))
  expect([...(await kept())]).toEqual([{ id: 'hindi', total }])
  await person(server)
  await countAll(new Date(start + 9 * 60_000))
  expect([...(await kept())]).toEqual([{ id: 'hindi', total }])
  expect((await size('kind=language&id=hindi')).total).toBe(total + 1)
  await countAll(new Date(start + 11 * 60_000))
  expect([...(await kept())]).toEqual([{ id: 'hindi', total: total + 1 }])

  await server.sql`update language_sizes set total = 6000, hears = 5400 where language_id = 'hindi'`
  expect(await size('kind=language&id=hindi')).toEqual({ total: 6000, hears: 5400 })
  await server.sql`delete from language_sizes`
})

test('of what many have read it is told what was counted ahead, of the rest what stands there', async () => {
  const [reader, { id }] = [await person(server), await announce({ title: 'Read by some' })]
  const told = async () =>
    (await admin.get('/admin/notifications?state=sent'))
      .as(z.array(ListedNotification))
      .find((one) => one.id === id)?.readBy
  const kept = async () => (await server.sql`select read_by as n from notifications where id = ${id}`)[0]?.n
  await server.sql`insert into notification_reads (student_id, notification_id) values (${reader.id}, ${id})`
  expect([await told(), await kept()]).toEqual([1, 0])
  const later = new Date(Date.now() + 3 * 60 * 60_000)
  while (await countNext(server.sql, later));
  expect([await told(), await kept()]).toEqual([1, 1])
  await server.sql`update notifications set read_by = 6000 where id = ${id}`
  expect(await told()).toBe(6000)
})

test('what is told to subscribers reaches who has paid, and nobody else', async () => {
  const [paying, other] = [await person(server), await person(server)]
  await grant(paying)
  await announce({ title: 'For you who paid', audience: { kind: 'subscribers' } })
  expect(await titles(paying)).toContain('For you who paid')
  expect(await titles(other)).not.toContain('For you who paid')
  expect((await paying.get('/get-notifications-count')).body.notification).toBe(1)
})

test('a planned notification can be moved, mended and taken back; the lists part planned from sent', async () => {
  const asha = await person(server)
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const planned = await announce({ title: 'Tomorrow', publishAt: at(24) })
  const soon = await announce({ title: 'Soon', publishAt: at(1) })
  const listed = async (state: string) =>
    (await admin.get(`/admin/notifications?state=${state}`))
      .as(z.array(ListedNotification))
      .map(({ title }) => title)
  expect(await listed('planned')).toEqual(['Soon', 'Tomorrow'])
  expect(await listed('sent')).not.toContain('Soon')
  expect(await titles(asha)).not.toContain('Soon')
  await admin.patch(`/admin/notifications/${planned.id}`, { title: 'In a moment', publishAt: at(0.5) })
  expect(await listed('planned')).toEqual(['In a moment', 'Soon'])
  expect((await admin.delete(`/admin/notifications/${soon.id}`)).status).toBe(200)
  expect(await listed('planned')).toEqual(['In a moment'])
  await admin.patch(`/admin/notifications/${planned.id}`, { publishAt: at(-1) })
  expect(await titles(asha)).not.toContain('Soon')
  const [entry] = await server.sql`select before->>'title' as title from audit_entries
    where call = 'DELETE /admin/notifications/:id' and subject_id = ${soon.id}`
  expect(entry?.title).toBe('Soon')
})

test('reviews are listed by what they wait for; a hidden one says why, and the support may answer', async () => {
  const support = await person(server, { role: 'SUPPORT', enrol: false })
  const [asha, ben] = [await person(server), await person(server)]
  const [lesson] = await server.sql<{ id: string }[]>`select lessons.id from lessons
    join chapters on chapters.id = chapter_id where is_free order by lessons.id limit 1`
  await asha.post('/addfeedback', { lesson: lesson?.id, rating: '4.5', comment: 'A lovely lesson' })
  await ben.post('/addfeedback', { lesson: lesson?.id, rating: '1', comment: 'Rude words' })
  const reviews = async (state = '') =>
    (await support.get(`/admin/feedbacks${state && `?state=${state}`}`)).as(z.array(ListedReview))
  expect((await reviews()).map(({ rating }) => rating)).toEqual(['1', '4.5'])
  expect((await reviews('low')).map(({ rating }) => rating)).toEqual(['1'])
  const [rude, lovely] = await reviews()
  expect(lovely?.user).toMatchObject({ name: 'Asha Rao', id: asha.id, email: `${asha.id}@boli.test` })
  expect(lovely?.courseName).not.toBe('')
  await support.patch(`/admin/feedbacks/${lovely?.id}`, { answer: 'Thank you!' })
  expect((await support.patch(`/admin/feedbacks/${rude?.id}`, { isHidden: true })).body.message).toBe(
    'Please say why it is hidden',
  )
  await support.patch(`/admin/feedbacks/${rude?.id}`, { isHidden: true, reason: 'It insults somebody' })
  expect(await reviews('unanswered')).toEqual([])
  expect((await reviews('hidden')).map(({ hideReason }) => hideReason)).toEqual(['It insults somebody'])
  const seen = await asha.get(`/feedbacks/${lesson?.id}`)
  expect(seen.body.results.data.map(({ answer }: { answer: string }) => answer)).toEqual(['Thank you!'])
  expect(seen.text).not.toContain(`${ben.id}@boli.test`)
  expect((await asha.get('/admin/feedbacks')).status).toBe(403)
})

test('the team is kept in its order, and the about page lists who is shown', async () => {
  const add = async (firstname: string) =>
    (await admin.post('/admin/team', { firstname, title: 'Teaches' })).as(KeptMember)
  const [asha, imran, remi] = [await add('Asha'), await add('Imran'), await add('Lalremi')]
  const ordered = await admin.put('/admin/team/order', { ids: [remi.id, asha.id, imran.id] })
  expect(ordered.as(z.array(KeptMember)).map(({ firstname }) => firstname)).toEqual([
    'Lalremi',
    'Asha',
    'Imran',
  ])
  await admin.patch(`/admin/team/${imran.id}`, { isActive: false })
  await admin.delete(`/admin/team/${remi.id}`)
  expect((await admin.get('/teammember/list')).body.team).toEqual([
    { firstname: 'Asha', title: 'Teaches', description: '', profile_pic: '' },
  ])
  expect((await admin.get('/admin/team')).as(z.array(KeptMember))).toHaveLength(2)
  expect((await admin.post('/admin/team', { firstname: '', title: 'X' })).status).toBe(400)
  expect((await admin.patch('/admin/team/nobody', { title: 'X' })).status).toBe(404)
})

test('a picture is drawn anew, and served under the name it is given', async () => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const { name } = (await admin.post('/admin/pictures', { picture: dot })).body.results.data
  const served = await fetch(`${server.url}/UserProfile/${name}`)
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect((await admin.post('/admin/pictures', { picture: 'data:text/html;base64,PGI+' })).status).toBe(422)
})

test('mails that finally failed are listed, and go out again by one press', async () => {
  await server.sql`insert into mails (id, recipient, subject, text_body, html_body, failed_at, attempts, last_error)
    values ('m1', 'a@boli.test', 'Hello', '', '', now(), 8, 'no such mailbox')`
  const failed = async () => (await admin.get('/admin/mails?state=failed')).body.results.data
  expect(await failed()).toMatchObject([{ id: 'm1', lastError: 'no such mailbox', state: 'failed' }])
  expect((await admin.post('/admin/mails/m1/retry', {})).status).toBe(200)
  expect(await failed()).toEqual([])
  expect((await admin.post('/admin/mails/m1/retry', {})).status).toBe(404)
})

async function grant(who: Person): Promise<void> {
  const reply = await admin.post('/admin/subscriptions', {
    ...{ email: `${who.id}@boli.test`, languageId: 'hindi', days: 30, reason: 'A test' },
  })
  expect(reply.status).toBe(200)
}
