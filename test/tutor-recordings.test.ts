import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationsData } from '#calls/notifications.ts'
import { ownTutorRecordingSound, ownTutorRecordings, ownTutors } from '#calls/tutor-recordings.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { sweepSent } from '#server/tutors/recordings/sent-sounds.ts'
import { person as learner, type Person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let clock: Date
const start = new Date('2026-11-21T06:00:00Z')
const kavita = { id: 'kavita', email: 'kavita@tutors.test' }
const spoken = 'hindi-market-mangoes.e8'

const webm = readFileSync(join(import.meta.dirname, 'recordings/two-seconds.weba'))

/** The same with one block more, that begins so many seconds after the first. */
const lasting = (seconds: number) => {
  const time = Buffer.alloc(4)
  time.writeUInt32BE(seconds * 1000)
  const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x8c, 0xe7, 0x84, ...time, 0xa3, 0x84, 0x81, 0, 0, 0])
  return Buffer.concat([webm, cluster])
}

beforeAll(async () => {
  clock = start
  server = await startServer({ now: () => clock, env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  for (const [id, first_name] of [
    ['kavita', 'Kavita'],
    ['farhan', 'Farhan'],
  ] as const) {
    const row = { id, first_name, last_name: 'M', email: `${id}@tutors.test`, time_zone: 'Asia/Kolkata' }
    await server.sql`insert into tutors ${server.sql({ ...row, hourly_price: 1500 })}`
  }
})
beforeEach(() => {
  clock = start
})
afterAll(() => server.close())

/** Somebody to whom Kavita has given a lesson. */
async function student(status = 'accepted'): Promise<Person> {
  const one = await learner(server)
  await server.sql`update session_bearers set expires_at = '2100-01-01'
    where session_id in (select id from auth_sessions where student_id = ${one.id})`
  await server.sql`update auth_sessions set expires_at = '2100-01-01' where student_id = ${one.id}`
  await server.sql`insert into tutor_requests
    (id, student_id, tutor_id, language_id, class_size, kind, time_zone, status, created_at, changed_at)
    values (${randomUUID()}, ${one.id}, 'kavita', 'hindi', '1 to 1', 'message', 'UTC', ${status}, ${start}, ${start})`
  return one
}
const form = (more: object = {}) => ({
  ...{ id: randomUUID(), tutor_id: 'kavita', exerciseId: spoken, text: 'Is the द right?' },
  sound: webm.toString('base64'),
  ...more,
})
const send = (who: Person, more: object = {}) => who.post('/tutors/recordings', form(more))
const sentBy = async (who: Person) => (await who.get('/tutors/recordings')).as(ownTutorRecordings.reply)
const mails = () => server.sql<{ subject: string; text: string; html: string }[]>`
  select subject, text_body as text, html_body as html from mails where recipient = ${kavita.email}
  order by created_at, id`
const newestLink = async () => {
  const text = (await mails()).at(-1)?.text ?? ''
  const link = new URL(/https?:\S+tutor-recording\S+/.exec(text)?.[0] ?? '')
  return server.url + link.pathname + link.search
}
const answer = (link: string, words: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ answer: words }) })
const folder = () => join(server.config.dataDir, 'sent')
const files = () => (existsSync(folder()) ? readdirSync(folder()) : [])

