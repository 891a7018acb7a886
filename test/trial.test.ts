import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LessonProgress } from '#calls/lessons.ts'
import { Exercise, Verdict, Vocabulary } from '#calls/practice.ts'
import { TrialLesson } from '#calls/trial.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(() => server.close())

const visit = (path: string) => answered(fetch(`${server.url}/api${path}`))
const attempt = (answer: string | string[], id = randomUUID()) => ({ id, answer, ms: 900, hints: 0 })
const attemptsOf = ({ id }: Person) => server.sql<{ exercise: string; verdict: string }[]>`
  select exercise_id as exercise, verdict from attempts where student_id = ${id} order by answered_at, verdict`

const e7 = 'hindi-market-mangoes.e7'
const locked = 'hindi-market-how-much'
const mangoes = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
}

test('a visitor is given one whole lesson, just as a student is, with nothing done in it', async () => {
  const trial = (await visit('/trialLesson')).as(z.strictObject(TrialLesson.shape))
  const student = await person(server)
  expect(trial.lesson).toEqual((await student.get('/lessons/hindi-market-mangoes')).body.results.data)
  expect(trial.exercises).toEqual(
    (await student.get('/lessonExercises/hindi-market-mangoes')).as(z.array(Exercise)),
  )
  expect(trial.vocabularies).toEqual(
    (await student.get('/lessonVocabularies/hindi-market-mangoes')).as(z.array(Vocabulary)),
  )
  expect(trial.exercises).toHaveLength(14)
  expect(trial.exercises.some(({ isCompleted }) => isCompleted)).toBe(false)
})

test('its sounds, films and captions are heard without a session', async () => {
  const { lesson, vocabularies } = (await visit('/trialLesson')).as(TrialLesson)
  const [film] = lesson.lesson.videos
  const addresses = [vocabularies[0]?.audio, film?.film?.audio, film?.captions[0]?.url]
  const replies = await Promise.all(addresses.map((address) => fetch(server.url + address)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a language that has no lesson to try says so', async () => {
  for (const languageId of ['marathi', 'nope']) {
    const reply = await visit(`/trialLesson?languageId=${languageId}`)
    expect(reply).toMatchObject({
      status: 404,
      body: { error: true, message: 'There is no lesson to try just now.' },
    })
  }
})

test('a lesson that needs a subscription is never given away', async () => {
  const spoilt = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(spoilt.sql, testCurriculum)
  await spoilt.sql`update languages set trial_lesson_id = ${locked} where id = 'hindi'`
  await spoilt.sql`update curriculum_state set version = version + 1`
  expect((await fetch(`${spoilt.url}/api/trialLesson`)).status).toBe(404)
  await spoilt.close()
})

test('what was tried counts once, however often and from wherever it is sent', async () => {
  const who = await person(server)
  const done = { ...mangoes, completedExerciseId: e7, attempt: attempt('आम') }
  const wrong = { exerciseId: e7, attempt: attempt('केला') }
  const sendAll = () => Promise.all([who.post('/attempts', wrong), who.post('/updateuserprogress', done)])
  await Promise.all([sendAll(), sendAll()])
  await sendAll()
  const progress = (await who.get('/lessonExercisesProgress/hindi-market-mangoes')).as(LessonProgress)
  expect(progress.completedExerciseIds).toEqual([e7])
  const logged = (await attemptsOf(who)).map(({ verdict }) => verdict)
  expect(logged.toSorted()).toEqual(['exact', 'wrong'])
})

test('a wrong answer is logged with the verdict of the server, and completes nothing', async () => {
  const who = await person(server)
  const reply = await who.post('/attempts', { exerciseId: e7, attempt: attempt('केला') })
  expect(reply.as(Verdict)).toMatchObject({ correct: false, verdict: 'wrong' })
  await who.post('/attempts', { exerciseId: e7, attempt: attempt('आम') })
  expect([...(await attemptsOf(who))]).toEqual([
    { exercise: e7, verdict: 'wrong' },
    { exercise: e7, verdict: 'exact' },
  ])
  const progress = (await who.get('/lessonExercisesProgress/hindi-market-mangoes')).as(LessonProgress)
  expect(progress.completedExerciseIds).toEqual([])
})

test('answers of admins, and of those through whose eyes they look, are judged and not logged', async () => {
  const admin = await person(server, { role: 'ADMIN', enrol: false })
  const seen = await person(server, { impersonator_id: admin.id })
  for (const who of [admin, seen]) {
    const reply = await who.post('/attempts', { exerciseId: e7, attempt: attempt('केला') })
    expect(reply.as(Verdict).verdict).toBe('wrong')
    expect([...(await attemptsOf(who))]).toEqual([])
  }
})

test.each([
  ['of a locked lesson', 403, { exerciseId: `${locked}.e1`, attempt: attempt('sau') }],
  ['to an unknown exercise', 404, { exerciseId: 'nope', attempt: attempt('sau') }],
  ['to one that is no longer asked', 404, { exerciseId: 'hindi-market-mangoes.e15', attempt: attempt('x') }],
  ['without an id of its own', 400, { exerciseId: e7, attempt: { ...attempt('x'), id: 'mine' } }],
  ['that is none', 400, { exerciseId: e7 }],
])('an answer %s is refused', async (_, status, body) => {
  const who = await person(server)
  expect((await who.post('/attempts', body)).status).toBe(status)
  expect([...(await attemptsOf(who))]).toEqual([])
})

test('answers are logged for who is signed in only', async () => {
  const body = JSON.stringify({ exerciseId: e7, attempt: attempt('आम') })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${server.url}/api/attempts`, { method: 'POST', headers, body })).status).toBe(401)
})
