import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ListedNotification } from '#calls/admin-notifications.ts'
import { NewerNotification, OlderNotification } from '#calls/notifications.ts'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { hashOf } from '#server/accounts/sessions/tokens.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type NewNotification, notify, notifyAll } from '#server/notifications/notify.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(() => server.close())

const announce = async (more: object = {}) =>
  (
    await admin.post('/admin/notifications', {
      category: 'contentUpdate',
      tag: 'beginners',
      title: 'Mangoes',
      message: 'A lesson about mangoes.',
      audience: { kind: 'everybody' },
      ...more,
    })
  ).as(ListedNotification)
const toOne = (who: Person, more: Partial<NewNotification> = {}): NewNotification => ({
  audience: { kind: 'student', id: who.id },
  category: 'technicalUpdate',
  title: 'For you',
  ...more,
})
const bell = async (who: Person) => (await who.get('/get-notifications-count')).body.notification
const newer = async (who: Person) => (await who.get('/userNotification')).as(z.array(NewerNotification))
const older = async (who: Person) =>
  z.array(OlderNotification).parse((await who.get('/get-notifications-data')).body.notification)
const titles = async (who: Person) => (await newer(who)).map(({ title }) => title)

test('the bell counts what came since it was opened, the list what is unread', async () => {
  const asha = await person(server)
  expect((await asha.get('/get-notifications-count')).body).toEqual({
    status: 200,
    notification: 0,
    unread: 0,
    credit: 0,
  })
  const { id } = await announce()
  await notify(server.sql, toOne(asha))
  expect((await asha.get('/get-notifications-count')).body).toMatchObject({ notification: 2, unread: 2 })
  expect((await asha.get('/change-time')).body).toEqual({ status: 200 })
  expect((await asha.get('/get-notifications-count')).body).toMatchObject({ notification: 0, unread: 2 })

  const hidden = (await newer(asha)).find((one) => one.id === id)
  expect(hidden).toMatchObject({ tag: 'beginners', title: 'Mangoes', isReaded: false })
  expect(hidden).not.toHaveProperty('message')
  const form = { notificationId: id, isReaded: true, userId: 'somebody else', status: 'x', title: 'Changed' }
  const read = (await asha.post('/updateUserNotification/', form)).as(NewerNotification)
  expect(read).toMatchObject({ isReaded: true, title: 'Mangoes', message: 'A lesson about mangoes.' })
  expect((await newer(asha)).find((one) => one.id === id)?.message).toBe('A lesson about mangoes.')
  expect((await asha.get('/get-notifications-count')).body.unread).toBe(1)
  await asha.post('/updateUserNotification/', { notificationId: id, isReaded: 'false' })
  expect((await newer(asha)).find((one) => one.id === id)).not.toHaveProperty('message')
  await announce()
  expect(await bell(asha)).toBe(1)
  // To whom comes later it is no news.
  expect(await newer(await person(server))).toEqual([])
})

test('an admin stands without a name, others with first name and initial', async () => {
  const [asha, meera] = [await person(server), await person(server)]
  await server.sql`update students set first_name = 'Meera', last_name = 'Joshi', picture = 'm.webp'
    where id = ${meera.id}`
  const { id: byAdmin } = await announce()
  await notify(server.sql, toOne(asha, { title: 'After yours', senderId: meera.id }))
  const [comment, news] = await older(asha)
  expect(comment).toMatchObject({
    notificationdata: 'After yours',
    role: 'STUDENT',
    user_id: { name: 'Meera J.', profile_pic: 'm.webp' },
  })
  expect(news).toMatchObject({ _id: byAdmin, role: 'ADMIN', user_id: { name: '', profile_pic: '' } })
})

