import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let first: Person
let second: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  first = await person(server, { role: 'ADMIN' })
  second = await person(server, { role: 'ADMIN' })
})
afterAll(() => server.close())

const tutor = { firstname: 'Kavita', email: 'kavita@boli.test', language_id: ['hindi'], price: 15 }
const price = { amounts: { INR: 10_000, USD: 200 }, interval: 'month', intervalCount: 1 }
const kept = {
  tutors: { added: tutor, mine: { speaks: 'Hindi' }, theirs: { description: 'From Lucknow' } },
  plans: {
    added: { name: 'Weekly', languageId: 'hindi', ...price },
    mine: { nativeName: 'हफ़्ता' },
    theirs: { description: 'A week at a time.' },
  },
  team: {
    added: { firstname: 'Asha', title: 'Teaches' },
    mine: { title: 'Founder' },
    theirs: { description: 'Writes the lessons.' },
  },
  notifications: {
    added: { category: 'officialNews', title: 'Diwali', audience: { kind: 'everybody' } },
    mine: { title: 'Happy Diwali' },
    theirs: { message: 'No lessons on Sunday.' },
  },
}

test.each(Object.entries(kept))('%s: who began from an older version is told', async (name, given) => {
  const { added, mine, theirs } = given
  const one = (await first.post(`/admin/${name}`, added)).body.results.data
  const path = `/admin/${name}/${one.id ?? one._id}`
  const changed = await first.patch(path, { ...theirs, version: one.version })
  expect(changed.body.results.data).toMatchObject({ ...theirs, version: one.version + 1 })
  const refused = await second.patch(path, { ...mine, version: one.version })
  expect([refused.status, refused.body]).toEqual([
    409,
    { error: true, message: 'Somebody else has changed this since you opened it.' },
  ])
  // Beside theirs: what was not touched stays as they left it.
  const beside = await second.patch(path, mine)
  expect(beside.body.results.data).toMatchObject({ ...mine, ...theirs, version: one.version + 2 })
})

test('of fields of one tutor that are changed at once none is lost', async () => {
  const { _id } = (await first.post('/admin/tutors', tutor)).body.results.data
  const fields = {
    lastname: 'Mishra',
    description: 'From Lucknow',
    speaks: 'Hindi',
    price: 20,
    lessonMinutes: 45,
  }
  const changes = Object.entries(fields).map(([field, value], place) =>
    [first, second][place % 2]?.patch(`/admin/tutors/${_id}`, { [field]: value }),
  )
  expect((await Promise.all(changes)).map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200])
  const { body } = await first.get('/admin/tutors')
  expect(body.results.data.find((one: { _id: string }) => one._id === _id)).toMatchObject({
    ...fields,
    version: 6,
  })
})

describe('what is said to a student', () => {
  const refusal = { error: true, message: 'Somebody else has changed this since you opened it.' }

  test('of two answers to one report the second is told of the first, and what is sent again stands', async () => {
    const student = await person(server)
    const told = { issueType: 'other', comments: 'The second word has no sound at all.' }
    const path = `/admin/reports/${(await student.post('/report', told)).body.results.data.id}`
    const [answer, seen] = ['It is there again.', { answer: '' }]
    const both = await Promise.all([
      first.patch(path, { answer, seen }),
      second.patch(path, { answer: 'Please reload.', seen }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const stands = (await first.get(path)).body.results.data.answer
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      ...refusal,
      stands: { answer: stands },
    })
    expect((await first.patch(path, { answer: stands, seen })).status).toBe(200)
    expect((await second.patch(path, { answer: 'Thank you.', seen: { answer: stands } })).status).toBe(200)

    await first.patch(path, { status: 'resolved', seen: { status: 'open' } })
    const late = await second.patch(path, { status: 'closed', seen: { status: 'open' } })
    expect([late.status, late.body]).toMatchObject([409, { ...refusal, stands: { status: 'resolved' } }])
    const now = { status: 'resolved', answer: 'Thank you.' }
    expect((await first.get(path)).body.results.data).toMatchObject(now)
  })

  test('of two answers to one review as well', async () => {
    const student = await person(server)
    const review = { lesson: 'hindi-market-weights', rating: '2', comment: 'More about kilos, please.' }
    const path = `/admin/feedbacks/${(await student.post('/addfeedback', review)).body.results.data.id}`
    const [answer, seen] = ['They come in May.', { answer: '' }]
    expect((await first.patch(path, { answer, seen })).status).toBe(200)
    const late = await second.patch(path, { answer: 'They never come.', seen })
    expect([late.status, late.body]).toMatchObject([409, { ...refusal, stands: { answer } }])
    expect((await first.patch(path, { answer, seen })).status).toBe(200)
    const latest = await second.patch(path, { answer: 'They are here.', seen: { answer } })
    expect(latest.body.results.data).toMatchObject({ answer: 'They are here.' })
  })
})
