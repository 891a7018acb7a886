import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LessonProgress } from '#calls/lessons.ts'
import { Exercise, Vocabulary } from '#calls/practice.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startReviewServer } from './review-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

const mangoes = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
}
let server: TestServer

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
})
afterAll(() => server.close())

const rowsOf = async (table: 'attempts' | 'completions' | 'credit_entries', { id }: Person) => {
  const [row] = await server.sql<
    { count: number }[]
  >`select count(*)::int as count from ${server.sql(table)} where student_id = ${id}`
  return row?.count
}

test('the same answers from a phone and a tablet at once count once', async () => {
  const who = await person(server)
  const exercises = (await who.get('/lessonExercises/hindi-market-mangoes')).as(z.array(Exercise))
  const updates = exercises.slice(0, 10).map(({ id, options }) => ({
    ...mangoes,
    completedExerciseId: id,
    attempt: { id: randomUUID(), answer: options.answerWords ?? options.answer, ms: 900, hints: 0 },
  }))
  // Each device sends its whole queue, in its order; some of it twice, as after a lost reply.
  const device = async () => {
    for (const update of [...updates, ...updates.slice(4)]) {
      expect((await who.post('/updateuserprogress', update)).status).toBe(200)
    }
  }
  await Promise.all([device(), device()])
  expect(await rowsOf('attempts', who)).toBe(10)
  expect(await rowsOf('completions', who)).toBe(10)
  const progress = await who.get('/lessonExercisesProgress/hindi-market-mangoes')
  expect(progress.as(LessonProgress).completedExerciseIds).toEqual(exercises.slice(0, 10).map(({ id }) => id))
})

test('two devices that finish a lesson at once, each in its own way, earn it once', async () => {
  const who = await person(server)
  const exercises = (await who.get('/lessonExercises/hindi-market-mangoes')).as(z.array(Exercise))
  const words = (await who.get('/lessonVocabularies/hindi-market-mangoes')).as(z.array(Vocabulary))
  const { totalFeedbackIds } = (await who.get('/lessonExercisesProgress/hindi-market-mangoes')).as(
    LessonProgress,
  )
  const all = [
    ...exercises.map(({ id }) => ({ completedExerciseId: id })),
    ...words.map(({ id }) => ({ completedVocabularyId: id })),
    ...totalFeedbackIds.map((id) => ({ completedFeedbackId: id })),
  ]
  const device = async (order: typeof all) => {
    for (const done of order) await who.post('/updateuserprogress', { ...mangoes, ...done })
  }
  await Promise.all([device(all), device(all.toReversed())])
  const progress = (await who.get('/lessonExercisesProgress/hindi-market-mangoes')).as(LessonProgress)
  expect(progress).toMatchObject({ progress: 100, isCompleted: true })
  expect(await rowsOf('completions', who)).toBe(all.length)
  const credits = await server.sql<
    { amount: number }[]
  >`select amount from credit_entries where student_id = ${who.id}`
  expect(credits.map(({ amount }) => amount)).toEqual([10])
})

test('a course is finished when its last part was done, whichever device sends that last', async () => {
  const late = await startReviewServer()
  late.setClock(new Date('2026-12-31T18:00:00Z'))
  const who = await late.person()
  const ma = {
    course: 'hindi',
    unit: 'hindi-letters',
    chapter: 'hindi-letters.first',
    lesson: 'hindi-letters-ma',
  }
  const parts = (await who.get('/lessonExercisesProgress/hindi-letters-ma')).as(LessonProgress)
  const [first, ...others] = [
    ...parts.totalExerciseIds.map((id) => ({ completedExerciseId: id })),
    ...parts.totalVocabularyIds.map((id) => ({ completedVocabularyId: id })),
    ...parts.totalFeedbackIds.map((id) => ({ completedFeedbackId: id })),
  ]
  for (const done of others) await who.post('/updateuserprogress', { ...ma, ...done })
  // The other device was without a connection at noon, and has one again on the next day.
  late.setClock(new Date('2027-01-01T18:00:00Z'))
  await who.post('/updateuserprogress', { ...ma, ...first, ago: 30 * 3_600_000 })
  const { certificatelist } = (await who.get('/get-certificate-list')).body
  expect(certificatelist).toMatchObject([{ course: 'First letters', date: '2026-12-31' }])
  const at = new Date('2026-12-31T18:00:00Z')
  const finished = await late.server.sql`select lesson.completed_at as lesson, course.completed_at as course
    from lesson_completions lesson join course_completions course using (student_id)
    where student_id = ${who.id}`
  expect(finished).toEqual([{ lesson: at, course: at }])
  await late.server.close()
})