test('it reaches those it is for, and nobody else', async () => {
  const [asha, ben, cleo] = [
    await person(server),
    await person(server),
    await person(server, { enrol: false }),
  ]
  const [course] = await server.sql<
    { id: string }[]
  >`select id from courses where language_id = 'hindi' limit 1`
  await announce({ title: 'All' })
  await announce({ title: 'Hindi', audience: { kind: 'language', id: 'hindi' } })
  await announce({ title: 'Course', audience: { kind: 'course', id: course?.id } })
  const { id } = await announce({ title: 'Asha', audience: { kind: 'student', id: asha.id } })
  expect(await titles(asha)).toEqual(['Asha', 'Course', 'Hindi', 'All'])
  expect(await titles(ben)).toEqual(['Course', 'Hindi', 'All'])
  expect(await titles(cleo)).toEqual(['All'])
  expect(await bell(ben)).toBe(3)
  const read = { notificationId: id, isReaded: true }
  expect((await ben.post('/updateUserNotification/', read)).status).toBe(403)
  expect((await ben.post('/updateUserNotification/', { ...read, notificationId: 'nope' })).status).toBe(404)
  expect((await answered(fetch(`${server.url}/api/userNotification`))).status).toBe(401)
})

test('the switches of the profile keep announcements and comments away', async () => {
  const asha = await person(server)
  await announce({ title: 'Team' })
  await notify(server.sql, toOne(asha, { title: 'Comment', switch: 'comment' }))
  await notify(server.sql, toOne(asha, { title: 'Certificate' }))
  const turn = (teacher: string, comment: string) =>
    asha.put('/updatenotificationdata', {
      teachernotificationstatus: teacher,
      commentnotificationstatus: comment,
    })
  await turn('false', 'true')
  expect([await titles(asha), await bell(asha)]).toEqual([['Certificate', 'Comment'], 2])
  await turn('true', 'false')
  expect([await titles(asha), await bell(asha)]).toEqual([['Certificate', 'Team'], 2])
  await turn('true', 'true')
  expect(await bell(asha)).toBe(3)
})

test('an admin writes, mends, plans and takes back; students do not', async () => {
  const asha = await person(server)
  const place = { type: 'lesson', lessonId: 'hindi-market-mangoes' }
  const sent = await announce(place)
  expect((await older(asha))[0]).toMatchObject({
    notificationtype: 'lesson',
    lesson_id: 'hindi-market-mangoes',
    language_id: 'hindi',
    lessontype: 'otherlevel',
    chapter_id: expect.stringMatching(/./),
  })
  const mended = await admin.patch(`/admin/notifications/${sent.id}`, { title: 'Ripe mangoes' })
  expect(mended.as(ListedNotification)).toMatchObject({ title: 'Ripe mangoes', message: sent.message })
  await asha.post('/updateUserNotification/', { notificationId: sent.id, isReaded: true })
  const list = (await admin.get('/admin/notifications')).as(z.array(ListedNotification))
  expect(list.find(({ id }) => id === sent.id)?.readBy).toBe(1)

  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await announce({ title: 'Tomorrow', publishAt: soon })
  expect(await titles(asha)).toEqual(['Ripe mangoes'])
  const renamed = await admin.patch(`/admin/notifications/${planned.id}`, { title: 'Tomorrow' })
  expect(renamed.as(ListedNotification)).toMatchObject({ publishedAt: soon, updatedAt: soon })
  await admin.patch(`/admin/notifications/${planned.id}`, { publishAt: new Date().toISOString() })
  expect(await titles(asha)).toEqual(['Tomorrow', 'Ripe mangoes'])

  const authorization = `Bearer ${await bearerOf(admin)}`
  const gone = () =>
    answered(
      fetch(`${server.url}/api/admin/notifications/${sent.id}`, {
        method: 'DELETE',
        headers: { authorization },
      }),
    )
  expect((await gone()).status).toBe(200)
  expect((await gone()).status).toBe(404)
  expect(await titles(asha)).toEqual(['Tomorrow'])

  expect((await asha.post('/admin/notifications', {})).status).toBe(403)
  expect((await asha.get('/admin/notifications')).status).toBe(403)
  const refused = async (more: object) =>
    (
      await admin.post('/admin/notifications', {
        category: 'officialNews',
        title: 'X',
        audience: { kind: 'everybody' },
        ...more,
      })
    ).status
  expect(await refused({ title: ' ' })).toBe(400)
  expect(await refused({ audience: { kind: 'student' } })).toBe(400)
  expect(await refused({ audience: { kind: 'course', id: 'nope' } })).toBe(404)
  expect(await refused({ type: 'lesson', lessonId: 'nope' })).toBe(404)
})