test('a recording reaches the tutor, whose answer rings the student’s bell and can be changed', async () => {
  const asha = await student()
  expect((await asha.get('/tutors/own')).as(ownTutors.reply)).toEqual([{ _id: 'kavita', name: 'Kavita M' }])
  const sent = await send(asha, { text: 'Hi <b>Kavita</b>' })
  expect(sent.body.results.data).toMatchObject({ hindi: 'दो किलो आम दीजिए।', answer: '', heardAt: null })
  const mail = (await mails()).at(-1)
  expect(mail?.subject).toBe('Asha R. sent you a recording')
  expect(mail?.text).toContain('दो किलो आम दीजिए। (do kilo aam deejie.)')
  expect(mail?.html).toContain('Hi &lt;b&gt;Kavita&lt;/b&gt;')

  const link = await newestLink()
  const page = await fetch(link)
  const html = await page.text()
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; media-src 'self'")
  expect(html).toContain('<p class="said" lang="hi">दो किलो आम दीजिए।</p>')
  expect(html).toContain('Hi &lt;b&gt;Kavita&lt;/b&gt;')
  expect(html).toContain('21 December 2026')
  // Looking is not hearing: mail scanners look.
  expect((await sentBy(asha))[0]?.heardAt).toBeNull()
  const sound = await fetch(link.replace('?', '/sound?'))
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/webm'])
  expect(sound.headers.get('cache-control')).toBe('private, no-store')
  expect(Buffer.from(await sound.arrayBuffer()).equals(webm)).toBe(true)
  const part = await fetch(link.replace('?', '/sound?'), { headers: { range: 'bytes=0-3' } })
  expect([part.status, Buffer.from(await part.arrayBuffer()).toString('hex')]).toEqual([206, '1a45dfa3'])
  expect((await sentBy(asha))[0]?.heardAt).toBe('2026-11-21T06:00:00.000Z')

  expect((await answer(link, ' \n ')).status).toBe(400)
  expect((await answer(link, 'Softer: <i>द</i>')).status).toBe(200)
  clock = new Date('2026-11-21T07:00:00Z')
  expect((await answer(link, 'Softer: <i>द</i>')).status).toBe(200)
  expect((await answer(link, 'Very good.')).status).toBe(200)
  expect(await (await fetch(link)).text()).toContain('>\nVery good.</textarea>')
  expect(await sentBy(asha)).toMatchObject([
    { answer: 'Very good.', answeredAt: '2026-11-21T07:00:00.000Z', endsAt: '2026-12-21T06:00:00.000Z' },
  ])
  const bell = notificationsData.reply.parse((await asha.get('/get-notifications-data')).body)
  const news = { notificationtype: 'tutor', notificationdata: 'Kavita M has answered your recording' }
  expect(bell.notification).toMatchObject([news, news])
})

test('what begins as a sound and comes again as something else is refused', async () => {
  const asha = await student()
  const id = randomUUID()
  // As after a power cut: it is known, and was not told to the tutor yet.
  await send(asha, { id })
  await server.sql`update tutor_recordings set link_hash = null where id = ${id}`
  const before = readFileSync(join(folder(), `${id}.weba`))
  const page = Buffer.from(`<script>alert(1)</script>${'x'.repeat(100)}`).toString('base64')
  const tooLong = lasting(33).toString('base64')
  const ogg = readFileSync(join(import.meta.dirname, 'recordings/two-seconds.opus')).toString('base64')
  const replies = [await send(asha, { id, sound: page }), await send(asha, { id, sound: tooLong })]
  expect(replies.map(({ status }) => status)).toEqual([422, 422])
  expect((await send(asha, { id, sound: ogg })).status).toBe(409)
  expect(readFileSync(join(folder(), `${id}.weba`)).equals(before)).toBe(true)
  expect((await send(asha, { id })).status).toBe(200)
})

test('sent twice with one id it is one recording and one mail', async () => {
  const asha = await student()
  const before = (await mails()).length
  const id = randomUUID()
  const [first, again] = await Promise.all([send(asha, { id }), send(asha, { id })])
  const later = await send(asha, { id })
  expect([first.status, again.status, later.status]).toEqual([200, 200, 200])
  expect(await sentBy(asha)).toHaveLength(1)
  expect(await mails()).toHaveLength(before + 1)
  const other = await student()
  expect((await send(other, { id })).status).toBe(409)
  expect(await sentBy(other)).toEqual([])
})

