import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { StudioDocument, StudioProblem } from '#calls/studio-documents.ts'
import { LessonPreview, UnpublishedChange } from '#calls/studio-publishing.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let editor: Person
let student: Person

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  editor = await person(server, { role: 'EDITOR', enrol: false })
  student = await person(server)
})
afterAll(() => server.close())

const path = 'hindi/market/02-weights.yaml'
const document = async () => (await editor.get(`/admin/document?path=${path}`)).as(StudioDocument)
const lessonName = async () =>
  (await student.get('/lessons/hindi-market-weights')).body.results.data.lesson.name

// First of all: the thread is begun once.
test('who opens a document lets the first check begin, before anybody publishes', async () => {
  const begun = once(process, 'worker')
  await document()
  const [worker] = await begun
  expect(worker).toBeInstanceOf(Worker)
})

test('a draft is the editor’s alone until it is published, and one step back undoes it', async () => {
  const first = await document()
  expect(first).toMatchObject({
    revision: 1,
    state: 'published',
    isStudios: false,
    wireId: 'hindi-market-weights',
  })
  const renamed = first.text.replace('name: Weights', 'name: Scales')
  const saved = (await editor.put('/admin/document', { path, revision: 1, text: renamed })).as(StudioDocument)
  expect(saved).toMatchObject({
    revision: 2,
    publishedRevision: 1,
    state: 'draft',
    isStudios: true,
    by: 'Asha Rao',
  })
  expect(await lessonName()).toBe('Weights')
  const waiting = (await editor.get('/admin/unpublished')).as(z.array(UnpublishedChange))
  expect(waiting).toMatchObject([{ path, name: 'Scales', change: 'changed' }])
  expect((await editor.get(`/admin/document/difference?path=${path}`)).body.results.data).toEqual([
    { field: 'name', before: 'Weights', after: 'Scales' },
  ])

  const check = async () => (await editor.post('/admin/publish/check', { path })).body.results.data
  expect(await check()).toEqual({ changes: waiting, problems: [] })
  const published = await editor.post('/admin/publish', { path })
  expect(published.body.results.data).toMatchObject({ published: [{ path, revision: 2 }], changes: 1 })
  expect(await check()).toEqual({ changes: [], problems: [] })
  expect(await lessonName()).toBe('Scales')

  const back = await editor.post('/admin/document/restore', { path, revision: 2, to: 1 })
  expect(back.as(StudioDocument)).toMatchObject({ revision: 3, text: first.text, state: 'draft' })
  await editor.post('/admin/publish', { courseId: 'hindi-market' })
  expect(await lessonName()).toBe('Weights')
  expect(await document()).toMatchObject({ state: 'published', isStudios: false })
})

test('the lint is that of the curriculum, of what is typed and not saved', async () => {
  const { text } = await document()
  const typed = { path, text: text.replace('किलो', 'गाजर') }
  const problems = (await editor.post('/admin/lint', typed)).as(z.array(StudioProblem))
  expect(problems).toMatchObject([
    { severity: 'error', path, field: 'exercises[0].hear', message: 'not taught yet, nor glossed: गाजर' },
  ])
  expect((await document()).text).toBe(text)
  const rows = await server.sql`select from audit_entries where call like '%lint%'`
  expect(rows).toHaveLength(0)
})

test('a preview is the lesson that a student gets', async () => {
  const preview = (await editor.post('/admin/preview', { path })).as(LessonPreview)
  const asStudent = async (call: string) =>
    (await student.get(`/${call}/hindi-market-weights`)).body.results.data
  expect(preview).toMatchObject({
    lesson: await asStudent('lessons'),
    exercises: await asStudent('lessonExercises'),
    vocabularies: await asStudent('lessonVocabularies'),
    problems: [],
  })
})

