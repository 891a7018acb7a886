import { afterAll, beforeAll, expect, test } from 'vitest'
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