test('what broke off before the mail was written is made up for', async () => {
  const asha = await student()
  const id = randomUUID()
  expect((await send(asha, { id })).status).toBe(200)
  await server.sql`update tutor_recordings set link_hash = null where id = ${id}`
  await server.sql`delete from mails where dedupe_key = ${`tutor-recording/${id}`}`
  expect(await sentBy(asha)).toEqual([])
  expect((await send(asha, { id })).status).toBe(200)
  expect(await sentBy(asha)).toHaveLength(1)
  expect((await fetch(await newestLink())).status).toBe(200)
})

const withPicture = Buffer.concat([webm, Buffer.from('V_VP8')])
test.each([
  ['a text', Buffer.from('<script>alert(1)</script>'.repeat(9)), 422],
  ['nothing', Buffer.alloc(0), 400],
  ['a film', withPicture, 422],
  ['a WebM cut short', webm.subarray(0, 40), 422],
  ['more than 1 MB', Buffer.concat([webm, Buffer.alloc(1024 * 1024)]), 400],
])('%s is no recording', async (_name, sound, status) => {
  const asha = await student()
  const kept = files().length
  expect((await send(asha, { sound: sound.toString('base64') })).status).toBe(status)
  expect(await sentBy(asha)).toEqual([])
  expect(files()).toHaveLength(kept)
})

test('half a minute is heard, and no more', async () => {
  const asha = await student()
  const sending = (seconds: number) => send(asha, { sound: lasting(seconds).toString('base64') })
  expect((await sending(31)).status).toBe(200)
  const refused = await sending(33)
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'A recording lasts 30 seconds at most. Please record it once more.',
  ])
  expect(await sentBy(asha)).toHaveLength(1)
})

test.each([
  ['two-seconds.m4a', 'audio/mp4'],
  ['two-seconds.opus', 'audio/ogg'],
])('%s is heard again by who sent it, and by nobody else', async (name, type) => {
  const bytes = readFileSync(join(import.meta.dirname, 'recordings', name))
  const asha = await student()
  const sent = await send(asha, { sound: bytes.toString('base64') })
  const address = `/tutors/recordings/${sent.body.results.data.id}/sound`
  const { sound } = (await asha.get(address)).as(ownTutorRecordingSound.reply)
  expect(sound).toBe(`data:${type};base64,${bytes.toString('base64')}`)
  expect((await (await student()).get(address)).status).toBe(404)
})

test.each([
  ['to somebody who is no tutor of theirs', { tutor_id: 'farhan' }, 403],
  ['to nobody', { tutor_id: 'nobody' }, 403],
  ['of an exercise that is not spoken', { exerciseId: 'hindi-market-mangoes.e1' }, 422],
  ['of no exercise', { exerciseId: 'nothing' }, 404],
  ['of a lesson that is not open', { exerciseId: 'hindi-market-how-much.e1' }, 403],
  ['with too long a line', { text: 'अ'.repeat(301) }, 400],
  ['without an id', { id: 'mine' }, 400],
])('a recording %s is refused', async (_name, more, status) => {
  const asha = await student()
  const kept = files().length
  expect((await send(asha, more)).status).toBe(status)
  expect(files()).toHaveLength(kept)
})

test('who only asked, was declined, or whose tutor is gone has no tutor', async () => {
  for (const status of ['asked', 'declined', 'cancelled']) {
    const asha = await student(status)
    expect((await asha.get('/tutors/own')).as(ownTutors.reply)).toEqual([])
    expect((await send(asha)).status).toBe(403)
  }
  const asha = await student('done')
  await server.sql`update tutors set is_active = false where id = 'kavita'`
  expect((await send(asha)).status).toBe(403)
  await server.sql`update tutors set is_active = true where id = 'kavita'`
  expect((await send(asha)).status).toBe(200)
})

test('twenty a day, and no more', async () => {
  const asha = await student()
  for (let n = 0; n < 20; n += 1) expect((await send(asha)).status).toBe(200)
  expect((await send(asha)).status).toBe(429)
  clock = new Date('2026-11-22T06:00:01Z')
  expect((await send(asha)).status).toBe(200)
})

