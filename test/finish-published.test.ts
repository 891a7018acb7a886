import { afterAll, beforeAll, expect, test } from 'vitest'
import { LessonProgress } from '#calls/lessons.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { forgetTaught, taughtNow } from '#server/curriculum/taught.ts'
import { sweepOnce } from '#server/sweeps.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await loadCurriculum(server.sql, testCurriculum)
  await sweepOnce(server.app)
})
afterAll(() => server.close())

/** As publishing does: it is kept, and asked of nobody. */
async function takeOut(table: 'lessons' | 'exercises', id: string): Promise<void> {
  await server.sql`update ${server.sql(table)} set is_active = false where id = ${id}`
  await server.sql`update curriculum_state set version = version + 1`
  forgetTaught(server.sql)
}

const creditsOf = async (who: Person) =>
  (
    await server.sql<{ amount: number; reason: string }[]>`
      select amount, reason from credit_entries where student_id = ${who.id} order by created_at, amount`
  ).map(({ amount, reason }) => `${amount} ${reason}`)

test('whoever did all but what is taken out has finished the lesson, once', async () => {
  const [asha, bina] = [await person(server), await person(server)]
  const lesson = (await taughtNow(server.sql)).lesson('hindi-market-mangoes')
  const place = { course: 'hindi', unit: 'hindi-market', chapter: lesson?.chapter.id, lesson: lesson?.id }
  const progress = async (who: Person): Promise<LessonProgress> =>
    (await who.get(`/lessonExercisesProgress/${lesson?.id}`)).as(LessonProgress)
  const { totalExerciseIds, totalVocabularyIds, totalFeedbackIds } = await progress(asha)
  const [last = '', ...exercises] = totalExerciseIds
  for (const update of [
    ...exercises.map((id) => ({ completedExerciseId: id })),
    ...totalVocabularyIds.map((id) => ({ completedVocabularyId: id })),
    ...totalFeedbackIds.map((id) => ({ completedFeedbackId: id })),
  ])
    await asha.post('/updateuserprogress', { ...place, ...update })
  await bina.post('/updateuserprogress', { ...place, completedExerciseId: exercises[0] })
  expect(await progress(asha)).toMatchObject({ isCompleted: false })

  await takeOut('exercises', last)
  await sweepOnce(server.app)
  await sweepOnce(server.app)
  expect(await creditsOf(asha)).toEqual([`10 Finished the lesson ${lesson?.name}`])
  expect(await creditsOf(bina)).toEqual([])
})

test('whoever finished all lessons but the one that is taken out has finished the course', async () => {
  const [asha, bina] = [await person(server), await person(server)]
  const course = (await taughtNow(server.sql)).course('hindi-market')
  const [gone, ...lessons] = course?.lessons ?? []
  expect(lessons.length).toBeGreaterThan(1)
  for (const { id } of lessons)
    await server.sql`insert into lesson_completions (student_id, lesson_id) values (${asha.id}, ${id})`
  await server.sql`insert into lesson_completions (student_id, lesson_id) values (${bina.id}, ${lessons[0]?.id ?? ''})`
  await sweepOnce(server.app)
  expect(await creditsOf(asha)).toEqual([])

  await takeOut('lessons', gone?.id ?? '')
  await sweepOnce(server.app)
  await sweepOnce(server.app)
  expect(await creditsOf(asha)).toEqual([`50 Finished the course ${course?.name}`])
  expect(await creditsOf(bina)).toEqual([])
  const certificates = await server.sql`select student_id, course_id from course_completions`
  expect(certificates).toEqual([{ student_id: asha.id, course_id: 'hindi-market' }])
  expect(server.app.jobs.failing()).toEqual([])
})
