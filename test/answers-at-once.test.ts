import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Course } from '#calls/courses.ts'
import { LessonProgress } from '#calls/lessons.ts'
import { Exercise } from '#calls/practice.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { taughtNow } from '#server/curriculum/taught.ts'
import type { Done } from '#server/lessons/completion-store.ts'
import { logProgress } from '#server/lessons/progress-store.ts'
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

test('what all share of a course that they have not begun tells each of themselves alone', async () => {
  const [one, other] = [await person(server), await person(server)]
  const cards = async (who: Person) => {
    const shown = (await who.get('/userCourses?languageId=hindi')).as(z.array(Course))
    const isOwn = ([allowed]: string[]) => allowed === `${who.id}@boli.test`
    return shown.map((card) => [card.id, card.isStarted, isOwn(card.usersAllowed)])
  }
  const letters = ['hindi-letters', false, true]
  const notBegun = [letters, ['hindi-market', false, true]]
  expect([await cards(one), await cards(other)]).toEqual([notBegun, notBegun])
  await answer(one, 'आम')
  expect(await cards(one)).toEqual([letters, ['hindi-market', true, true]])
  expect(await cards(other)).toEqual(notBegun)
})

test('of twenty who ask at once, each hears of themselves alone', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => person(server)))
  await answer(people[7] as Person, 'आम')
  const heard = await Promise.all(
    people.map(async (who) => [
      (await who.get('/me')).as(z.object({ _id: z.string() }))._id,
      (await who.get('/lessonExercisesProgress/hindi-market-mangoes')).as(LessonProgress)
        .completedExerciseIds,
    ]),
  )
  expect(heard).toEqual(people.map(({ id }, at) => [id, at === 7 ? [typed] : []]))
})

test('of twelve who answer at once, some twice, each answer is kept once and told to its student alone', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => person(server)))
  const times = people.map((_, at) => (at % 3 === 0 ? 2 : 1))
  const isRight = (at: number) => at === 5
  const told = await Promise.all(
    people.flatMap((who, at) =>
      Array.from({ length: times[at] ?? 0 }, async () => {
        const reply = await answer(who, isRight(at) ? 'आम' : 'केला')
        return [at, reply.as(LessonProgress).completedExerciseIds]
      }),
    ),
  )
  expect(told).toEqual(told.map(([at]) => [at, at === 5 ? [typed] : []]))
  // What was answered right at once is no mistake, and has no card.
  expect(await Promise.all(people.map(keptOf))).toEqual(
    times.map((time, at) => {
      return { attempts: time, ...(isRight(at) ? { ratings: 0, reps: null } : { ratings: time, reps: time }) }
    }),
  )
})

test('who finishes a lesson among many who do something in it is told so alone', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => person(server)))
  const taught = await taughtNow(server.sql)
  const lesson = taught.lesson(mangoes.lesson)
  if (!lesson) throw new Error('There is no such lesson.')
  const whole: Done[] = [
    ...lesson.exercises.map(({ id }) => ({ kind: 'exercise' as const, itemId: id })),
    ...lesson.words.map(({ id }) => ({ kind: 'vocabulary' as const, itemId: id })),
    ...lesson.questions.map(({ id }) => ({ kind: 'feedback' as const, itemId: id })),
  ]
  const log = (studentId: string, done: Done[]) =>
    logProgress(server.sql, {
      ...{ studentId, taught, lesson, now: new Date(), attempts: [], rated: [], met: [] },
      done,
    })
  const word: Done[] = [{ kind: 'vocabulary', itemId: lesson.words[0]?.id ?? '' }]
  // The first two are sent by themselves; whoever comes meanwhile goes together.
  const told = await Promise.all(people.map(({ id }, at) => log(id, at === 4 ? whole : word)))
  const ofWord = [['vocabulary', lesson.words[0]?.id]]
  expect(told).toEqual([ofWord, ofWord, ofWord, ofWord, null, ofWord])
  const [kept] =
    await server.sql`select count(*)::int as rows from completions where student_id = ${people[4]?.id ?? ''}`
  expect(kept).toEqual({ rows: 0 })
})

test('a write that the database refuses holds up nobody who writes at the same time', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => person(server)))
  const taught = await taughtNow(server.sql)
  const lesson = taught.lesson(mangoes.lesson)
  if (!lesson) throw new Error('There is no such lesson.')
  const log = (studentId: string) =>
    logProgress(server.sql, {
      ...{ studentId, taught, lesson, now: new Date(), done: [], rated: [], met: [] },
      attempts: [{ id: randomUUID(), exercise: typed, answer: 'केला', verdict: 'wrong', ms: 900, hints: 0 }],
    })
  const [first, second, third, ...others] = people.map(({ id }) => id)
  // The first two are sent by themselves; whoever comes meanwhile goes together.
  const writers = [first, second, third, 'nobody', ...others].map((id) => log(id ?? ''))
  expect((await Promise.allSettled(writers)).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    'rejected',
    ...['fulfilled', 'fulfilled'],
  ])
  expect((await Promise.all(people.map(keptOf))).map((row) => row?.attempts)).toEqual([1, 1, 1, 1, 1])
})

test('what is asked for many at once is planned once for a connection, not each time', async () => {
  const who = await person(server)
  for (let time = 0; time < 8; time++) {
    await who.get('/me')
    await answer(who, 'केला')
  }
  const planned = await server.sql<{ custom: number }[]>`
    select coalesce(max(custom_plans), 0)::int as custom from pg_prepared_statements
    where statement like '%with ordinality as each_of%' or statement like '%from log_progress(%'`
  // PostgreSQL compares five plans with the one that suits all.
  expect(planned[0]?.custom).toBeLessThanOrEqual(5)
})
