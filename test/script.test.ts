import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { script, scriptConjuncts, scriptEvents, scriptSound, scriptWords } from '#calls/script.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { forgetTaught } from '#server/curriculum/taught.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(() => server.close())

const mangoes = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
}
type Kind = 'traced' | 'picked' | 'joined' | 'mixed-up'
const event = (kind: Kind, item: string, more = {}) => ({ id: randomUUID(), kind, item, ...more })

async function statesOf(who: Person, ...ids: string[]) {
  const { letters } = (await who.get('/script')).as(script.reply)
  return ids.map((id) => letters.find((letter) => letter.id === id)?.state)
}
async function did(who: Person, ...events: object[]) {
  return (await who.post('/script/events', { events })).as(scriptEvents.reply).saved
}

test.each(['br', 'gzip'])(
  'a large reply that comes alone is compressed by %s, and says the same',
  async (encoding) => {
    const { authorization, get } = await person(server)
    const ask = (path: string) =>
      fetch(`${server.url}/api${path}`, { headers: { authorization, 'accept-encoding': encoding } })
    const [large, small] = [await ask('/country/list'), await ask('/preferences')]
    expect(large.headers.get('content-encoding')).toBe(encoding)
    expect(large.headers.get('vary')).toBe('accept-encoding')
    expect(large.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await large.json()).toEqual((await get('/country/list')).body)
    expect(small.headers.get('content-encoding')).toBeNull()
  },
)

test('a new student sees every letter, none of them met', async () => {
  const student = await person(server)
  const { letters, joined } = (await student.get('/script')).as(script.reply)
  expect(letters).toHaveLength(70)
  expect(joined).toEqual([])
  expect(new Set(letters.map(({ state }) => state))).toEqual(new Set(['new']))
})

test('a letter is heard at two speeds, each by its own address', async () => {
  const student = await person(server)
  const [ka, kha] = await Promise.all(
    ['ka', 'kha'].map(async (id) => (await student.get(`/script/sounds/${id}`)).as(scriptSound.reply)),
  )
  for (const address of [ka?.audio, ka?.slowAudio]) expect(address).toContain('/media/voice/')
  expect(new Set([ka?.audio, ka?.slowAudio, kha?.audio, kha?.slowAudio]).size).toBe(4)
  for (const no of ['zz', 'क्ष']) expect((await student.get(`/script/sounds/${no}`)).status).toBe(400)
})

test('the letters of a completed word are met, others are not', async () => {
  const student = await person(server)
  await student.post('/updateuserprogress', { ...mangoes, completedVocabularyId: 'hindi.kelaa' })
  expect(await statesOf(student, 'ka', 'sign-e', 'la', 'sign-aa', 'ma', 'ksha')).toEqual([
    'met',
    'met',
    'met',
    'met',
    'new',
    'new',
  ])
})

test('a letter is traced, then known; taken for another it has to come right four times anew', async () => {
  const student = await person(server)
  await did(student, event('traced', 'gha'))
  expect(await statesOf(student, 'gha')).toEqual(['traced'])
  await did(student, event('picked', 'gha'), event('traced', 'gha'), event('picked', 'gha'))
  expect(await statesOf(student, 'gha', 'dha')).toEqual(['known', 'new'])
  await did(student, event('mixed-up', 'gha', { instead: 'ध' }), event('picked', 'gha'))
  expect(await statesOf(student, 'gha')).toEqual(['traced'])
  await did(student, ...['picked', 'picked', 'traced'].map((kind) => event(kind as Kind, 'gha')))
  expect(await statesOf(student, 'gha')).toEqual(['known'])
})

test('what is sent again counts once', async () => {
  const student = await person(server)
  const once = event('traced', 'ma')
  expect(await did(student, once, event('traced', 'na'))).toBe(2)
  expect(await did(student, once)).toBe(0)
  const { letters } = (await student.get('/script')).as(script.reply)
  expect(letters.find(({ id }) => id === 'ma')?.traced).toBe(1)
})

test('a joined letter is kept as it is written', async () => {
  const student = await person(server)
  await did(student, event('joined', 'स्त'), event('mixed-up', 'क्ष', { instead: 'ज + ञ' }))
  expect((await student.get('/script')).as(script.reply).joined).toEqual(['स्त'])
})

test('an admin, and an admin as somebody, save nothing', async () => {
  const admin = await person(server, { role: 'ADMIN' })
  const guest = await person(server, { impersonator_id: admin.id })
  for (const who of [admin, guest]) {
    expect(await did(who, event('traced', 'ka'))).toBe(0)
    expect(await statesOf(who, 'ka')).toEqual(['new'])
  }
})

test('words with a letter come from lessons that the student may open', async () => {
  const student = await person(server)
  const star = await person(server, { is_star: true })
  const hindi = async (who: Person, item: string) =>
    (await who.get(`/script/words/${encodeURIComponent(item)}`))
      .as(scriptWords.reply)
      .map((word) => word.hindi)
  expect(await hindi(student, 'sign-e')).toEqual(['सेब', 'केला', 'नमस्ते'])
  // सौ now stands in a locked lesson alone.
  await server.sql`update lesson_vocabularies set is_active = false
    where lesson_id = ${mangoes.lesson} and vocabulary_id = 'hindi.sau'`
  await server.sql`update curriculum_state set version = version + 1`
  forgetTaught(server.sql)
  expect(await hindi(student, 'sign-au')).toEqual([])
  expect(await hindi(star, 'sign-au')).toEqual(['सौ'])
})

test('a joined letter comes with its words', async () => {
  const star = await person(server, { is_star: true })
  const all = (await star.get('/script/conjuncts')).as(scriptConjuncts.reply)
  expect(all.length).toBeGreaterThan(35)
  expect(all.find(({ whole }) => whole === 'क्ष')?.words).toEqual([])
  const taught = all.flatMap(({ words }) => words.map(({ hindi }) => hindi))
  expect(taught.every((word) => word.includes('्'))).toBe(true)
})

test('what is no letter is refused, and a visitor signs in first', async () => {
  const student = await person(server)
  const refused = await student.post('/script/events', { events: [event('traced', 'zz')] })
  expect([refused.status, refused.body.message]).toEqual([400, 'There is no such letter.'])
  expect((await student.get('/script/words/zz')).status).toBe(400)
  expect((await student.post('/script/events', { events: [] })).status).toBe(400)
  expect((await answered(fetch(`${server.url}/api/script`))).status).toBe(401)
})
