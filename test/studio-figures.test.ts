import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Figures, FilmFigure, HardExercise, LearningFigures, PaidMonth } from '#calls/admin-figures.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { countNext } from '#server/figures/count-days.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { buy } from './payments-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person
let editor: Person
const people: Person[] = []
/** A Wednesday; what is counted is counted from there. */
const now = new Date('2026-03-18T12:00:00Z')
const on = (day: string) => new Date(`${day}T09:00:00Z`)

beforeAll(async () => {
  // Its own job counts after twenty seconds: by this clock nothing that is counted here.
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum }, now: () => on('2026-03-01') })
  await loadCurriculum(server.sql, testCurriculum)
  await loadPlans(server.sql)
  admin = await person(server, { role: 'ADMIN', enrol: false })
  editor = await person(server, { role: 'EDITOR', enrol: false })
  await server.sql`update students set created_at = ${on('2026-03-01')}`
  for (const day of ['2026-03-02', '2026-03-02', '2026-03-10', '2026-03-18']) {
    const who = await person(server)
    await server.sql`update students set created_at = ${on(day)} where id = ${who.id}`
    people.push(who)
  }
})
afterAll(() => server.close())

async function answer(
  who: Person,
  given: { exercise: string; day: string; right?: boolean; answer?: string },
) {
  const { exercise, day, right = true, answer = 'x' } = given
  await server.sql`insert into attempts (student_id, id, exercise_id, answer, verdict, ms, answered_at)
    values (${who.id}, ${randomUUID()}, ${exercise}, ${JSON.stringify(answer)}::text::jsonb,
      ${right ? 'exact' : 'wrong'}, 1000, ${on(day)})`
}

async function countAll(at = now): Promise<void> {
  while (await countNext(server.sql, at));
}

async function typed() {
  const [row] = await server.sql<{ id: string; lessonId: string; courseId: string }[]>`
    select exercises.id, lesson_id as "lessonId", course_id as "courseId" from exercises
    join lessons on lessons.id = lesson_id join chapters on chapters.id = chapter_id
    where question_type = 'LISTEN WITH TYPE' and exercises.is_active order by exercises.id limit 1`
  if (!row) throw new Error('The small curriculum has no such exercise.')
  return row
}

const figures = async () => (await editor.get('/admin/figures?days=30')).as(Figures)

test('sign-ups and active learners are told by day, week and month', async () => {
  const [asha, ben, cleo] = people as [Person, Person, Person, Person]
  const { id } = await typed()
  await answer(asha, { exercise: id, day: '2026-03-02' })
  await answer(asha, { exercise: id, day: '2026-03-11', right: false, answer: 'galat' })
  await answer(ben, { exercise: id, day: '2026-03-02', right: false, answer: 'galat' })
  await answer(cleo, { exercise: id, day: '2026-03-18', right: false, answer: 'phir galat' })
  await countAll()
  const { days, countedAt } = await figures()
  expect(countedAt).toBe(now.toISOString())
  const day = (name: string) => days.find((one) => one.day === name)
  expect(days[0]?.day).toBe('2026-03-01')
  expect(days).toHaveLength(18)
  // The academy's own people are no sign-ups.
  expect(day('2026-03-01')).toMatchObject({ signUps: 0, active: 0 })
  expect(day('2026-03-02')).toEqual({
    ...{ day: '2026-03-02', signUps: 2, active: 2, activeWeek: 2, activeMonth: 2, answers: 2, right: 1 },
  })
  expect(day('2026-03-09')).toMatchObject({ active: 0, activeWeek: 0, activeMonth: 2 })
  expect(day('2026-03-18')).toMatchObject({ signUps: 1, active: 1, activeWeek: 1, activeMonth: 3 })
})

test('of each week of newcomers it is told how many came back', async () => {
  expect((await figures()).cohorts).toEqual([
    { week: '2026-03-02', size: 2, kept: [2, 1, 0] },
    { week: '2026-03-09', size: 1, kept: [0, 1] },
    { week: '2026-03-16', size: 1, kept: [0] },
  ])
})

test('counted again, a day says the same; what came since is added, and a day that is over stays', async () => {
  const before = await figures()
  const later = new Date(now.getTime() + 11 * 60_000)
  await countAll(later)
  expect((await figures()).days).toEqual(before.days)
  const [, , , dia] = people as [Person, Person, Person, Person]
  const { id } = await typed()
  await answer(dia, { exercise: id, day: '2026-03-18' })
  await answer(dia, { exercise: id, day: '2026-03-03' })
  await countAll(new Date(later.getTime() + 11 * 60_000))
  const { days } = await figures()
  expect(days.at(-1)).toMatchObject({ day: '2026-03-18', active: 2, answers: 2 })
  expect(days.find(({ day }) => day === '2026-03-03')).toMatchObject({ active: 0 })
  // What is a week old may still be added to.
  const [open] = await server.sql`select min(day)::text as first from figure_days where not is_final`
  expect(open?.first).toBe('2026-03-11')
})

