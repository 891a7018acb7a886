import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LessonProgress } from '#calls/lessons.ts'
import { Exercise } from '#calls/practice.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

const mangoes = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
}
const typed = 'hindi-market-mangoes.e7'
let server: TestServer

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(() => server.close())

const answer = (who: Person, given: string, id = randomUUID()) =>
  who.post('/updateuserprogress', {
    ...mangoes,
    completedExerciseId: typed,
    attempt: { id, answer: given, ms: 900, hints: 0 },
  })

async function keptOf({ id }: Person) {
  const [row] = await server.sql`select
    (select count(*)::int from attempts where student_id = ${id}) as attempts,
    (select count(*)::int from review_log where student_id = ${id} and item_id = ${typed}) as ratings,
    (select reps from review_cards where student_id = ${id} and item_id = ${typed}) as reps`
  return row
}

test('eight answers at once are eight ratings of the card, none lost', async () => {
  const who = await person(server)
  await Promise.all(Array.from({ length: 8 }, () => answer(who, 'केला')))
  expect(await keptOf(who)).toEqual({ attempts: 8, ratings: 8, reps: 8 })
})

test('one answer that comes eight times is one rating', async () => {
  const [who, id] = [await person(server), randomUUID()]
  await Promise.all(Array.from({ length: 8 }, () => answer(who, 'केला', id)))
  expect(await keptOf(who)).toEqual({ attempts: 1, ratings: 1, reps: 1 })
})

test('what all students share of a lesson tells nobody what another has done', async () => {
  const [one, other] = [await person(server), await person(server)]
  const right = await answer(one, 'आम')
  expect(right.as(LessonProgress).completedExerciseIds).toEqual([typed])
  const doneBy = async (who: Person) => {
    const shown = (await who.get('/lessonExercises/hindi-market-mangoes')).as(z.array(Exercise))
    return shown.filter(({ isCompleted }) => isCompleted).map(({ id }) => id)
  }
  expect(await doneBy(one)).toEqual([typed])
  expect(await doneBy(other)).toEqual([])
})
