import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminTutorRequests, adminTutors } from '#calls/admin-tutors.ts'
import { ownTutorRequests, tutorList, tutorSlots } from '#calls/tutors.ts'
import { writeLessonDay } from '#rules/tutor-requests.ts'
import { sweepOnce } from '#server/sweeps.ts'
import { person as learner, type Person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let clock: Date
let kavita: string
let farhan: string
const start = new Date('2026-11-21T06:00:00Z')

const person = async (more: Parameters<typeof learner>[1] = {}): Promise<Person> => {
  const one = await learner(server, more)
  await server.sql`update session_bearers set expires_at = '2100-01-01'
    where session_id in (select id from auth_sessions where student_id = ${one.id})`
  await server.sql`update auth_sessions set expires_at = '2100-01-01' where student_id = ${one.id}`
  return one
}

beforeAll(async () => {
  clock = start
  server = await startServer({ now: () => clock })
  for (const [id, name] of [
    ['hindi', 'Hindi'],
    ['marathi', 'Marathi'],
  ] as const)
    await server.sql`insert into languages (id, name, native_name, icon) values (${id}, ${name}, ${name}, '')`
  const admin = await person({ role: 'ADMIN' })
  const add = async (tutor: object) => (await admin.post('/admin/tutors', tutor)).body.results.data._id
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', until: '12:00' }))
  kavita = await add({
    ...{ firstname: 'Kavita', lastname: 'Mishra', email: 'kavita@tutors.test', price: 15, trialPrice: 5 },
    ...{ language_id: ['hindi'], timeZone: 'Asia/Kolkata', hours, description: '<b>Namaste</b>' },
  })
  farhan = await add({
    ...{ firstname: 'Farhan', email: 'farhan@tutors.test', price: 22.5, language_id: ['hindi', 'marathi'] },
  })
})
beforeEach(() => {
  clock = start
})
afterAll(() => server.close())

const message = () => ({
  ...{ type: 'message', tutor_id: kavita, language_id: 'hindi', classsize: '1 to 1', message: 'Namaste!' },
})
const lesson = (more: object = {}) => ({
  ...{ type: 'lesson', tutor_id: kavita, language_id: 'hindi', classsize: '1 to 3', date: '25-Nov-2026' },
  ...more,
})
const ask = (who: Person, body: object) => who.post('/tutor/requesttutormsgwithauth', body)
const slotsOf = async (who: Person, id: string) =>
  (await who.get(`/tutors/${id}/slots`)).as(tutorSlots.reply).map(({ startsAt }) => startsAt)
const requestsOf = async (who: Person) => (await who.get('/tutors/requests')).as(ownTutorRequests.reply)
const mailsTo = (to: string) => server.sql<{ subject: string; text: string; ics: string | null }[]>`
  select subject, text_body as text, convert_from(decode(attachments->0->>'base64', 'base64'), 'UTF8') as ics
  from mails where recipient = ${to} order by created_at, id`
const linkIn = (text: string) => new URL(/https?:\S+tutor-answer\S+/.exec(text)?.[0] ?? '')
const newestLink = async (to: string) => {
  const mails = await mailsTo(to)
  return linkIn(mails.findLast(({ text }) => text.includes('tutor-answer'))?.text ?? '')
}
const answer = (link: URL, form: Record<string, string>) =>
  fetch(server.url + link.pathname + link.search, { method: 'POST', body: new URLSearchParams(form) })

const bothNote = 'Until a day before you can cancel it or ask for another time.'
const cancelNote = 'Until a day before you can cancel it.'

/** The text with its lines put together again. */
const unfolded = (ics: string | null | undefined) => (ics ?? '').replaceAll('\r\n ', '')

describe('the list', () => {
  test('shows who teaches a language, in the words of the wire, and nobody’s address', async () => {
    const student = await person()
    const hindi = await student.get('/tutor/list/?language_id=hindi')
    const { tutor } = tutorList.reply.parse(hindi.body)
    expect(hindi.body.status).toBe(200)
    expect(tutor.map(({ firstname }) => firstname).sort()).toEqual(['Farhan', 'Kavita'])
    expect(tutor.find(({ _id }) => _id === kavita)).toEqual({
      _id: kavita,
      firstname: 'Kavita',
      lastname: 'Mishra',
      price: 15,
      description: '<b>Namaste</b>',
      profile_pic: '',
      language_id: ['hindi'],
      review: 0,
      noofpersonreview: 0,
      speaks: '',
      timeZone: 'Asia/Kolkata',
      lessonMinutes: 60,
      trial: { price: 5, minutes: 30 },
      hasHours: true,
    })
    expect(hindi.text).not.toContain('tutors.test')
    const marathi = await student.get('/tutor/list?language_id=marathi')
    expect(marathi.body.tutor.map(({ _id }: { _id: string }) => _id)).toEqual([farhan])
    expect((await student.get('/tutor/list/?language_id=nothing')).body.tutor).toEqual([])
  })

  test('is for who is signed in', async () => {
    expect((await fetch(`${server.url}/api/tutor/list/`)).status).toBe(401)
  })
})

describe('asking', () => {
  test('a message reaches the tutor, whose answer reaches the student, without either address', async () => {
    const student = await person()
    const sent = await ask(student, { ...message(), message: 'Hi <script>alert(1)</script>' })
    expect(sent.body).toMatchObject({ status: 200, message: 'Message has been sent successfully' })
    const link = await newestLink('kavita@tutors.test')
    const page = await (await fetch(server.url + link.pathname + link.search)).text()
    expect(page).toContain('Hi &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('@boli.test"')
    expect((await answer(link, { answer: 'reply', reply: '' })).status).toBe(400)
    expect((await answer(link, { answer: 'reply', reply: 'With pleasure.' })).status).toBe(200)
    const [mail] = await mailsTo(`${student.id}@boli.test`)
    expect(mail?.text).toContain('With pleasure.')
    expect(JSON.stringify(mail)).not.toContain('tutors.test')
    expect(await requestsOf(student)).toMatchObject([
      { status: 'done', reply: 'With pleasure.', type: 'message' },
    ])
  })

  test.each([
    [{ classsize: '1 to 2' }, 'Please choose a class size'],
    [{ classsize: '1 TO 1' }, 'Please choose a class size'],
    [{ classsize: undefined }, 'Please choose a class size'],
    [{ language_id: '' }, 'Please choose a language'],
    [{ language_id: 'marathi' }, 'This tutor does not teach this language.'],
    [{ message: '  ' }, 'Please write a message'],
  ])('a message with %j is refused: %s', async (change, error) => {
    const refused = await ask(await person(), { ...message(), ...change })
    expect([refused.status, refused.body]).toEqual([422, { status: 422, error }])
  })

  test.each([
    [{ date: '19-Nov-2026' }, 422],
    [{ date: '20-Nov-2026' }, 200],
    [{ date: '21-Nov-2026' }, 200],
    [{ date: '2026-11-25' }, 422],
    [{ date: '31-Feb-2027' }, 422],
    [{ date: undefined }, 422],
    [{ date: '25-Nov-2026', time: '09:00', timeZone: 'Asia/Kolkata' }, 200],
    [{ date: '25-Nov-2026', time: '09:30', timeZone: 'Asia/Kolkata' }, 409],
    [{ date: '21-Nov-2026', time: '00:30', timeZone: 'Asia/Kolkata' }, 422],
    [{ date: '25-Nov-2026', time: '24:00', timeZone: 'Asia/Kolkata' }, 422],
    [{ date: '25-Nov-2026', slot: '2026-11-19T03:30:00Z' }, 422],
    [{ tutor_id: 'nobody' }, 404],
  ])('a lesson with %j at 06:00 UTC of 21 November: %i', async (change, status) => {
    clock = new Date('2026-11-21T06:00:00Z')
    const given = await ask(await person(), lesson(change))
    expect([given.status, given.body.status]).toEqual([status, status])
  })

  test.each([
    { date: '31-Dec-9999', slot: '9999-12-31T23:30:00Z' },
    { date: '31-Dec-9999', time: '23:30', timeZone: 'Etc/UTC' },
    { date: '01-Jan-2028', slot: '2028-01-01T10:00:00Z' },
    { date: '25-Nov-2026', slot: '0000-01-01T00:00:00Z' },
    { date: '25-Nov-2026', slot: '9999-12-31T23:30:00-05:00' },
  ])('a lesson that no calendar of ours reaches is refused: %j', async (when) => {
    const refused = await ask(await person(), lesson({ tutor_id: farhan, ...when }))
    expect([refused.status, refused.body.status]).toEqual([422, 422])
  })

  test('is done twenty times a day, though all are asked at once', async () => {
    const admin = await person({ role: 'ADMIN' })
    const more = { email: 'more@tutors.test', price: 10, language_id: ['hindi'] }
    const added = await Promise.all(
      ['Asif', 'Bina', 'Chaya', 'Dev'].map((firstname) =>
        admin.post('/admin/tutors', { ...more, firstname }),
      ),
    )
    const tutors = added.map(({ body }) => body.results.data._id)
    const student = await person()
    const asked = await Promise.all(
      Array.from({ length: 48 }, (_, n) => ask(student, { ...message(), tutor_id: tutors[n % 4] })),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(28)
    await server.sql`delete from tutor_requests where student_id = ${student.id}`
    await server.sql`delete from tutors where email = ${more.email}`
  })

  test.each([
    ['a message', () => message()],
    ['an hour', () => lesson({ date: '14-Dec-2026', slot: '2026-12-14T03:30:00.000Z', isTrial: true })],
  ])('%s that is sent again with its id, as where the reply was lost, is one', async (_, form) => {
    const [student, other] = [await person(), await person()]
    const body = { ...form(), id: randomUUID() }
    const before = (await mailsTo('kavita@tutors.test')).length
    const given = await Promise.all([1, 2, 3].map(() => ask(student, body)))
    given.push(await ask(student, body))
    const [first] = given
    expect(first?.body).toMatchObject({ status: 200, id: body.id })
    for (const again of given) expect([again.status, again.body]).toEqual([200, first?.body])
    expect((await requestsOf(student)).map(({ id }) => id)).toEqual([body.id])
    expect((await mailsTo('kavita@tutors.test')).length).toBe(before + 1)
    const taken = await ask(other, { ...message(), tutor_id: farhan, id: body.id })
    expect([taken.status, taken.body]).toEqual([
      409,
      { status: 409, error: 'This could not be sent. Please open the form again.' },
    ])
    expect((await ask(student, { ...message(), id: 'mine' })).status).toBe(422)
  })

  test('is only for the student in person', async () => {
    const admin = await person({ role: 'ADMIN' })
    const seen = await person({ impersonator_id: admin.id })
    await server.sql`update auth_sessions set started_from = (select id from auth_sessions where student_id = ${admin.id})
      where student_id = ${seen.id}`
    expect((await ask(seen, lesson())).status).toBe(403)
  })
})

describe('an hour', () => {
  test('is one student’s, though fifty ask at once', async () => {
    const students = await Promise.all(Array.from({ length: 50 }, () => person()))
    const slot = '2026-11-27T04:30:00.000Z'
    const given = await Promise.all(
      students.map((student) => ask(student, lesson({ date: '27-Nov-2026', slot }))),
    )
    expect(given.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)])
    expect(given.find(({ status }) => status === 409)?.body.error).toBe(
      'This hour is not free any more. Please choose another one.',
    )
    expect(await slotsOf(await person(), kavita)).not.toContain(slot)
    const [kept] = await server.sql<{ id: string; student_id: string }[]>`
      select id, student_id from tutor_requests where starts_at = ${slot}`
    // The database itself holds it, whatever a program forgets.
    await expect(
      server.sql`insert into tutor_requests select (jsonb_populate_record(null::tutor_requests,
        to_jsonb(r) || '{"id": "twice", "answer_hash": null}')).* from tutor_requests r where id = ${kept?.id ?? ''}`,
    ).rejects.toThrow('tutor_requests_one_a_slot')
  })

  test('is the tutor’s rule in UTC, from twelve hours ahead for four weeks', async () => {
    clock = new Date('2026-11-30T16:00:00Z')
    const slots = await slotsOf(await person(), kavita)
    expect(slots.slice(0, 4)).toEqual([
      '2026-12-01T04:30:00.000Z',
      '2026-12-01T05:30:00.000Z',
      '2026-12-02T03:30:00.000Z',
      '2026-12-02T04:30:00.000Z',
    ])
    expect(slots.at(-1)).toBe('2026-12-28T05:30:00.000Z')
    expect(await slotsOf(await person(), farhan)).toEqual([])
  })

  test('goes from asked over accepted to done, and every calendar hears of it', async () => {
    const student = await person()
    const slot = '2026-12-02T03:30:00.000Z'
    await ask(student, lesson({ date: '01-Dec-2026', slot, timeZone: 'America/New_York', isTrial: true }))
    const mail = (await mailsTo('kavita@tutors.test')).at(-1)
    expect(mail?.text).toContain('Wednesday, 2 December 2026, 09:00 to 09:30 (Asia/Kolkata).')
    expect(mail?.text).not.toContain(student.id)
    const invited = unfolded(mail?.ics)
    expect(invited).toContain('METHOD:REQUEST\r\n')
    expect(invited).toContain('DTSTART:20261202T033000Z\r\nDTEND:20261202T040000Z\r\n')
    expect(invited).toContain('SEQUENCE:0\r\n')
    expect(invited).not.toContain(student.id)
    expect((await requestsOf(student))[0]).toMatchObject({
      ...{ status: 'asked', date: '01-Dec-2026', startsAt: slot, price: 5, isTrial: true, canMove: true },
    })

    const link = linkIn(mail?.text ?? '')
    await fetch(server.url + link.pathname + link.search)
    expect((await requestsOf(student))[0]?.status).toBe('asked')
    const both = await Promise.all([
      answer(link, { answer: 'accept', reply: 'Meet me at https://meet.test/x' }),
      answer(link, { answer: 'accept', reply: 'Meet me at https://meet.test/x' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await answer(link, { answer: 'decline' })).status).toBe(404)
    expect((await fetch(server.url + link.pathname + link.search)).status).toBe(404)
    const [first, second] = await mailsTo(`${student.id}@boli.test`)
    expect(first?.text).toContain('Tuesday, 1 December 2026, 22:30 to 23:00 (America/New_York).')
    expect(unfolded(second?.ics)).toContain('SEQUENCE:1\r\n')
    expect(/UID:\S+/.exec(unfolded(second?.ics))?.[0]).toBe(/UID:\S+/.exec(invited)?.[0])
    expect(`${first?.ics}${second?.ics}`).not.toContain('tutors.test')

    expect((await ask(student, lesson({ isTrial: true }))).status).toBe(422)
    const tutors = (await student.get('/tutor/list/')).body.tutor as { _id: string; trial: unknown }[]
    expect(tutors.find(({ _id }) => _id === kavita)?.trial).toBeNull()
  })

  test('of a tutor who names no hours is free where it reaches into no other, one’s own aside', async () => {
    const [first, second, third] = [await person(), await person(), await person()]
    const at = (date: string, time: string) =>
      lesson({ tutor_id: farhan, date, time, timeZone: 'Asia/Kolkata' })
    const { body } = await ask(first, at('27-Nov-2026', '10:00'))
    expect((await ask(second, at('28-Nov-2026', '10:00'))).status).toBe(200)
    expect((await ask(third, at('27-Nov-2026', '10:15'))).status).toBe(409)
    const move = (slot: string) => first.post(`/tutors/requests/${body.id}/move`, { slot })
    expect((await move('2026-11-28T04:15:00Z')).status).toBe(409)
    expect((await move('2026-11-27T04:45:00Z')).status).toBe(200)
    expect((await move('2026-11-21T05:00:00Z')).status).toBe(400)
    expect((await move('9999-12-31T23:30:00Z')).status).toBe(422)
    expect((await move('0000-12-31T23:30:00Z')).status).toBe(400)
  })

  test.each([
    ['two days before', '2026-12-03T03:30:00.000Z', '2026-12-01T03:30:00Z'],
    ['an hour before', '2026-12-06T03:30:00.000Z', '2026-12-06T02:30:00Z'],
  ])('is cancelled when the student’s account goes %s, and the tutor hears of it', async (_, slot, gone) => {
    const student = await person()
    const date = writeLessonDay(slot.slice(0, 10))
    await ask(student, lesson({ date, slot, timeZone: 'Asia/Kolkata' }))
    await answer(await newestLink('kavita@tutors.test'), { answer: 'accept', reply: '' })
    const bell = await server.sql`select title, type from notifications where student_id = ${student.id}`
    expect([...bell]).toEqual([{ title: 'Kavita Mishra looks forward to your lesson', type: 'tutor' }])
    expect(await slotsOf(student, kavita)).not.toContain(slot)
    const admin = await person({ role: 'ADMIN' })
    clock = new Date(gone)
    const deleted = await admin.delete(`/admin/users/${student.id}`, { email: `${student.id}@boli.test` })
    expect(deleted.status).toBe(200)
    const last = (await mailsTo('kavita@tutors.test')).at(-1)
    expect(last?.subject).toContain('is cancelled')
    expect(unfolded(last?.ics)).toContain('METHOD:CANCEL')
    clock = start
    expect(await slotsOf(admin, kavita)).toContain(slot)
  })

  test('can be moved and cancelled until a day before, and is free again', async () => {
    const student = await person()
    const [slot, other] = ['2026-12-04T03:30:00.000Z', '2026-12-04T05:30:00.000Z']
    const { body } = await ask(student, lesson({ date: '04-Dec-2026', slot }))
    const moved = await student.post(`/tutors/requests/${body.id}/move`, {
      slot: other,
      timeZone: 'Europe/Paris',
    })
    expect(moved.body.results.data).toMatchObject({
      startsAt: other,
      status: 'asked',
      timeZone: 'Europe/Paris',
    })
    const free = await slotsOf(student, kavita)
    expect([free.includes(slot), free.includes(other)]).toEqual([true, false])
    const taken = await person()
    await ask(taken, lesson({ date: '04-Dec-2026', slot }))
    expect((await student.post(`/tutors/requests/${body.id}/move`, { slot })).status).toBe(409)
    expect((await taken.post(`/tutors/requests/${body.id}/cancel`, {})).status).toBe(404)

    const link = await newestLink('kavita@tutors.test')
    clock = new Date('2026-12-03T05:31:00Z')
    expect(
      (await student.post(`/tutors/requests/${body.id}/move`, { slot: '2026-12-05T03:30:00Z' })).status,
    ).toBe(409)
    expect((await answer(link, { answer: 'decline' })).status).toBe(200)
    clock = new Date('2026-12-01T00:00:00Z')
    const gone = await student.post(`/tutors/requests/${body.id}/cancel`, {})
    expect(gone.body.results.data).toMatchObject({ status: 'cancelled', canCancel: false, canMove: false })
    const last = unfolded((await mailsTo(`${student.id}@boli.test`)).at(-1)?.ics)
    expect(last).toContain('METHOD:CANCEL\r\n')
    expect(last).toContain('SEQUENCE:2\r\n')
    expect(last).toContain('STATUS:CANCELLED\r\n')
    expect(await slotsOf(student, kavita)).toContain(other)
    // The reply may have been lost: cancelled again it is as it is, and nobody hears of it twice.
    const mailed = (await mailsTo('kavita@tutors.test')).length
    const again = await student.post(`/tutors/requests/${body.id}/cancel`, {})
    expect([again.status, again.body]).toEqual([200, gone.body])
    expect(await mailsTo('kavita@tutors.test')).toHaveLength(mailed)
  })

  test('that cannot be cancelled or moved says why', async () => {
    const student = await person()
    const slot = '2026-12-13T03:30:00.000Z'
    const change = async (id: string, how: 'cancel' | 'move') => {
      const to = { cancel: {}, move: { slot: '2026-12-14T05:30:00.000Z' } }[how]
      const { status, body } = await student.post(`/tutors/requests/${id}/${how}`, to)
      return [status, body.message]
    }
    const both = async (id: string) => [await change(id, 'cancel'), await change(id, 'move')]
    const differently = [409, 'This lesson stands differently by now. Please look again.']
    const late = (how: string) => [409, `A lesson can be ${how} up to 24 hours before it begins.`]

    const booked = lesson({ date: '13-Dec-2026', slot, timeZone: 'Asia/Kolkata' })
    const declined = (await ask(student, booked)).body.id
    await answer(await newestLink('kavita@tutors.test'), { answer: 'decline' })
    expect(await both(declined)).toEqual([differently, differently])

    const agreed = (await ask(student, booked)).body.id
    clock = new Date('2026-12-12T03:30:01Z')
    expect(await change(agreed, 'move')).toEqual(late('moved'))
    await answer(await newestLink('kavita@tutors.test'), { answer: 'accept' })
    expect(await both(agreed)).toEqual([late('cancelled'), late('moved')])
    clock = new Date('2026-12-13T04:30:00Z')
    expect(await both(agreed)).toEqual([differently, differently])

    clock = start
    const other = { ...booked, date: '14-Dec-2026', slot: '2026-12-14T04:30:00.000Z' }
    const asked = (await ask(student, other)).body.id
    await server.sql`update tutors set is_active = false where id = ${kavita}`
    const left = await change(asked, 'move')
    await server.sql`update tutors set is_active = true where id = ${kavita}`
    expect(left).toEqual([409, 'This tutor is not listed any more. The lesson cannot be moved.'])
    clock = new Date('2026-12-14T04:30:00Z')
    expect(await change(asked, 'cancel')).toEqual([409, 'The time of this lesson has passed.'])

    clock = start
    const day = (await ask(student, lesson({ tutor_id: farhan, date: '14-Dec-2026' }))).body.id
    expect(await change(day, 'move')).toEqual([409, 'There is no hour yet that could be moved.'])
    const written = (await ask(student, { ...message(), tutor_id: farhan })).body.id
    expect(await change(written, 'cancel')).toEqual([409, 'A message cannot be cancelled.'])
  })

  test('is not moved onto another’s, though it is longer than those that are given now', async () => {
    const [student, other] = [await person(), await person()]
    const { body } = await ask(student, lesson({ date: '11-Dec-2026', slot: '2026-12-11T03:30:00.000Z' }))
    await server.sql`update tutors set lesson_minutes = 30 where id = ${kavita}`
    const next = await ask(other, lesson({ date: '11-Dec-2026', slot: '2026-12-11T06:00:00.000Z' }))
    expect(next.status).toBe(200)
    const moved = await student.post(`/tutors/requests/${body.id}/move`, { slot: '2026-12-11T05:30:00.000Z' })
    await server.sql`update tutors set lesson_minutes = 60 where id = ${kavita}`
    expect([moved.status, moved.body.message]).toEqual([
      409,
      'This hour is not free any more. Please choose another one.',
    ])
  })

  test('is moved twenty times a day, though all are asked at once, and can be cancelled after that', async () => {
    const student = await person()
    const slots = ['2026-12-04T03:30:00.000Z', '2026-12-04T05:30:00.000Z']
    const { body } = await ask(student, lesson({ date: '04-Dec-2026', slot: slots[0] }))
    const path = `/tutors/requests/${body.id}`
    const move = (n: number) => student.post(`${path}/move`, { slot: slots[n % 2] })
    for (let n = 1; n <= 19; n += 1) expect((await move(n)).status).toBe(200)
    const mailed = (await mailsTo('kavita@tutors.test')).length
    const last = await Promise.all([20, 20, 20].map(move))
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = await move(21)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    const message = 'You have changed your lessons a lot today. Please go on tomorrow.'
    expect(refused.body).toEqual({ error: true, message })
    expect(await mailsTo('kavita@tutors.test')).toHaveLength(mailed + 1)
    expect((await student.post(`${path}/cancel`, {})).status).toBe(200)
  })

  test('that moves is held where it was, unless the tutor says otherwise', async () => {
    const student = await person()
    const { body } = await ask(student, lesson({ date: '10-Dec-2026', slot: '2026-12-10T03:30:00.000Z' }))
    const words = 'Meet me at <b>the "Ganga" café</b>,\nsecond floor'
    await answer(await newestLink('kavita@tutors.test'), { answer: 'accept', reply: words })
    const move = (slot: string) => student.post(`/tutors/requests/${body.id}/move`, { slot })
    await move('2026-12-10T04:30:00.000Z')
    const asked = (await mailsTo('kavita@tutors.test')).at(-1)?.text
    expect(asked).toContain(
      [
        'Thursday, 10 December 2026, 10:00 to 11:00 (Asia/Kolkata).',
        'Until now: Thursday, 10 December 2026, 09:00 to 10:00 (Asia/Kolkata). That time is free again.',
        'Accept or decline:',
      ].join('\n\n'),
    )
    const told = (await mailsTo(`${student.id}@boli.test`)).at(-1)?.text
    expect(told).toContain(
      [
        'Thursday, 10 December 2026, 04:30 to 05:30 (UTC).',
        'Until now: Thursday, 10 December 2026, 03:30 to 04:30 (UTC). That time is free again.',
        'If Kavita Mishra cannot at the new time, the lesson is off.',
      ].join('\n\n'),
    )
    const link = await newestLink('kavita@tutors.test')
    const page = await (await fetch(server.url + link.pathname + link.search)).text()
    expect(/<textarea.*<\/textarea>/s.exec(page)?.[0]).toBe(
      '<textarea id="reply" name="reply" rows="4" maxlength="2000">Meet me at &lt;b&gt;the &quot;Ganga&quot; café&lt;/b&gt;,\nsecond floor</textarea>',
    )
    await answer(link, { answer: 'accept', reply: words.replace('\n', '\r\n') })
    expect((await requestsOf(student))[0]).toMatchObject({ status: 'accepted', reply: words })
    // Whoever declines under words that stood there before has not said them.
    await move('2026-12-10T05:30:00.000Z')
    await answer(await newestLink('kavita@tutors.test'), { answer: 'decline', reply: words })
    expect((await requestsOf(student))[0]).toMatchObject({ status: 'declined', reply: '' })
  })

  test.each([
    { what: 'an hour in time', at: '2026-12-16T03:30:00Z', notes: [bothNote] },
    { what: 'an hour a second late', at: '2026-12-16T03:30:01Z', notes: [] },
    // The 17th begins at 05:00 UTC in New York.
    { what: 'a day in time', at: '2026-12-16T05:00:00Z', notes: [cancelNote] },
    { what: 'a day a second late', at: '2026-12-16T05:00:01Z', notes: [] },
  ])('agreed tells what can still be done: $what', async ({ what, at, notes }) => {
    const student = await person()
    const isHour = what.startsWith('an hour')
    const [tutor, name] = isHour ? [kavita, 'kavita'] : [farhan, 'farhan']
    const when = isHour ? { slot: '2026-12-17T03:30:00.000Z' } : {}
    const form = { tutor_id: tutor, date: '17-Dec-2026', timeZone: 'America/New_York', ...when }
    expect((await ask(student, lesson(form))).status).toBe(200)
    clock = new Date(at)
    await answer(await newestLink(`${name}@tutors.test`), { answer: 'accept' })
    const mail = (await mailsTo(`${student.id}@boli.test`)).at(-1)
    expect(mail?.subject).toContain('looks forward to your lesson')
    expect((mail?.text ?? '').split('\n\n').filter((one) => one.startsWith('Until'))).toEqual(notes)
    const [request] = await requestsOf(student)
    expect([request?.canMove, request?.canCancel]).toEqual([notes[0] === bothNote, notes.length > 0])
    // Whoever has read their mail leaves the hour to the next test.
    await server.sql`delete from tutor_requests where student_id = ${student.id}`
  })

  test('that the tutor never answers is off once its time has come, and a trial can be had again', async () => {
    const [student, other] = [await person(), await person()]
    const slot = '2026-12-09T03:30:00.000Z'
    const trial = lesson({ date: '09-Dec-2026', slot, timeZone: 'Asia/Kolkata', isTrial: true })
    await ask(student, trial)
    const link = await newestLink('kavita@tutors.test')
    await ask(other, lesson({ tutor_id: farhan, date: '08-Dec-2026' }))
    await ask(other, message())
    const statusesAt = async (now: string) => {
      clock = new Date(now)
      await Promise.all([1, 2].map(() => sweepOnce(server.app)))
      const requests = [...(await requestsOf(student)), ...(await requestsOf(other))]
      return requests.map(({ type, status }) => `${type} ${status}`).sort()
    }
    const waiting = ['lesson asked', 'lesson asked', 'message asked']
    expect(await statusesAt('2026-12-09T03:29:59Z')).toEqual(waiting)
    const begun = ['lesson asked', 'lesson cancelled', 'message asked']
    expect(await statusesAt('2026-12-09T03:30:00Z')).toEqual(begun)
    // The 8th of December is over where days end last.
    expect(await statusesAt('2026-12-09T11:59:59Z')).toEqual(begun)
    const over = ['lesson cancelled', 'lesson cancelled', 'message asked']
    expect(await statusesAt('2026-12-09T12:00:00Z')).toEqual(over)

    const mails = await mailsTo(`${student.id}@boli.test`)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You asked Kavita Mishra for a lesson',
      'Kavita Mishra did not answer in time',
    ])
    expect(mails[1]?.text).toContain(
      [
        'Kavita Mishra did not answer in time, so this lesson is off:',
        'Wednesday, 9 December 2026, 09:00 to 09:30 (Asia/Kolkata).',
        'Your trial lesson with Kavita Mishra is still yours.',
        'We are sorry. Perhaps at another time, or with another tutor?',
      ].join('\n\n'),
    )
    expect(unfolded(mails[1]?.ics)).toContain('METHOD:CANCEL\r\n')
    const [, plain] = await mailsTo(`${other.id}@boli.test`)
    expect(plain?.subject).toBe('Farhan did not answer in time')
    expect(plain?.text).not.toContain('trial')
    const bell =
      await server.sql`select title, message, type from notifications where student_id = ${student.id}`
    expect([...bell]).toEqual([
      {
        title: 'Kavita Mishra did not answer in time',
        message: 'Your trial lesson is still yours.',
        type: 'tutor',
      },
    ])
    expect((await answer(link, { answer: 'accept' })).status).toBe(404)
    const again = { ...trial, date: '16-Dec-2026', slot: '2026-12-16T03:30:00.000Z' }
    expect((await ask(student, again)).status).toBe(200)
  })

  test('that was not answered long ago is off without a letter', async () => {
    const student = await person()
    await ask(student, lesson({ tutor_id: farhan, date: '08-Dec-2026' }))
    clock = new Date('2026-12-16T12:00:00Z')
    await sweepOnce(server.app)
    expect((await requestsOf(student)).map(({ status }) => status)).toEqual(['cancelled'])
    const mails = await mailsTo(`${student.id}@boli.test`)
    expect(mails.map(({ subject }) => subject)).toEqual(['You asked Farhan for a lesson'])
  })

  test('that was held can be rated, and the list shows what students gave', async () => {
    const student = await person()
    const slot = '2026-12-08T03:30:00.000Z'
    const { body } = await ask(student, lesson({ date: '08-Dec-2026', slot }))
    await answer(await newestLink('kavita@tutors.test'), { answer: 'accept' })
    expect((await student.post(`/tutors/requests/${body.id}/rating`, { rating: 4.5 })).status).toBe(409)
    clock = new Date('2026-12-08T04:30:00Z')
    expect((await student.post(`/tutors/requests/${body.id}/rating`, { rating: 4.3 })).status).toBe(400)
    const rated = await student.post(`/tutors/requests/${body.id}/rating`, { rating: 4.5 })
    expect(rated.body.results.data).toMatchObject({ status: 'done', rating: 4.5 })
    const tutors = tutorList.reply.parse((await student.get('/tutor/list/')).body).tutor
    expect(tutors.find(({ _id }) => _id === kavita)).toMatchObject({ review: 4.5, noofpersonreview: 1 })
    // Of a lesson that was not held after all nothing counts.
    const admin = await person({ role: 'ADMIN' })
    const reviews: number[] = []
    for (const status of ['cancelled', 'done']) {
      await admin.patch(`/admin/tutorRequests/${body.id}`, { status })
      const { tutor } = tutorList.reply.parse((await student.get('/tutor/list/')).body)
      reviews.push(tutor.find(({ _id }) => _id === kavita)?.noofpersonreview ?? -1)
    }
    expect(reviews).toEqual([0, 1])
  })
})

describe('admins', () => {
  test('see who asked for what and set its state; students do not', async () => {
    const [admin, student] = [await person({ role: 'ADMIN' }), await person()]
    const { body } = await ask(student, lesson({ tutor_id: farhan, date: '10-Dec-2026' }))
    const listed = (await admin.get('/admin/tutorRequests?status=asked')).as(adminTutorRequests.reply)
    expect(listed.find(({ id }) => id === body.id)).toMatchObject({
      ...{ price: 22.5, date: '10-Dec-2026', startsAt: null, status: 'asked' },
      student: { id: student.id, name: 'Asha Rao', email: `${student.id}@boli.test` },
    })
    expect(unfolded((await mailsTo('farhan@tutors.test')).at(-1)?.ics)).toContain(
      'DTSTART;VALUE=DATE:20261210',
    )
    const changed = await admin.patch(`/admin/tutorRequests/${body.id}`, { status: 'accepted' })
    expect(changed.body.results.data.status).toBe('accepted')
    expect((await admin.get(`/admin/tutorRequests/${body.id}`)).body.results.data.status).toBe('accepted')
    expect((await requestsOf(student))[0]?.status).toBe('accepted')
    await server.sql`update tutor_requests set status = 'declined', reply = 'I am away.' where id = ${body.id}`
    await admin.patch(`/admin/tutorRequests/${body.id}`, { status: 'accepted' })
    expect((await requestsOf(student))[0]).toMatchObject({ status: 'accepted', reply: '' })
    expect((await admin.patch(`/admin/tutorRequests/${body.id}`, { status: 'maybe' })).status).toBe(400)
    expect((await admin.get('/admin/tutorRequests/nothing')).status).toBe(404)
    expect((await student.get('/admin/tutorRequests')).status).toBe(403)
  })

  test('change a request as they saw it, and not over what became of it since', async () => {
    const [admin, student] = [await person({ role: 'ADMIN' }), await person()]
    const { body } = await ask(student, lesson({ tutor_id: farhan, date: '11-Dec-2026' }))
    const path = `/admin/tutorRequests/${body.id}`
    const seen = (await admin.get(path)).body.results.data
    await student.post(`/tutors/requests/${body.id}/cancel`, {})
    const mails = await mailsTo('farhan@tutors.test')
    const late = await admin.patch(path, { status: 'accepted', sequence: seen.sequence })
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: true, message: 'Somebody else has changed this since you opened it.' },
    ])
    expect((await requestsOf(student))[0]?.status).toBe('cancelled')
    expect(await mailsTo('farhan@tutors.test')).toEqual(mails)
    const again = (await admin.get('/admin/tutorRequests')).as(adminTutorRequests.reply)
    const sequence = again.find(({ id }) => id === body.id)?.sequence
    expect((await admin.patch(path, { status: 'accepted', sequence })).status).toBe(200)
    expect((await requestsOf(student))[0]?.status).toBe('accepted')
  })

  test('agree to no lesson whose time has passed', async () => {
    const [admin, student] = [await person({ role: 'ADMIN' }), await person()]
    const when = { tutor_id: farhan, date: '14-Dec-2026', time: '10:00', timeZone: 'Asia/Kolkata' }
    const { body } = await ask(student, lesson(when))
    const to = async (status: string) =>
      (await admin.patch(`/admin/tutorRequests/${body.id}`, { status })).status
    clock = new Date('2026-12-14T04:30:00Z')
    expect([await to('accepted'), (await requestsOf(student))[0]?.status]).toEqual([409, 'asked'])
    clock = start
    expect(await to('accepted')).toBe(200)
    // It is done without anybody's doing.
    clock = new Date('2026-12-14T06:00:00Z')
    const told = (await mailsTo('farhan@tutors.test')).length
    expect([await to('accepted'), await to('asked'), await to('done')]).toEqual([409, 409, 200])
    expect((await mailsTo('farhan@tutors.test')).length).toBe(told)
    expect([await to('cancelled'), await to('accepted'), await to('done')]).toEqual([200, 409, 200])
  })

  test('decline for a tutor without the words with which that one had agreed', async () => {
    const [admin, student] = [await person({ role: 'ADMIN' }), await person()]
    const slot = '2026-12-15T03:30:00.000Z'
    const { body } = await ask(student, lesson({ date: '15-Dec-2026', slot, timeZone: 'Asia/Kolkata' }))
    const agreed = { answer: 'accept', reply: 'We meet at https://meet.test/7' }
    expect((await answer(await newestLink('kavita@tutors.test'), agreed)).status).toBe(200)
    await admin.patch(`/admin/tutorRequests/${body.id}`, { status: 'declined' })
    const last = (await mailsTo(`${student.id}@boli.test`)).at(-1)
    expect(last?.text.split('\n\n').slice(0, 5)).toEqual([
      'This time it does not work',
      'Namaste Asha,',
      'Kavita Mishra cannot give a Hindi lesson (class size 1 to 3, US$ 15). Perhaps at another time, or with another tutor?',
      'Tuesday, 15 December 2026, 09:00 to 10:00 (Asia/Kolkata).',
      `See my requests:\n${server.config.publicUrl}/profilebookatutor`,
    ])
    expect((await requestsOf(student))[0]).toMatchObject({ status: 'declined', reply: '' })
  })

  test('call a lesson off, or say that it was not held: by mail, and in the student’s bell', async () => {
    const [admin, student] = [await person({ role: 'ADMIN' }), await person()]
    const slots = ['2026-12-16T03:30:00.000Z', '2026-12-17T03:30:00.000Z']
    const ids: string[] = []
    for (const slot of slots) {
      const date = writeLessonDay(slot.slice(0, 10))
      ids.push((await ask(student, lesson({ date, slot, timeZone: 'Asia/Kolkata' }))).body.id)
      await answer(await newestLink('kavita@tutors.test'), { answer: 'accept' })
    }
    const before = (await mailsTo('kavita@tutors.test')).length
    clock = new Date('2026-12-16T05:00:00Z')
    for (const id of ids) await admin.patch(`/admin/tutorRequests/${id}`, { status: 'cancelled' })
    const short = ({ subject, text }: { subject: string; text: string }) => [
      subject,
      ...text.split('\n\n').slice(0, 4),
    ]
    const [first, second] = [
      'Wednesday, 16 December 2026, 09:00 to 10:00 (Asia/Kolkata).',
      'Thursday, 17 December 2026, 09:00 to 10:00 (Asia/Kolkata).',
    ]
    const [past, coming] = [
      'we have written down that this lesson was not held:',
      'this lesson will not be held:',
    ]
    const mails = (await mailsTo(`${student.id}@boli.test`)).slice(-2)
    expect(mails.map(short)).toEqual([
      [
        'Your lesson with Kavita Mishra was not held',
        'Your lesson was not held',
        'Namaste Asha,',
        past,
        first,
      ],
      [
        'Your lesson with Kavita Mishra is cancelled',
        'Your lesson is cancelled',
        'Namaste Asha,',
        coming,
        second,
      ],
    ])
    expect((await mailsTo('kavita@tutors.test')).slice(before).map(short)).toEqual([
      ['The lesson with Asha R. was not held', 'A lesson that was not held', 'Namaste Kavita,', past, first],
      ['The lesson with Asha R. is cancelled', 'A lesson is cancelled', 'Namaste Kavita,', coming, second],
    ])
    expect(mails.map(({ ics }) => unfolded(ics).includes('METHOD:CANCEL'))).toEqual([true, true])
    const bell = await server.sql`select title, message from notifications where student_id = ${student.id}
      and title not like '%looks forward%' order by published_at`
    expect([...bell]).toEqual([
      { title: 'Your lesson with Kavita Mishra was not held', message: first },
      { title: 'Your lesson with Kavita Mishra is cancelled', message: second },
    ])
  })

  test('bring a lesson back only where its hour and its trial are nobody else’s', async () => {
    const [admin, first, second] = [await person({ role: 'ADMIN' }), await person(), await person()]
    const at = (time: string) =>
      lesson({ tutor_id: farhan, date: '15-Dec-2026', time, timeZone: 'Asia/Kolkata' })
    const { body } = await ask(first, at('10:00'))
    const setTo = (id: string, status: string) => admin.patch(`/admin/tutorRequests/${id}`, { status })
    await setTo(body.id, 'declined')
    const other = await ask(second, at('10:30'))
    for (const status of ['asked', 'accepted', 'done'])
      expect(await setTo(body.id, status)).toMatchObject({
        status: 409,
        body: { message: 'This tutor has another lesson at that time by now.' },
      })
    expect((await requestsOf(first))[0]?.status).toBe('declined')
    await setTo(other.body.id, 'cancelled')
    const both = await Promise.all([setTo(body.id, 'accepted'), setTo(other.body.id, 'accepted')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

    const trial = (slot: string) => lesson({ slot, timeZone: 'Asia/Kolkata', isTrial: true })
    const tried = await ask(first, trial('2026-12-15T03:30:00.000Z'))
    await setTo(tried.body.id, 'cancelled')
    expect((await ask(first, trial('2026-12-15T04:30:00.000Z'))).status).toBe(200)
    expect(await setTo(tried.body.id, 'accepted')).toMatchObject({
      status: 409,
      body: { message: 'This student has another trial lesson with this tutor by now.' },
    })
  })

  test('see the requests page after page, each in the state in which it stands today', async () => {
    const [admin, student] = [await person({ role: 'ADMIN' }), await person()]
    await server.sql`insert into tutor_requests (id, student_id, tutor_id, language_id, class_size, kind, lesson_day,
        time_zone, status, created_at, changed_at)
      select 'page-' || n, ${student.id}, ${farhan}, 'hindi', '1 to 1', 'lesson', '2026-11-01', 'UTC',
        case when n <= 60 then 'accepted' else 'declined' end, ${start}::timestamptz + n * interval '1 minute', ${start}
      from generate_series(1, 70) n`
    const ids = async (query: string) => {
      const { results } = (await admin.get(`/admin/tutorRequests${query}`)).body
      return { next: results.next, ids: results.data.map(({ id }: { id: string }) => id) }
    }
    // What was agreed for the first of November is over.
    const first = await ids('?status=done')
    expect([first.ids.length, first.ids[0]]).toEqual([50, 'page-60'])
    const rest = await ids(`?status=done&cursor=${encodeURIComponent(first.next)}`)
    expect(rest.ids.slice(0, 10)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `page-${n}`))
    expect((await ids('?status=accepted')).ids.filter((id: string) => id.startsWith('page-'))).toEqual([])
    expect((await admin.get('/admin/tutorRequests?cursor=nowhere')).status).toBe(400)
  })

  test('keep tutors: hours, days off, and who leaves', async () => {
    const admin = await person({ role: 'ADMIN' })
    const given = { firstname: 'Leela', email: 'leela@tutors.test', price: 9.99, language_id: ['marathi'] }
    const added = await admin.post('/admin/tutors', given)
    const id = added.body.results.data._id
    expect(added.text).not.toContain('leela@tutors.test')
    const hours = [{ weekday: 1, from: '09:00', until: '24:00' }]
    const days = [{ day: '2026-11-23' }, { day: '2026-11-25', from: '10:00', until: '11:30' }]
    await admin.patch(`/admin/tutors/${id}`, { hours, days, timeZone: 'Europe/Berlin', price: 10 })
    const kept = (await admin.get('/admin/tutors')).as(adminTutors.reply).find(({ _id }) => _id === id)
    expect(kept).toMatchObject({ firstname: 'Leela', price: 10, hours, days, hasHours: true, isActive: true })
    expect((await slotsOf(admin, id)).slice(0, 2)).toEqual([
      '2026-11-25T09:00:00.000Z',
      '2026-11-30T08:00:00.000Z',
    ])
    const nothingLong = { days: [{ day: '2026-11-25', from: '10:00', until: '10:00' }] }
    for (const wrong of [{ timeZone: 'Nowhere' }, { language_id: ['elvish'] }, { price: -1 }, nothingLong])
      expect((await admin.patch(`/admin/tutors/${id}`, wrong)).status).toBe(400)
    const twice = [hours[0], { weekday: 1, from: '09:00', until: '10:00' }]
    const told = await admin.patch(`/admin/tutors/${id}`, { hours: twice })
    expect([told.status, told.body.errors]).toEqual([
      400,
      [{ field: 'hours.1', message: 'Other hours of this day reach into these' }],
    ])
    const remove = () => fetch(`${server.url}/api/admin/tutors/${id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(401)
    await admin.patch(`/admin/tutors/${id}`, { isActive: false })
    expect((await admin.get('/tutor/list/?language_id=marathi')).text).not.toContain('Leela')
    expect((await admin.get(`/tutors/${id}/slots`)).status).toBe(404)
  })

  test('put a tutor’s address right: what is open is asked again there, and the old links end', async () => {
    const [admin, student] = [await person({ role: 'ADMIN' }), await person()]
    const given = { firstname: 'Mira', email: 'wrong@tutors.test', price: 10, language_id: ['hindi'] }
    const id = (await admin.post('/admin/tutors', given)).body.results.data._id
    const when = { tutor_id: id, time: '10:00', timeZone: 'Asia/Kolkata' }
    await ask(student, { ...message(), tutor_id: id })
    const first = linkIn((await mailsTo('wrong@tutors.test'))[0]?.text ?? '')
    const open = await ask(student, lesson({ ...when, date: '16-Dec-2026' }))
    const agreed = await ask(student, lesson({ ...when, date: '17-Dec-2026' }))
    await admin.patch(`/admin/tutorRequests/${agreed.body.id}`, { status: 'accepted' })
    const old = (await mailsTo('wrong@tutors.test')).filter(({ text }) => text.includes('tutor-answer'))
    expect(old.length).toBe(3)
    const [students, wrong] = [await mailsTo(`${student.id}@boli.test`), await mailsTo('wrong@tutors.test')]
    const keep = (part: object) => admin.patch(`/admin/tutors/${id}`, part)
    await keep({ email: 'wrong@tutors.test', price: 11 })
    expect((await mailsTo('wrong@tutors.test')).length).toBe(wrong.length)

    expect((await keep({ email: 'mira@tutors.test' })).status).toBe(200)
    const mails = await mailsTo('mira@tutors.test')
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Asha R. asks for a Hindi lesson',
      'Asha R. writes to you',
    ])
    expect(await mailsTo(`${student.id}@boli.test`)).toEqual(students)
    expect(await mailsTo('wrong@tutors.test')).toEqual(wrong)
    for (const { text } of old) {
      const link = linkIn(text)
      expect((await fetch(server.url + link.pathname + link.search)).status).toBe(404)
      expect((await answer(link, { answer: 'accept' })).status).toBe(404)
    }
    expect((await answer(first, { answer: 'reply', reply: 'Yes!' })).status).toBe(404)
    const newest = mails.find(({ subject }) => subject.includes('asks'))
    expect(unfolded(newest?.ics)).toContain('mailto:mira@tutors.test')
    expect((await answer(linkIn(newest?.text ?? ''), { answer: 'accept' })).status).toBe(200)
    const own = (await requestsOf(student)).find((one) => one.id === open.body.id)
    expect(own?.status).toBe('accepted')
  })
})