test('who wrote a review hears of its answer, once', async () => {
  const asha = await person(server)
  const sent = await asha.post('/addfeedback', { lesson: 'hindi-market-mangoes', comment: 'More mangoes!' })
  const revise = (answer: string) => admin.patch(`/admin/feedbacks/${sent.body.results.data.id}`, { answer })
  expect((await revise('They come in May.')).status).toBe(200)
  await revise('They come in June.')
  expect(await titles(asha)).toEqual(['Your review was answered'])
})

test('the list comes by the page, and what is told once comes once', async () => {
  const asha = await person(server)
  const many = Array.from({ length: 130 }, (_, at) => toOne(asha, { title: `N${at}`, dedupeKey: `n${at}` }))
  await notifyAll(server.sql, many)
  await notifyAll(server.sql, many)
  const first = await asha.get('/userNotification')
  const second = await asha.get(`/userNotification?cursor=${first.body.results.next}`)
  const ids = [...first.body.results.data, ...second.body.results.data].map(({ id }) => id)
  expect([first.body.results.data.length, new Set(ids).size, second.body.results.next]).toEqual([
    100,
    130,
    undefined,
  ])
  expect(await bell(asha)).toBe(100)
})

test('one category comes by the page as well, however many came of the others', async () => {
  const asha = await person(server)
  const news = Array.from({ length: 130 }, (_, at) =>
    toOne(asha, { title: `N${at}`, category: 'officialNews' }),
  )
  await notifyAll(server.sql, [toOne(asha, { title: 'The oldest' }), ...news])
  const listed = async (query: string) => {
    const { body } = await asha.get(`/userNotification?${query}`)
    return { titles: body.results.data.map(({ title }: { title: string }) => title), next: body.results.next }
  }
  const first = await listed('category=officialNews')
  const second = await listed(`category=officialNews&cursor=${first.next}`)
  expect([first.titles.length, second.titles.length, second.titles.at(-1)]).toEqual([100, 30, 'N0'])
  expect(await listed('category=technicalUpdate')).toEqual({ titles: ['The oldest'], next: undefined })
  expect((await asha.get('/userNotification?category=nope')).status).toBe(400)
})

test.each(['/userNotification?', '/admin/notifications?state=planned&', '/admin/notifications?state=sent&'])(
  'the list of %s goes on after the row on which a page ended is gone',
  async (list) => {
    const who = list.includes('admin') ? admin : await person(server)
    const publishAt = new Date(Date.now() + (list.includes('planned') ? 60_000 : -60_000))
    const told = Array.from({ length: 120 }, (_, at) => ({
      ...toOne(who, { title: `${list} ${at}`, publishAt }),
      ...(who === admin && { audience: { kind: 'everybody' as const } }),
    }))
    await notifyAll(server.sql, told)
    const { data: first, next } = (await who.get(list)).body.results
    await server.sql`delete from notifications where id = ${first.at(-1).id}`
    const { data: second } = (await who.get(`${list}cursor=${next}`)).body.results
    const [last, following] = [first.at(-1), second[0]].map(({ title }) => Number(title.split(' ')[1]))
    expect(Math.abs(Number(last) - Number(following))).toBe(1)
    expect((await who.get(`${list}cursor=${first[0].id}`)).status).toBe(400)
    await server.sql`delete from notifications where starts_with(title, ${list})`
  },
)