test('an error refuses to publish, and says where; nothing changes', async () => {
  const { text, revision } = await document()
  await editor.put('/admin/document', { path, revision, text: text.replace('किलो', 'गाजर') })
  const refused = await editor.post('/admin/publish', { path })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    message: 'One thing stands in the way. Nothing was published.',
    problems: [{ path, line: 7, field: 'exercises[0].hear' }],
  })
  const now = await document()
  expect(now.state).toBe('draft')
  const kept = await editor.post('/admin/document/discard', { path, revision: now.revision })
  expect(kept.as(StudioDocument)).toMatchObject({ text, state: 'published', isStudios: false })
})

test('an unfinished draft is shown and checked as far as it goes, and not published', async () => {
  const { text, revision } = await document()
  const unfinished = `${text}  - { id: e8, type: LISTEN WITH TEXT, hear: गाजर, wrong: [No] }\n  - { id: e9, type: LISTEN WITH TYPE, hear: गाजर }\n`
  await editor.put('/admin/document', {
    path,
    revision,
    text: unfinished.replace('name: Weights', 'name: ""'),
  })
  const preview = (await editor.post('/admin/preview', { path })).as(LessonPreview)
  expect(preview.lesson.lesson.name).toBe('…')
  expect(preview.exercises.map(({ id }) => id)).toEqual([
    'hindi-market-weights.e1',
    'hindi-market-weights.e9',
  ])
  expect(preview.problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'name: must not be empty',
    'exercises[1].right: is missing',
    'exercises[2].hear: not taught yet, nor glossed: गाजर',
  ])
  expect((await editor.post('/admin/publish', { path })).status).toBe(422)
  const { revision: latest } = await document()
  await editor.post('/admin/document/discard', { path, revision: latest })
})

test('nobody publishes by one press what they were not shown', async () => {
  const { text, revision } = await document()
  const save = (from: number, name: string) =>
    editor.put('/admin/document', {
      path,
      revision: from,
      text: text.replace('name: Weights', `name: ${name}`),
    })
  await save(revision, 'Scales')
  const check = async () => {
    const { changes } = (await editor.post('/admin/publish/check', { path })).body.results.data
    return z.array(UnpublishedChange).parse(changes)
  }
  const seen = (await check()).map(({ path, revision }) => ({ path, revision }))
  await save(revision + 1, 'Balance')
  const refused = await editor.post('/admin/publish', { path, seen })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Somebody saved or published meanwhile. Look at what changes now, then publish it.',
  ])
  expect(await lessonName()).toBe('Weights')
  expect((await editor.post('/admin/publish', { path, seen: await check() })).status).toBe(200)
  expect(await lessonName()).toBe('Balance')
})

test('what is published keeps its id, whichever way a text comes in', async () => {
  const course = 'hindi/market/course.yaml'
  const { text, revision } = (await editor.get(`/admin/document?path=${course}`)).as(StudioDocument)
  const renamed = text.replace('id: market', 'id: bazaar')
  const message = 'The id “market” is published and stays: the progress of students hangs on it.'
  const ways = [
    editor.put('/admin/document', { path: course, revision, text: renamed }),
    editor.post('/admin/import', { files: [{ path: course, text: renamed }] }),
    editor.post('/admin/import', { files: [{ path: course, text: renamed }], isTrial: true }),
  ]
  for (const { status, body } of await Promise.all(ways))
    expect([status, body.message]).toEqual([422, message])

  // Another name that it had before it was ever published is no way around that.
  const fresh = { languageId: 'hindi', id: 'tea', name: 'Tea', description: 'Sit down.', difficulty: 2 }
  await editor.post('/admin/courses', fresh)
  const tea = { path: 'hindi/tea/course.yaml' }
  const first = (await editor.get(`/admin/document?path=${tea.path}`)).as(StudioDocument)
  const chai = { ...tea, revision: 1, text: first.text.replace('id: tea', 'id: chai') }
  expect((await editor.put('/admin/document', chai)).status).toBe(200)
  await server.sql`update curriculum_documents set published_revision = 2 where path = ${tea.path}`
  expect((await editor.post('/admin/document/restore', { ...tea, revision: 2, to: 1 })).status).toBe(422)
})