test('twenty a day, though thirty are sent at once', async () => {
  const asha = await student()
  const before = (await mails()).length
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(asha)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)])
  expect(await sentBy(asha)).toHaveLength(20)
  expect(await mails()).toHaveLength(before + 20)
})

test('a changed link leads nowhere, and opens nothing', async () => {
  await send(await student())
  const link = await newestLink()
  const wrong = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A')
  const bare = link.replace(/\?.*/, '')
  for (const address of [wrong, bare, `${bare}?token=`, `${link}&token=x`]) {
    expect((await fetch(address)).status).toBe(404)
    expect((await fetch(address.replace('tutor-recording', 'tutor-recording/sound'))).status).toBe(404)
    expect((await answer(address, 'Ha!')).status).toBe(404)
  }
  expect(await (await fetch(wrong)).text()).toContain('This link has ended')
})

test('after thirty days the link, the row and the sound are gone', async () => {
  const asha = await student()
  const { id } = (await send(asha)).body.results.data
  const link = await newestLink()
  const file = join(folder(), `${id}.weba`)
  expect(readFileSync(file).equals(webm)).toBe(true)
  clock = new Date('2026-12-21T05:59:59Z')
  await sweepSent(server.sql, server.config, clock)
  expect((await fetch(link)).status).toBe(200)
  clock = new Date('2026-12-21T06:00:00Z')
  expect((await fetch(link)).status).toBe(404)
  expect(await sentBy(asha)).toEqual([])
  await sweepSent(server.sql, server.config, clock)
  expect(existsSync(file)).toBe(false)
  expect(await server.sql`select id from tutor_recordings where id = ${id}`).toEqual([])
})

test('it is taken out with one’s data, without what opens it, and deleted with the account', async () => {
  const asha = await student()
  const { id } = (await send(asha)).body.results.data
  const link = await newestLink()
  const { recordingsSent } = (await asha.get('/myData')).body.results.data
  expect(recordingsSent).toMatchObject([{ id, text: 'Is the द right?' }])
  expect(recordingsSent[0]).not.toHaveProperty('link_hash')
  const admin = await learner(server, { role: 'ADMIN' })
  await server.sql`update auth_sessions set expires_at = '2100-01-01' where student_id = ${admin.id}`
  const gone = await admin.delete(`/admin/users/${asha.id}`, { email: `${asha.id}@boli.test` })
  expect(gone.status).toBe(200)
  expect(existsSync(join(folder(), `${id}.weba`))).toBe(false)
  expect((await fetch(link)).status).toBe(404)
})

test('a tutor’s address put right: what is not answered is sent again there, and no old link is heard', async () => {
  const [asha, admin] = [await student(), await learner(server, { role: 'ADMIN' })]
  await send(asha)
  const answered = await newestLink()
  await answer(answered, 'Lovely.')
  await send(asha, { text: 'And now?' })
  const waiting = await newestLink()
  expect((await fetch(waiting)).status).toBe(200)
  const before = (await mails()).length
  const put = await admin.patch('/admin/tutors/kavita', { email: 'kavita.mishra@tutors.test' })
  expect(put.status).toBe(200)

  for (const link of [answered, waiting])
    for (const gone of [link, link.replace('/tutor-recording', '/tutor-recording/sound')])
      expect((await fetch(gone)).status).toBe(404)
  expect((await mails()).length).toBe(before)
  const sent = await server.sql<{ text: string }[]>`select text_body as text from mails
    where recipient = 'kavita.mishra@tutors.test' and text_body like '%Asha%'`
  expect(sent.filter(({ text }) => text.includes('And now?')).length).toBe(1)
  const link = new URL(/https?:\S+tutor-recording\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '')
  expect((await fetch(server.url + link.pathname + link.search)).status).toBe(200)
  expect((await sentBy(asha)).map((one) => one.answer).sort()).toEqual(['', 'Lovely.'])
  await admin.patch('/admin/tutors/kavita', { email: kavita.email })
})
