import { afterAll, beforeAll, expect, test } from 'vitest'
import { preferences, scriptLadder } from '#calls/preferences.ts'
import { unpackForms } from '#language/lexicon.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(() => server.close())

const chosenBy = async (who: Person) => (await who.get('/preferences')).as(preferences.reply).script

test('the letters that a student reads in are kept in their profile, and are nobody else’s', async () => {
  const [student, other] = [await person(server), await person(server)]
  expect(await chosenBy(student)).toBeNull()
  await student.put('/preferences', { script: 'devanagari' })
  expect(await chosenBy(student)).toBe('devanagari')
  await student.put('/preferences', { script: 'roman' })
  expect(await chosenBy(student)).toBe('roman')
  expect(await chosenBy(other)).toBeNull()
})

test('no other letters can be chosen', async () => {
  const student = await person(server)
  expect((await student.put('/preferences', { script: 'cyrillic' })).status).toBe(400)
  expect(await chosenBy(student)).toBeNull()
})

test('roman fades from words that hold for days, in all their forms', async () => {
  const student = await person(server)
  expect((await student.get('/scriptLadder')).as(scriptLadder.reply)).toEqual([])
  await remembers(student, 'hindi.aam', 30)
  await remembers(student, 'hindi.kelaa', 5)
  await remembers(student, 'hindi.do', 1)
  const ladder = (await student.get('/scriptLadder')).as(scriptLadder.reply)
  const words = ladder.map(([forms, strength]) => [unpackForms(forms)[0], strength])
  expect(words.toSorted()).toEqual([
    ['आम', 3],
    ['केला', 2],
  ])
  expect(ladder.flatMap(([forms]) => unpackForms(forms))).toContain('केले')
})

async function remembers({ id }: Person, word: string, stability: number): Promise<void> {
  await server.sql`insert into review_cards (student_id, item_id, kind, created_at, state, due, stability, last_review)
    values (${id}, ${word}, 'word', now(), 2, now(), ${stability}, now())`
}