test('an admin who looks through a student’s eyes opens no bell and reads nothing for them', async () => {
  const asha = await person(server, { impersonator_id: admin.id })
  await notify(server.sql, toOne(asha))
  expect((await asha.get('/change-time')).status).toBe(200)
  expect(await bell(asha)).toBe(1)
  const [one] = await newer(asha)
  const read = { notificationId: one?.id, isReaded: true }
  expect((await asha.post('/updateUserNotification/', read)).status).toBe(403)
})

async function bearerOf(who: Person, at = server): Promise<string> {
  const opened = { studentId: who.id, remember: false, address: '', device: '', now: new Date() }
  return (await openSession(at.sql, opened)).bearer
}

/** A stream as it is read: what it has said so far, and how it is closed. */
async function listen(who: Person, at = server, lastEventId = '') {
  const authorization = `Bearer ${await bearerOf(who, at)}`
  const abort = new AbortController()
  const headers = { authorization, ...(lastEventId !== '' && { 'last-event-id': lastEventId }) }
  const response = await fetch(`${at.url}/api/notificationStream`, { headers, signal: abort.signal })
  const heard = { text: '', isEnded: false, trouble: undefined as unknown }
  const read = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString()
  }
  read()
    .catch((error) => {
      heard.trouble = error
    })
    .finally(() => {
      heard.isEnded = true
    })
  return { response, heard, close: () => abort.abort() }
}
const until = (holds: () => boolean) => expect.poll(holds, { timeout: 5000 }).toBe(true)

test('a stream says how it stands, then what comes, and goes on where it was cut off', async () => {
  const [asha, ben] = [await person(server), await person(server)]
  await notify(server.sql, toOne(asha))
  const [hers, his] = [await listen(asha), await listen(ben)]
  expect(hers.response.headers.get('content-type')).toMatch('text/event-stream')
  await until(() => hers.heard.text.includes('event: count\ndata: {"notification":1,"unread":1}'))
  await until(() => his.heard.text.includes('event: count'))
  // What was counted at the beginning is not told again.
  await notify(server.sql, toOne(ben))
  await until(() => his.heard.text.includes('"title":"For you"'))
  expect(hers.heard.text).not.toContain('"title":"For you"')
  await notify(server.sql, toOne(asha, { title: 'Live', message: 'Not in the stream' }))
  await until(() => hers.heard.text.includes('"title":"Live"'))
  const lastEventId = /.*id: (\d+)\nevent: notification/s.exec(hers.heard.text)?.[1] ?? ''
  hers.close()
  await announce({ title: 'While away' })
  await until(() => his.heard.text.includes('While away'))
  const again = await listen(asha, server, lastEventId)
  await until(() => again.heard.text.includes('event: count'))
  expect(again.heard.text).toContain('While away')
  expect(again.heard.text).not.toContain('"Live"')
  expect(his.heard.text).not.toContain('"Live"')
  expect(his.heard.text + hers.heard.text).not.toContain('Not in the stream')
  his.close()
  again.close()
  expect((await answered(fetch(`${server.url}/api/notificationStream`))).status).toBe(401)
})

test('a stream whose session has ended hears nothing of what comes after', async () => {
  const [asha, ben, carol] = [await person(server), await person(server), await person(server)]
  const [thiefs, hers, his] = [await listen(asha), await listen(asha), await listen(ben)]
  const disabled = await listen(carol)
  for (const { heard } of [thiefs, hers, his, disabled])
    await until(() => heard.text.includes('event: count'))
  await server.sql`update auth_sessions set revoked_at = now() where id = (select id from auth_sessions
    where student_id = ${asha.id} order by signed_in_at offset 1 limit 1)`
  await server.sql`update students set is_active = false where id = ${carol.id}`
  await announce({ title: 'After the end' })
  await until(() => hers.heard.text.includes('After the end') && his.heard.text.includes('After the end'))
  expect(thiefs.heard.text + disabled.heard.text).not.toContain('After the end')
  for (const { close } of [thiefs, hers, his, disabled]) close()
})

