import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerPlacement, type Placement, placement, startPlacement } from '#calls/placement.ts'
import { StudioDocument } from '#calls/studio-documents.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person } from './learner-for-tests.ts'
import { curriculumWithPlacement, writtenBank } from './placement-bank.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer

beforeAll(async () => {
  const folder = curriculumWithPlacement()
  server = await startServer({ env: { CURRICULUM_DIR: folder, RATE_LIMITS: 'off' } })
  await loadCurriculum(server.sql, folder)
})
afterAll(() => server.close())

type Background = 'new' | 'home' | 'studied'
const now = async (who: Person, languageId = 'hindi') =>
  (await who.get(`/placement?languageId=${languageId}`)).as(placement.reply)
const start = async (who: Person, background: Background) =>
  (await who.post('/placement/start', { languageId: 'hindi', background })).as(startPlacement.reply)
const send = (who: Person, { attemptId, question }: Placement, chosen: string | null) =>
  who.post('/placement/answers', { attemptId, itemId: question?.itemId, chosen, ms: 4000 })

/** Knows these skills up to the last level, and says “I don't know” to the rest. */
async function take(who: Person, background: Background, known: string[]): Promise<Placement> {
  let state = await start(who, background)
  while (state.question) {
    const { skill, options } = state.question
    const right = options.find(({ text, hindi }) => text.startsWith('right') || hindi === 'यह')
    const chosen = known.includes(skill) ? (right?.key ?? '') : null
    state = (await send(who, state, chosen)).as(answerPlacement.reply)
  }
  return state
}
const levelsOf = ({ result }: Placement) =>
  Object.fromEntries((result?.skills ?? []).map(({ skill, level }) => [skill, level]))

test('before the test there is nothing but the offer', async () => {
  expect(await now(await person(server))).toEqual({
    ...{ languageId: 'hindi', languageName: 'Hindi', isOffered: true, mostQuestions: 20 },
    ...{ attemptId: null, endedAt: null, progress: 0, question: null, result: null },
  })
})

test('a language without a bank offers none, and an unknown one is not found', async () => {
  const student = await person(server)
  expect(await now(student, 'marathi')).toMatchObject({ isOffered: false, question: null })
  const refused = await student.post('/placement/start', { languageId: 'marathi', background: 'new' })
  expect(refused.as(startPlacement.reply)).toMatchObject({ isOffered: false, attemptId: null })
  expect((await student.get('/placement?languageId=klingon')).status).toBe(404)
})

test('what is heard is not written, and nothing says which answer is right', async () => {
  const state = await start(await person(server), 'studied')
  expect(state.question).toMatchObject({ skill: 'listening', number: 1, ask: 'What do you hear?' })
  expect(state.question).toMatchObject({ hindi: '', roman: '', english: '' })
  expect(state.question?.audio).toContain('/media/voice/')
  expect(state.question?.slowAudio).not.toBe(state.question?.audio)
  expect(state.question?.options).toHaveLength(4)
  expect(Object.keys(state.question ?? {})).not.toContain('answer')
  expect(new Set(state.question?.options.map((option) => Object.keys(option).join()))).toEqual(
    new Set(['key,text,hindi,roman']),
  )
})

test('grammar is shown in roman too, the script and texts are not', async () => {
  const student = await person(server)
  let state = await start(student, 'studied')
  const shown = new Map<string, string>()
  while (state.question) {
    const { skill, hindi, roman, options } = state.question
    shown.set(skill, `${hindi !== ''} ${roman !== ''} ${options.some((option) => option.roman !== '')}`)
    const right = options.find(({ text, hindi }) => text.startsWith('right') || hindi === 'यह')
    state = (await send(student, state, right?.key ?? '')).as(answerPlacement.reply)
  }
  expect([...shown]).toEqual([
    ['listening', 'false false false'],
    ['grammar', 'true true true'],
    ['script', 'true false false'],
    ['reading', 'true false false'],
  ])
})

test('who knows nothing begins at the beginning, the letters beside it', async () => {
  const state = await take(await person(server), 'new', [])
  expect(levelsOf(state)).toEqual({ listening: null, grammar: null, script: null, reading: null })
  expect(state).toMatchObject({ progress: 100, question: null })
  expect(state.endedAt).not.toBeNull()
  expect(state.result).toMatchObject({
    kind: 'beginning',
    first: { id: 'hindi-market', lesson: { id: 'hindi-market-mangoes', isUnLock: true }, openLesson: null },
    beside: { id: 'hindi-letters', lesson: { id: 'hindi-letters-ma' } },
  })
})

test('a heritage learner is sent to the letters, and told where to speak on', async () => {
  const state = await take(await person(server), 'home', ['listening', 'grammar'])
  expect(levelsOf(state)).toEqual({ listening: 'C1', grammar: 'C1', script: null, reading: null })
  expect(state.result).toMatchObject({
    kind: 'letters',
    first: { id: 'hindi-letters', lesson: { id: 'hindi-letters-ma', name: 'The letter ma' } },
    beside: { id: 'hindi-market' },
  })
  const [listening, , script, reading] = state.result?.skills ?? []
  expect(script?.advice).toContain('letters')
  expect(listening?.advice).toBeNull()
  expect(reading).toMatchObject({ isTried: false, advice: null })
})

test('lessons that need a subscription are said to, with what is free', async () => {
  const student = await person(server)
  const done = (
    lesson: string,
  ) => server.sql`insert into lesson_completions (student_id, lesson_id, completed_at)
    values (${student.id}, ${lesson}, now())`
  await done('hindi-market-mangoes')
  const first = (await take(student, 'studied', ['script', 'reading'])).result?.first
  expect(first).toMatchObject({
    lesson: { id: 'hindi-market-weights', isUnLock: true },
    ...{ lessonCount: 3, openLessonCount: 2 },
  })
  await done('hindi-market-weights')
  expect((await now(student)).result?.first).toMatchObject({
    lesson: { id: 'hindi-market-how-much', isUnLock: false },
    openLesson: null,
  })
})

