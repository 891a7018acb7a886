import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Exercise, LexiconEntry, Verdict } from '#calls/practice.ts'
import { AnswerClaim, ListedClaim } from '#calls/should-count.ts'
import { lexiconOf, unpackForms } from '#language/lexicon.ts'
import { exerciseTypes } from '#rules/exercise-types.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

const lessonId = 'hindi-market-mangoes'
let server: TestServer
let admin: Person
let typed: Exercise
let order: Exercise
let chosen: Exercise

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  admin = await person(server, { role: 'ADMIN' })
  const student = await person(server)
  const exercises = (await student.get(`/lessonExercises/${lessonId}`)).as(z.array(Exercise))
  const answeredBy = (kind: string) => {
    const found = exercises.find(
      (one) => exerciseTypes[one.questionType as keyof typeof exerciseTypes].answer === kind,
    )
    if (!found) throw new Error(`No exercise answered by ${kind}`)
    return found
  }
  typed = answeredBy('type')
  order = answeredBy('order')
  chosen = answeredBy('text')
})
afterAll(() => server.close())

async function answerWrongly(who: Person, exercise: Exercise, answer: string | string[]) {
  const attempt = { id: randomUUID(), answer, ms: 900, hints: 0 }
  const reply = await who.post('/attempts', { exerciseId: exercise.id, attempt })
  expect(reply.as(Verdict).correct).toBe(false)
  return { exerciseId: exercise.id, attemptId: attempt.id, answer }
}

async function claim(who: Person, exercise: Exercise, answer: string | string[]) {
  const comment = ' We say so at home. '
  return who.post('/answerClaims', { ...(await answerWrongly(who, exercise, answer)), comment })
}

const decide = (id: string, state: string) => admin.patch(`/admin/answerClaims/${id}`, { state })
const open = async (state = 'open') =>
  (await admin.get(`/admin/answerClaims?state=${state}`)).as(z.array(ListedClaim))

test('an accepted answer is right from then on, for everyone, and outlives a new reading of the files', async () => {
  const [asha, ben] = [await person(server), await person(server)]
  const sent = (await claim(asha, typed, 'बढ़िया जवाब')).as(AnswerClaim)
  expect(sent).toMatchObject({ exerciseId: typed.id, answer: 'बढ़िया जवाब'.normalize('NFC'), state: 'open' })
  await claim(ben, typed, ' बढ़िया  जवाब। ')

  const listed = (await open()).find(({ id }) => id === sent.id)
  expect(listed).toMatchObject({
    comment: 'We say so at home.',
    claimedBy: 2,
    student: { id: asha.id, name: 'Asha Rao' },
    exercise: { questionType: typed.questionType, expected: typed.options.answer },
    feedback: 'You wrote something else; here it is आम.',
  })

  expect((await decide(sent.id, 'accepted')).as(ListedClaim)).toMatchObject({
    state: 'accepted',
    exercise: { accepted: expect.arrayContaining([sent.answer]) },
  })
  const check = async () =>
    (await ben.post('/checkAnswer', { exerciseId: typed.id, answer: 'बढ़िया जवाब' })).as(Verdict).verdict
  expect(await check()).toBe('exact')
  await server.sql`update curriculum_state set content_hash = ''`
  await loadCurriculum(server.sql, testCurriculum)
  expect(await check()).toBe('exact')
  const shown = (await ben.get(`/lessonExercises/${lessonId}`)).as(z.array(Exercise))
  expect(shown.find(({ id }) => id === typed.id)?.options.accepted).toContain(sent.answer)
  // Both are told, once.
  for (const who of [asha, ben]) {
    const news = (await who.get('/answerClaims?untold=true')).as(z.array(AnswerClaim))
    expect(news.map(({ state, isTold }) => [state, isTold])).toEqual([['accepted', false]])
    await who.post('/answerClaims/told', { ids: news.map(({ id }) => id) })
    expect((await who.get('/answerClaims?untold=true')).as(z.array(AnswerClaim))).toEqual([])
  }
  const again = await ben.post('/answerClaims', {
    exerciseId: typed.id,
    attemptId: randomUUID(),
    answer: 'बढ़िया जवाब',
  })
  expect(again.status).toBe(404)

  await decide(sent.id, 'declined')
  expect(await check()).toBe('wrong')
})

test('another process learns of it by the version of what is taught', async () => {
  const version = async () =>
    (await server.sql<{ version: number }[]>`select version from curriculum_state`)[0]?.version
  const sent = (await claim(await person(server), typed, 'अलग उत्तर')).as(AnswerClaim)
  const before = await version()
  await decide(sent.id, 'accepted')
  expect(await version()).toBe((before ?? 0) + 1)
})

test('ordered words count as a list', async () => {
  const who = await person(server)
  const words = [...(order.options.answerWords ?? [])].reverse()
  const sent = (await claim(who, order, words)).as(AnswerClaim)
  await decide(sent.id, 'accepted')
  const verdict = (await who.post('/checkAnswer', { exerciseId: order.id, answer: words })).as(Verdict)
  expect(verdict.correct).toBe(true)
})