test('a stream ends when the server closes, cleanly', async () => {
  const other = await startServer()
  const stream = await listen(await person(other, { enrol: false }), other)
  await until(() => stream.heard.text.includes('event: count'))
  await other.app.close()
  await until(() => stream.heard.isEnded)
  expect(stream.heard.trouble).toBeUndefined()
  await other.close()
}, 60_000)

test('a mail that comes late goes on where the last one ended', async () => {
  const asha = await person(server)
  await server.sql`update students set validated_at = now() where id = ${asha.id}`
  await asha.put('/notificationDigest', { isWanted: true })
  for (const title of ['Just before', 'Just after']) await notify(server.sql, toOne(asha, { title }))
  // The last mail left ten days ago, and for three days no server ran.
  const at = (title: string, ago: string) => server.sql`
    update notifications set published_at = now() - ${ago}::interval, updated_at = now()
    where title = ${title} and audience = ${`student:${asha.id}`}`
  await at('Just before', '10 days 1 hour')
  await at('Just after', '9 days 23 hours')
  await server.sql`update digest_wishes set due_at = now() - interval '3 days' where student_id = ${asha.id}`
  const mails = () => server.sql<{ text: string }[]>`
    select text_body as text from mails where recipient = ${`${asha.id}@boli.test`} and text_body like '%Just after%'`
  await expect.poll(async () => (await mails()).length, { timeout: 8000 }).toBe(1)
  expect((await mails())[0]?.text).not.toContain('Just before')
})

test.each([
  ['3 days 10 hours', 3, 14],
  ['5 days', 9, 0],
  ['17 days', 4, 0],
])('after a mail that comes %s late the next one keeps its day and hour', async (late, days, hours) => {
  const asha = await person(server)
  await server.sql`update students set validated_at = now() where id = ${asha.id}`
  await asha.put('/notificationDigest', { isWanted: true })
  await notify(server.sql, toOne(asha, { title: 'Told before' }))
  const due = (ago: string) => server.sql`
    update digest_wishes set due_at = now() - ${ago}::interval where student_id = ${asha.id}`
  const texts = async () => {
    const rows = await server.sql<{ text: string }[]>`
      select text_body as text from mails where recipient = ${`${asha.id}@boli.test`} order by created_at, id`
    return rows.map(({ text }) => text)
  }
  await due(late)
  await expect.poll(async () => (await texts()).length, { timeout: 8000 }).toBe(1)
  const [next] = await server.sql<{ minutes: number }[]>`
    select round(extract(epoch from due_at - now()) / 60)::int as minutes from digest_wishes
    where student_id = ${asha.id}`
  expect(next?.minutes).toBe((days * 24 + hours) * 60)
  // What the late one said is not said again, though it is of the next one's week.
  await notify(server.sql, toOne(asha, { title: 'Told after' }))
  await due('0 seconds')
  await expect.poll(async () => (await texts()).length, { timeout: 8000 }).toBe(2)
  expect((await texts()).map((text) => text.match(/Told \w+/g))).toEqual([['Told before'], ['Told after']])
})

