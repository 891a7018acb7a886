import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PersonPage } from '#calls/admin-people-page.ts'
import { CheckedCertificate } from '#calls/certificates.ts'
import { certificatePdf } from '#server/certificates/certificate-pdf.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { newId } from '#server/new-id.ts'
import { answered, person, testCurriculum } from './learner-for-tests.ts'
import { textsOf } from './pdf-texts.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({
    env: { CURRICULUM_DIR: testCurriculum, PUBLIC_URL: 'https://boli.example' },
  })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(() => server.close())

const visit = (path: string) => answered(fetch(`${server.url}/api${path}`))

/** Somebody who finished a course on the last evening of a year. */
async function graduate(firstName: string, lastName: string) {
  const who = await person(server)
  const number = newId()
  await server.sql`update students set first_name = ${firstName}, last_name = ${lastName} where id = ${who.id}`
  await server.sql`insert into course_completions (id, student_id, course_id, completed_at)
    values (${number}, ${who.id}, 'hindi-letters', '2025-12-31T22:30:00Z')`
  return { who, number }
}

test('a finished course stands in the own list, with its page and its file', async () => {
  const { who, number } = await graduate('Asha', 'Rao')
  expect((await who.get('/get-certificate-list')).body).toEqual({
    status: 200,
    certificatelist: [
      {
        _id: number,
        course: 'First letters',
        courseId: 'hindi-letters',
        date: '2025-12-31',
        url: `/certificate/${number}`,
        file: `/api/certificates/${number}/file`,
      },
    ],
  })
})

/** A moment of the last evening of 2025 in London, and where somebody was before and after it. */
test.each([
  ['Asia/Kolkata', [['2026-03-01', 'America/New_York']], '2025-12-31'],
  [
    'Asia/Kolkata',
    [
      ['2025-10-01', 'Asia/Kolkata'],
      ['2026-03-01', 'America/New_York'],
    ],
    '2026-01-01',
  ],
  [
    'America/New_York',
    [
      ['2025-10-01', 'Asia/Kolkata'],
      ['2025-12-01', 'America/New_York'],
    ],
    '2025-12-31',
  ],
  ['Asia/Kolkata', [], '2026-01-01'],
])('the day is the one that the student had, in %s, with stays %j', async (timeZone, stays, date) => {
  const { who, number } = await graduate('Asha', 'Rao')
  await server.sql`update students set time_zone = ${timeZone} where id = ${who.id}`
  for (const [since = '', stay = ''] of stays)
    await server.sql`insert into zone_stays (student_id, since, time_zone) values (${who.id}, ${since}, ${stay})`
  const list = (await who.get('/get-certificate-list')).body.certificatelist
  expect(list.map((one: { date: string }) => one.date)).toEqual([date])
  expect((await visit(`/certificates/${number}`)).body.results.data.date).toBe(date)
  const admin = await person(server, { role: 'ADMIN' })
  const page = (await admin.get(`/admin/users/${who.id}`)).as(PersonPage)
  expect(page.certificates.map((one) => one.date)).toEqual([date])
  const pdf = await (await fetch(`${server.url}/api/certificates/${number}/file`)).arrayBuffer()
  expect(textsOf(Buffer.from(pdf))).toContain(date === '2025-12-31' ? '31 December 2025' : '1 January 2026')
})