test('lessons and courses tell how many began and how many finished', async () => {
  const { lessonId, courseId } = await typed()
  const [asha] = people as [Person]
  await server.sql`insert into lesson_completions values (${asha.id}, ${lessonId}, ${on('2026-03-18')})`
  await server.sql`insert into course_completions (id, student_id, course_id, completed_at)
    values ('c1', ${asha.id}, ${courseId}, ${on('2026-03-18')})`
  await countAll(new Date(now.getTime() + 3_600_000))
  const learning = (await editor.get('/admin/figures/learning')).as(LearningFigures)
  const course = learning.find(({ id }) => id === courseId)
  expect(course).toMatchObject({ started: 4, finished: 1 })
  expect(course?.lessons.find(({ id }) => id === lessonId)).toMatchObject({ started: 4, finished: 1 })
})

test('the hardest exercises stand with what is answered in their place', async () => {
  const { id, courseId } = await typed()
  const hard = async (query = '') =>
    (await editor.get(`/admin/figures/exercises${query}`)).as(z.array(HardExercise))
  expect(await hard()).toMatchObject([
    {
      ...{ id, answers: 5, wrong: 3 },
      instead: [
        { answer: 'galat', times: 2 },
        { answer: 'phir galat', times: 1 },
      ],
    },
  ])
  expect(await hard(`?courseId=${courseId}`)).toHaveLength(1)
  expect(await hard('?courseId=nope')).toEqual([])
})

test('a chosen option is told by its words, ordered words as a sentence', async () => {
  const [asha] = people as [Person]
  const [choice] = await server.sql<
    { id: string; options: { key: string; value: string; nativeValue: string }[] }[]
  >`
    select id, data->'options' as options from exercises
    where question_type = 'LISTEN WITH TEXT' and is_active order by id limit 1`
  const other = choice?.options[1]
  for (const _ of [1, 2, 3, 4, 5])
    await answer(asha, {
      exercise: choice?.id ?? '',
      day: '2026-03-18',
      right: false,
      answer: other?.key ?? '',
    })
  await countAll(new Date(now.getTime() + 7_200_000))
  const found = (await editor.get('/admin/figures/exercises')).as(z.array(HardExercise))
  expect(found.find(({ id }) => id === choice?.id)?.instead).toEqual([
    { answer: other?.value || other?.nativeValue, times: 5 },
  ])
})

test('it is kept where a film was left, and told by twentieths of those who did not finish it', async () => {
  const [asha, ben, cleo] = people as [Person, Person, Person]
  const [film] = await server.sql<{ id: string; lessonId: string }[]>`
    select films.id, lesson_id as "lessonId" from films where is_active order by id limit 1`
  const leave = (who: Person, ms: number) =>
    who.post('/filmPlace', { videoId: film?.id, ms, duration: 100_000 })
  expect((await leave(asha, 99_000)).status).toBe(200)
  await leave(ben, 2000)
  await leave(ben, 52_000)
  await leave(cleo, 54_000)
  await leave(admin, 10_000)
  await server.sql`insert into video_completions values (${asha.id}, ${film?.lessonId ?? ''}, ${film?.id ?? ''}, now())`
  await countAll(new Date(Date.now() + 1000))
  const [figure] = (await editor.get('/admin/figures/films')).as(z.array(FilmFigure))
  expect(figure).toMatchObject({ id: film?.id, started: 3, finished: 1 })
  expect(figure?.leftAt).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect((await asha.post('/filmPlace', { videoId: 'nope', ms: 1, duration: 1 })).status).toBe(404)
})

test('payments stand by month and currency, for those who may see money', async () => {
  const [asha] = people as [Person]
  await buy(server, asha)
  const [month] = (await admin.get('/admin/figures/payments')).as(z.array(PaidMonth))
  expect(month).toEqual({
    ...{
      month: '2026-03',
      currency: 'USD',
      payments: 1,
      amount: 9900,
      refunded: 0,
    },
  })
  expect((await editor.get('/admin/figures/payments')).status).toBe(403)
  expect((await asha.get('/admin/figures')).status).toBe(403)
})

test('what was learnt without a connection, and came days later, is told on its own day', async () => {
  const [, , cleo] = people as [Person, Person, Person]
  const { id } = await typed()
  const start = new Date()
  await countAll(start)
  const [before] = await server.sql`select max(day) - 2 as day, (max(day) - 2)::text as name from figure_days`
  const told = async () => (await figures()).days.find(({ day }) => day === before?.name)
  expect(await told()).toMatchObject({ active: 0, answers: 0 })
  await answer(cleo, { exercise: id, day: before?.name })
  await countAll(new Date(start.getTime() + 11 * 60_000))
  expect(await told()).toMatchObject({ active: 0, answers: 0 })
  await countAll(new Date(start.getTime() + 25 * 3_600_000))
  expect(await told()).toMatchObject({ active: 1, answers: 1 })
})