test('a mail a week for who asks for it, ended by one press in the mail program', async () => {
  const asha = await person(server)
  await server.sql`update students set validated_at = now() where id = ${asha.id}`
  const wish = (isWanted: boolean) => asha.put('/notificationDigest', { isWanted })
  const isWanted = async () => (await asha.get('/notificationDigest')).body.results.data.isWanted
  expect(await isWanted()).toBe(false)
  await wish(true)
  expect(await isWanted()).toBe(true)
  await notify(server.sql, toOne(asha, { title: 'Kites & <b>chai</b>' }))
  await server.sql`update digest_wishes set due_at = now()`
  const mails = () => server.sql<{ id: string; text: string; html: string; url: string }[]>`
    select id, text_body as text, html_body as html, unsubscribe_url as url from mails
    where recipient = ${`${asha.id}@boli.test`} and sent_at is not null`
  await expect.poll(async () => (await mails()).length, { timeout: 8000 }).toBe(1)
  const [mail] = await mails()
  expect(mail?.text).toContain('• Kites & <b>chai</b>')
  expect(mail?.html).toContain('Kites &amp; &lt;b&gt;chai&lt;/b&gt;')
  const outbox = join(server.config.dataDir, 'outbox')
  const file = readdirSync(outbox).find((name) => name.includes(mail?.id ?? '?')) ?? ''
  const source = readFileSync(join(outbox, file), 'utf8').replace(/\r\n[ \t]+/g, ' ')
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(source).toMatch(
    /^List-Unsubscribe: ?<http.*\/api\/notificationDigest\/unsubscribe\?token=[\w-]{43}>/m,
  )

  const { search } = new URL(mail?.url ?? '')
  const press = (query: string) =>
    answered(
      fetch(`${server.url}/api/notificationDigest/unsubscribe${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
  expect((await press('?token=guess')).status).toBe(404)
  expect(await isWanted()).toBe(true)
  expect((await press(search)).status).toBe(200)
  expect(await isWanted()).toBe(false)
  expect((await press(search)).status).toBe(200)
  const [kept] = await server.sql<{ n: number }[]>`
    select count(*)::int as n from digest_links where encode(token_hash, 'escape') = ${search.slice(7)}`
  expect(kept?.n).toBe(0)
})

test.each(['in the settings', 'by the link'])(
  'who ends the weekly mails %s gets none that waited',
  async (way) => {
    const asha = await person(server)
    const ben = await person(server)
    await asha.put('/notificationDigest', { isWanted: true })
    await server.sql`insert into digest_links (token_hash, student_id) values (${hashOf(`end ${way}`)}, ${asha.id})`
    const queue = (subject: string, to: { id: string }, url: string) => server.sql`
      insert into mails (id, recipient, subject, text_body, html_body, unsubscribe_url, due_at)
      values (${`${subject} ${way}`}, ${`${to.id}@boli.test`}, ${subject}, '', '', ${url}, now() + interval '1 hour')`
    await queue('Weekly', asha, 'https://boli.test/end')
    await queue('A letter', asha, '')
    await queue("Another's", ben, 'https://boli.test/end')
    if (way === 'in the settings') await asha.put('/notificationDigest', { isWanted: false })
    else {
      const address = `${server.url}/api/notificationDigest/unsubscribe?token=${encodeURIComponent(`end ${way}`)}`
      expect((await fetch(address, { method: 'POST' })).status).toBe(200)
    }
    const waiting = await server.sql<{ subject: string }[]>`
      select subject from mails where id like ${`% ${way}`} order by subject`
    expect(waiting.map(({ subject }) => subject)).toEqual(['A letter', "Another's"])
  },
)

test('ten thousand notifications at once reach ten thousand students, and nobody else', async () => {
  await server.sql`insert into students (id, email, password_hash, first_name)
    select 'crowd-' || n, 'crowd-' || n || '@boli.test', '-', 'Crowd' from generate_series(1, 10000) n`
  await notifyAll(
    server.sql,
    Array.from({ length: 10_000 }, (_, at) => ({
      audience: { kind: 'student' as const, id: `crowd-${at + 1}` },
      category: 'officialNews' as const,
      title: `News ${at}`,
    })),
  )
  const [told] = await server.sql<{ n: number; students: number }[]>`
    select count(*)::int as n, count(distinct student_id)::int as students from notifications
    where student_id like 'crowd-%'`
  expect(told).toEqual({ n: 10_000, students: 10_000 })
  expect(await bell(await person(server))).toBe(0)
})