test('the same answer is one claim, however often it is sent', async () => {
  const who = await person(server)
  const first = (await claim(who, typed, 'मेरा उत्तर')).as(AnswerClaim)
  const second = (await claim(who, typed, 'मेरा  उत्तर।')).as(AnswerClaim)
  expect(second.id).toBe(first.id)
  expect((await who.get('/answerClaims')).as(z.array(AnswerClaim))).toHaveLength(1)
  await decide(first.id, 'declined')
  expect((await claim(who, typed, 'मेरा उत्तर')).body.message).toBe(
    'An author has looked at this answer before, and it does not fit here.',
  )
})

test('only what was answered, and judged wrong, and written, can be claimed', async () => {
  const [who, other] = [await person(server), await person(server)]
  const theirs = await answerWrongly(other, typed, 'कुछ और')
  expect((await who.post('/answerClaims', theirs)).status).toBe(404)
  expect((await other.post('/answerClaims', { ...theirs, answer: 'कुछ नहीं' })).status).toBe(404)
  expect((await other.post('/answerClaims', { ...theirs, exerciseId: order.id })).status).toBe(404)
  expect((await other.post('/answerClaims', { ...theirs, attemptId: 'no-uuid' })).status).toBe(400)
  const wrongOption = Object.values(chosen.options).find(
    (option) => typeof option === 'object' && 'key' in option && option.key !== chosen.options.answer,
  ) as { key: string }
  expect((await claim(who, chosen, wrongOption.key)).status).toBe(400)
  expect((await admin.post('/answerClaims', theirs)).status).toBe(404)
  // No sign twice in a row: nothing of it can be packed.
  const long = Array.from({ length: 1900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)))
  const refused = await claim(who, typed, long.join(''))
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'An author can look at 600 signs at most. Please shorten your answer.',
  ])
})

test('an author’s calls are not for students, and one student’s news are not for another', async () => {
  const [who, other] = [await person(server), await person(server)]
  const sent = (await claim(who, typed, 'नया जवाब')).as(AnswerClaim)
  expect((await who.get('/admin/answerClaims')).status).toBe(403)
  expect((await other.get('/answerClaims')).as(z.array(AnswerClaim))).toEqual([])
  await decide(sent.id, 'accepted')
  expect((await other.post('/answerClaims/told', { ids: [sent.id] })).body.results.data).toEqual({ told: 0 })
  expect((await decide('nope', 'accepted')).status).toBe(404)
  expect((await decide(sent.id, 'open')).status).toBe(400)
})

test('ten a day, and a new day begins anew', async () => {
  const who = await person(server)
  const claims = await Promise.all(
    Array.from({ length: 12 }, (_, at) => claim(who, typed, `उत्तर ${'क'.repeat(at + 1)}`)),
  )
  const statuses = claims.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(claims.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('86400')
  const listed = await open()
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(
    listed.map(({ createdAt }) => createdAt).toSorted(),
  )
  await server.sql`update answer_claims set created_at = created_at - interval '24 hours' where student_id = ${who.id}`
  expect((await claim(who, typed, 'कल का उत्तर')).status).toBe(200)
})

test('the queue comes by the page', async () => {
  await server.sql`insert into answer_claims (id, student_id, exercise_id, attempt_id, answer, created_at)
    select 'c' || n, ${admin.id}, ${typed.id}, gen_random_uuid(), 'उत्तर ' || n, now() - interval '1 day'
    from generate_series(1, 60) n`
  const first = await admin.get('/admin/answerClaims')
  const second = await admin.get(`/admin/answerClaims?cursor=${first.body.results.next}`)
  const ids = [...first.body.results.data, ...second.body.results.data].map(({ id }) => id)
  expect(first.body.results.data).toHaveLength(50)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(59)
  expect((await admin.get('/admin/answerClaims?cursor=nonsense')).status).toBe(400)
})

test('the words of a language go along, as the server knows them', async () => {
  const words = (await answered(fetch(`${server.url}/api/lexicons/hindi`))).as(z.array(LexiconEntry))
  const lexicon = lexiconOf(
    words.map(([native, meaning, kind, gender, forms]) => ({
      ...{ native, meaning, kind, gender },
      forms: unpackForms(forms),
    })),
  )
  expect(lexicon.meaningOf('आम')).toBe('mango')
  expect((await answered(fetch(`${server.url}/api/lexicons/nope`))).status).toBe(404)
})

test('the words come compressed, and once: whoever has them is only told so', async () => {
  const address = `${server.url}/api/lexicons/hindi`
  const asked = (headers: Record<string, string>) => fetch(address, { headers })
  const plain = await asked({ 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const text = await plain.text()
  for (const encoding of ['br', 'gzip']) {
    const packed = await asked({ 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect(packed.headers.get('cache-control')).toBe('private, no-cache')
    expect(await packed.text()).toBe(text)
  }
  const etag = plain.headers.get('etag') ?? ''
  const again = await asked({ 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await asked({ 'if-none-match': 'W/"another"' })).status).toBe(200)
})