test('the PDF prints the name in its own letters, the course, the day, the number and where it is checked', async () => {
  const { number } = await graduate('क्षितिज', 'कृष्णमूर्ति')
  const reply = await fetch(`${server.url}/api/certificates/${number}/file`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await reply.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(textsOf(pdf)).toEqual([
    'बोली',
    'Certificate',
    'This is to certify that',
    'क्षितिज कृष्णमूर्ति',
    'has finished every lesson of the course',
    'First letters',
    'Finished on',
    '31 December 2025',
    'Number',
    number,
    'See that it is true',
    `boli.example/certificate/${number}`,
  ])
})

test.each([
  ['Minh Ánh', 'Nguyễn'],
  ['محمد', 'العربي'],
  ['王小明', '李'],
])('in place of a name that our faces cannot write, %s %s, the PDF points to its page', async (...names) => {
  const { number } = await graduate(...names)
  const pdf = await (await fetch(`${server.url}/api/certificates/${number}/file`)).arrayBuffer()
  expect(textsOf(Buffer.from(pdf)).slice(2, 5)).toEqual([
    'This is to certify that',
    'the student named on the page below',
    'has finished every lesson of the course',
  ])
})

test.each([
  ['Tea ☕ with friends', 'Tea with friends'],
  ['தமிழ்', 'named on the page below'],
])('of a course named %s the PDF says %s', async (course, printed) => {
  const certificate = { number: newId(), name: 'Asha Rao', course, date: '2026-01-01', isRevoked: false }
  const pdf = await certificatePdf(certificate, 'https://boli.example/certificate/1')
  expect(textsOf(pdf)[5]).toBe(printed)
})

test('a certificate that is asked for again and again is set once', async () => {
  const { number } = await graduate('Asha', 'Rao')
  const set = vi.spyOn(PDFDocument.prototype, 'end')
  const ask = async () => (await fetch(`${server.url}/api/certificates/${number}/file`)).status
  expect([...(await Promise.all([ask(), ask()])), await ask()]).toEqual([200, 200, 200])
  expect(set).toHaveBeenCalledTimes(1)
  set.mockRestore()
})

test('anybody with the number reads what is printed, and nothing else', async () => {
  const { number } = await graduate('José', 'Ångström')
  const { status, body } = await visit(`/certificates/${number}`)
  expect([status, body]).toEqual([
    200,
    {
      error: false,
      results: {
        data: {
          number,
          name: 'José Ångström',
          course: 'First letters',
          date: '2025-12-31',
          isRevoked: false,
        },
      },
    },
  ])
})

test('a number that was tampered with is not found, in any of its letters', async () => {
  const { number } = await graduate('Asha', 'Rao')
  const tampered = [...number].map((letter, at) => {
    return number.slice(0, at) + (letter === 'A' ? 'B' : 'A') + number.slice(at + 1)
  })
  const others = [number.slice(1), `${number}A`, "' or true --", '%']
  for (const wrong of [...tampered, ...others]) {
    const path = `/certificates/${encodeURIComponent(wrong)}`
    expect([wrong, (await visit(path)).status]).toEqual([wrong, 404])
    expect((await visit(`${path}/file`)).status).toBe(404)
  }
})

test('an admin takes a certificate back with a reason, which nobody else reads, and lets it stand again', async () => {
  const { who, number } = await graduate('Asha', 'Rao')
  const admin = await person(server, { role: 'ADMIN' })
  const path = `/admin/certificates/${number}`
  expect((await who.patch(path, { isRevoked: true, reason: 'Mine' })).status).toBe(403)
  expect(await admin.patch(path, { isRevoked: true, reason: ' ' })).toMatchObject({
    status: 400,
    body: { message: 'Please say why it is taken back' },
  })
  expect((await admin.patch(path, { isRevoked: true, reason: 'Somebody else answered' })).status).toBe(200)

  const logged = await server.sql`select call, subject, subject_id as "subjectId", before, after
    from audit_entries order by id desc limit 1`
  expect(logged[0]).toEqual({
    call: 'PATCH /admin/certificates/:number',
    subject: 'certificate',
    subjectId: number,
    before: { isRevoked: false },
    after: {
      isRevoked: true,
      reason: 'Somebody else answered',
      course: 'First letters',
      studentId: who.id,
    },
  })

  const seen = await visit(`/certificates/${number}`)
  expect(seen.as(CheckedCertificate).isRevoked).toBe(true)
  expect(seen.text).not.toContain('Somebody else answered')
  expect((await visit(`/certificates/${number}/file`)).status).toBe(410)
  expect((await who.get('/get-certificate-list')).body.certificatelist[0].file).toBe(null)

  const support = await person(server, { role: 'SUPPORT' })
  const held = async () => (await support.get(`/admin/users/${who.id}`)).as(PersonPage).certificates
  expect(await held()).toEqual([
    {
      ...{ number, course: 'First letters', date: '2025-12-31' },
      revokedAt: expect.any(String),
      reason: 'Somebody else answered',
    },
  ])
  expect((await support.patch(path, { isRevoked: false })).status).toBe(403)

  await admin.patch(path, { isRevoked: false })
  expect(await held()).toMatchObject([{ number, revokedAt: null, reason: '' }])
  expect((await visit(`/certificates/${number}/file`)).status).toBe(200)
  expect((await admin.patch('/admin/certificates/nobody', { isRevoked: false })).status).toBe(404)
})