test('it goes on where it was left, on any device', async () => {
  const student = await person(server)
  const begun = await start(student, 'studied')
  expect(await now(student)).toEqual(begun)
  const next = (await send(student, begun, null)).as(answerPlacement.reply)
  expect(next.question).toMatchObject({ number: 2 })
  expect(next.question?.itemId).not.toBe(begun.question?.itemId)
  expect(await now(student)).toEqual(next)
})

test('an answer that is sent again, or to another question, changes nothing', async () => {
  const student = await person(server)
  const begun = await start(student, 'studied')
  const next = (await send(student, begun, null)).as(answerPlacement.reply)
  const right = begun.question?.options.find(({ text }) => text.startsWith('right'))?.key ?? ''
  expect((await send(student, begun, right)).as(answerPlacement.reply)).toEqual(next)
  const both = await Promise.all([send(student, next, null), send(student, next, null)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const answers = await server.sql`select place, outcome, chosen from placement_answers
    where student_id = ${student.id} order by place`
  expect(answers).toEqual([
    { place: 1, outcome: 'unknown', chosen: null },
    { place: 2, outcome: 'unknown', chosen: null },
  ])
})

test('what is no option of the question is refused', async () => {
  const student = await person(server)
  const begun = await start(student, 'studied')
  expect(await send(student, begun, 'no-such-key')).toMatchObject({
    status: 400,
    body: { message: 'This is none of the answers.' },
  })
  expect(await now(student)).toEqual(begun)
})

test('nobody answers for somebody else', async () => {
  const [student, other] = [await person(server), await person(server)]
  const begun = await start(student, 'studied')
  expect((await send(other, begun, null)).status).toBe(404)
  expect(await now(student)).toEqual(begun)
})

test('an admin who looks through somebody’s eyes sees the result and takes no test for them', async () => {
  const admin = await person(server, { role: 'ADMIN', enrol: false })
  const eyes = await person(server, { impersonator_id: admin.id })
  expect((await now(eyes)).attemptId).toBeNull()
  const refused = await eyes.post('/placement/start', { languageId: 'hindi', background: 'new' })
  expect(refused.status).toBe(403)
})

test('it may be taken again, and the latest counts', async () => {
  const student = await person(server)
  const first = await take(student, 'new', [])
  const second = await take(student, 'studied', ['listening', 'grammar', 'script', 'reading'])
  expect(second.attemptId).not.toBe(first.attemptId)
  expect(levelsOf(second)).toEqual({ listening: 'C1', grammar: 'C1', script: 'C1', reading: 'C1' })
  expect(await now(student)).toEqual(second)
})

test('an editor mends a question in the studio, and students meet it once it is published', async () => {
  const path = 'hindi/placement.yaml'
  const editor = await person(server, { role: 'EDITOR', enrol: false })
  const { revision, text } = (await editor.get(`/admin/document?path=${path}`)).as(StudioDocument)
  const mended = text.replaceAll('wrong three', 'another one')
  await editor.put('/admin/document', { path, revision, text: mended })
  const texts = async () => {
    const { question } = await start(await person(server), 'studied')
    return question?.options.map((option) => option.text)
  }
  expect(await texts()).toContain('wrong three')
  expect((await editor.post('/admin/publish', { path })).status).toBe(200)
  expect(await texts()).toContain('another one')

  const broken = mended.replace('course: market', 'course: bazaar')
  await editor.put('/admin/document', { path, revision: revision + 1, text: broken })
  const refused = await editor.post('/admin/publish', { path })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('there is no course “bazaar”')
})

const problemsOf = (bank: string) =>
  readCurriculum(curriculumWithPlacement(bank), { check: true })
    .problems.filter(({ file }) => file.endsWith('placement.yaml'))
    .map(({ line, field, message }) => `${line} ${field}: ${message}`)

test('the lint finds nothing in a bank that is right', () => {
  expect(problemsOf(writtenBank)).toEqual([])
})

test('the lint names what is wrong with a bank, and where', () => {
  const broken = writtenBank
    .replace('id: listening-a0-2,', 'id: listening-a0-1,')
    .replace('course: market, hear: "तीन', 'course: bazaar, hear: "तीन')
    .replace('right listening-a1-1', 'wrong two')
    .replace('___ एक। = right grammar-a0-1', '___ एक । = This')
    .replace('lesson: ma', 'lesson: pa')
    .replace(/^.*script-c1-3.*\n/m, '')
  expect(problemsOf(broken)).toEqual([
    '1 : script at C1 has 2 questions, and needs 3',
    '2 [1].id: the id “listening-a0-1” is used already',
    '3 [2].course: there is no course “bazaar”',
    '4 [3].wrong[1]: the same as another option',
    '19 [18].read: No blank stands before “।”.',
    '37 [36].lesson: the course “letters” has no lesson “pa”',
  ])
})

test('a question of no known shape, or without its gap, is refused where it stands', () => {
  const base = 'id: x, skill: grammar, level: A1, course: market'
  expect(problemsOf(`- { ${base}, read: "आम = mango", right: यह, wrong: [वह, ये] }`)).toEqual([
    '1 [0].read: one gap is written ___',
  ])
  expect(problemsOf(`- { ${base}, hear: "आम = mango", wrong: [वह, ये] }`)).toEqual([
    '1 [0]: listening has hear; reading has read; script has read, or hear and right; grammar has read and right',
  ])
})
