import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { LessonProgress } from '#calls/lessons.ts'
import { Exercise } from '#calls/practice.ts'
import { StudioDocument, StudioProblem } from '#calls/studio-documents.ts'
import {
  ChapterRow,
  CourseRow,
  ExerciseRow,
  FilmRow,
  LanguageRow,
  LessonRow,
  WordRow,
} from '#calls/studio-rows.ts'
import { studioTree } from '#calls/studio-tree.ts'
import { exerciseTypeNames } from '#rules/exercise-types.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Answer, type Person, person, testCurriculum } from './learner-for-tests.ts'
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

const wanted = { hi: 'दो किलो गाजर दीजिए।', en: 'Two kilos of carrots, please.' }
const asked = { hi: 'गाजर कितने के हैं?', en: 'How much are the carrots?' }
const watch = { watch: 'at-the-stall', lines: { from: 1, to: 1 } }

/** One exercise of each type, as a form sends it. */
const exercises: Record<string, object> = {
  'WATCH VIDEO': { watch: 'at-the-stall' },
  'WATCH 4LVIDEO': { watch: 'at-the-stall' },
  'LISTEN WITH IMAGE': { hear: { hi: 'गाजर' }, rightWord: 'gaajar', wrongWords: ['aam', 'seb'] },
  'LISTEN WITH AUDIO': { hear: asked, right: { hi: 'सौ रुपये किलो।' }, wrong: [{ hi: 'नमस्ते।' }] },
  'LISTEN WITH TEXT': { hear: wanted, right: { en: 'Two kilos' }, wrong: [{ en: 'Ten kilos' }] },
  'LISTEN WITH ORDER': { hear: wanted, extra: ['आम'] },
  'LISTEN WITH TYPE': { hear: { hi: 'गाजर', en: 'carrot' }, accepted: ['gajar'] },
  'LISTEN WITH RECORD': { hear: wanted },
  'WATCH WITH AUDIO': { ...watch, right: { hi: 'सौ रुपये किलो।' }, wrong: [{ hi: 'नमस्ते।' }] },
  'WATCH WITH TEXT': {
    ...watch,
    ask: 'What is asked?',
    right: { en: 'The price' },
    wrong: [{ en: 'The way' }],
  },
  'WATCH WITH ORDER': { ...watch, answer: asked },
  'WATCH WITH TYPE': { ...watch, answer: asked },
  'WATCH WITH RECORD': { ...watch, answer: asked },
  'READING WITH TEXT': { read: asked, right: { en: 'Carrots' }, wrong: [{ en: 'Apples' }] },
}

test('an editor makes a course of two lessons with every type and a film; a student learns it', async () => {
  const make = async <Row extends z.ZodType>(path: string, body: object, row: Row) =>
    (await editor.post(`/admin/${path}`, body)).as(row)

  const about = {
    name: 'Fresh vegetables',
    native: 'ताज़ी सब्ज़ियाँ',
    description: 'Buy what is green.',
    difficulty: 2,
  }
  const course = await make('courses', { languageId: 'hindi', ...about }, CourseRow)
  expect(course).toMatchObject({ id: 'hindi-fresh-vegetables', path: 'hindi/fresh-vegetables/course.yaml' })
  const chapter = (await editor.get(`/admin/chapters?courseId=${course.id}`)).as(z.array(ChapterRow))[0]?.id
  const word = { courseId: course.id, hi: 'गाजर', en: 'carrot', is: 'noun f', picture: 'carrot' }
  expect(await make('vocabularies', word, WordRow)).toMatchObject({
    id: 'hindi.gaajar',
    shownRoman: 'gaajar',
  })

  const first = await make(
    'lessons',
    { chapterId: chapter, name: 'Carrots', aim: 'You can buy carrots.' },
    LessonRow,
  )
  expect(first).toMatchObject({ id: `${course.id}-carrots`, path: 'hindi/fresh-vegetables/01-carrots.yaml' })
  const glossed = [{ form: 'दीजिए', gloss: 'please give' }]
  await editor.patch(`/admin/lessons/${first.id}`, { vocabularyIds: ['hindi.gaajar'], glossed })
  const second = await make(
    'lessons',
    { chapterId: chapter, name: 'More', aim: 'You can say it again.' },
    LessonRow,
  )
  await make(
    'exercises',
    { lessonId: second.id, type: 'LISTEN WITH TYPE', hear: { hi: 'गाजर' } },
    ExerciseRow,
  )

  const film = {
    ...{ lessonId: first.id, kind: 'film', title: 'At the stall', scene: 'fruit-stall' },
    cast: [
      { name: 'Meera', hi: 'मीरा', look: 'woman-kurta', voice: 'woman' },
      { name: 'Salim', hi: 'सलीम', look: 'shopkeeper', voice: 'man' },
    ],
    lines: [
      { who: 'Meera', ...asked },
      { who: 'Salim', hi: 'सौ रुपये किलो।', en: 'A hundred rupees a kilo.' },
    ],
  }
  expect(await make('films', film, FilmRow)).toMatchObject({ id: `${first.id}.at-the-stall` })
  for (const type of exerciseTypeNames) {
    await make('exercises', { lessonId: first.id, type, ...exercises[type] }, ExerciseRow)
  }
  const written = (await editor.get(`/admin/document?path=${first.path}`)).as(StudioDocument)
  const problems = await editor.post('/admin/lint', { path: first.path })
  expect(problems.as(z.array(StudioProblem)), written.text).toEqual([])
  expect((await student.get(`/lessons/${first.id}`)).status).toBe(404)

  const published = await editor.post('/admin/publish', { courseId: course.id })
  expect(published.body, published.text).toMatchObject({ results: { data: { published: { length: 4 } } } })

  const shown = (await student.get(`/lessonExercises/${first.id}`)).as(z.array(Exercise))
  expect(shown.map(({ questionType }) => questionType)).toEqual(exerciseTypeNames)
  const lesson = await student.get(`/lessons/${first.id}`)
  expect(lesson.body.results.data).toMatchObject({
    nextLesson: { id: second.id },
    lesson: { name: 'Carrots', videos: [{ kind: 'film', title: 'At the stall' }] },
  })
  const place = { course: 'hindi', unit: course.id, chapter, lesson: first.id }
  const send = (item: object): Promise<Answer> => student.post('/updateuserprogress', { ...place, ...item })
  for (const { id } of shown) await send({ completedExerciseId: id })
  await send({ completedVocabularyId: 'hindi.gaajar' })
  const done = await send({ completedFeedbackId: `${first.id}.feedback` })
  expect(done.as(LessonProgress)).toMatchObject({ progress: 100, isCompleted: true })
}, 60_000)

const carrots = 'hindi/fresh-vegetables/01-carrots.yaml'
const carrotsNow = async () => (await editor.get(`/admin/document?path=${carrots}`)).as(StudioDocument)

test('of two editors who save the same lesson the second is told who and when, and nothing is overwritten', async () => {
  const other = await person(server, { role: 'EDITOR', enrol: false })
  const { revision, content, text } = await carrotsNow()
  if (content?.kind !== 'lesson') throw new Error(text)
  const save = (who: Person, name: string) => {
    const changed = { ...content, lesson: { ...content.lesson, name } }
    return who.put('/admin/document', { path: carrots, revision, content: changed })
  }
  expect((await save(editor, 'Mine')).status).toBe(200)
  const told = await save(other, 'Theirs')
  expect(told.status).toBe(409)
  expect(told.body).toMatchObject({ by: 'Asha Rao', revision: revision + 1 })
  expect(Date.parse(told.body.at)).toBeGreaterThan(Date.now() - 60_000)
  expect((await carrotsNow()).content).toMatchObject({ lesson: { name: 'Mine' } })
})

test('what students have met is taken out of use, and comes back with its id; what they have not met goes', async () => {
  const id = 'hindi-fresh-vegetables-carrots'
  const removed = await editor.delete(`/admin/exercises/${id}.e7`)
  expect(removed.body.results.data).toMatchObject({ isInactive: true })
  const draft = await editor.post('/admin/exercises', {
    lessonId: id,
    type: 'WATCH VIDEO',
    watch: 'at-the-stall',
  })
  expect(draft.as(ExerciseRow).id).toBe(`${id}.e15`)
  expect((await editor.delete(`/admin/exercises/${id}.e15`)).body.results.data).toMatchObject({
    isInactive: false,
  })
  await editor.post('/admin/publish', { path: carrots })
  const shown = (await student.get(`/lessonExercises/${id}`)).as(z.array(Exercise))
  expect(shown).toHaveLength(13)
  await editor.patch(`/admin/exercises/${id}.e7`, { active: true })
  await editor.post('/admin/publish', { path: carrots })
  const again = (await student.get(`/lessonExercises/${id}`)).as(z.array(Exercise))
  expect(again[6]).toMatchObject({ id: `${id}.e7`, isCompleted: true })
})

test('what was taken out is shown as it stood last, and its history leads back to it', async () => {
  const chapters = await editor.get('/admin/chapters?courseId=hindi-fresh-vegetables')
  const [chapter] = chapters.as(z.array(ChapterRow))
  const form = { chapterId: chapter?.id, name: 'Radishes', aim: 'You buy a radish.' }
  const { id } = (await editor.post('/admin/lessons', form)).as(LessonRow)
  const where = (await editor.get(`/admin/whereIs?lesson=${id}`)).body.results.data.path
  const shown = async () => (await editor.get(`/admin/document?path=${where}`)).as(StudioDocument)
  const outside = async () => {
    const { courses } = (await editor.get('/admin/contentTree/hindi')).as(studioTree.reply)
    const { unlisted = [], takenOut = [] } = courses.find((one) => one.id === 'hindi-fresh-vegetables') ?? {}
    return { unlisted: unlisted.map((lesson) => lesson.id), takenOut }
  }
  const before = await shown()
  expect(await outside()).toEqual({ unlisted: [], takenOut: [] })
  expect((await editor.delete(`/admin/lessons/${id}`)).body.results.data).toMatchObject({ isInactive: false })
  const after = await shown()
  expect(after).toMatchObject({ isRemoved: true, revision: 2, text: before.text, wireId: '' })
  const { by, at } = after
  expect(await outside()).toEqual({ unlisted: [], takenOut: [{ path: where, name: 'Radishes', by, at }] })
  const back = { path: where, revision: 2, to: 1 }
  const restored = (await editor.post('/admin/document/restore', back)).as(StudioDocument)
  expect(restored).toMatchObject({ isRemoved: false, revision: 3, text: before.text, wireId: id })
  expect(await outside()).toEqual({ unlisted: [id], takenOut: [] })
  expect((await editor.delete(`/admin/lessons/${id}`)).status).toBe(200)
})

test('after a step back in the history a new exercise gets a number that none ever had', async () => {
  const lessonId = 'hindi-fresh-vegetables-carrots'
  const film = { lessonId, type: 'WATCH VIDEO', watch: 'at-the-stall' }
  const before = await carrotsNow()
  const first = (await editor.post('/admin/exercises', film)).as(ExerciseRow)
  await editor.post('/admin/publish', { path: carrots })
  const { revision } = await carrotsNow()
  await editor.post('/admin/document/restore', { path: carrots, revision, to: before.revision })
  const { content, nextExercise } = await carrotsNow()
  const kept = content?.kind === 'lesson' ? content.lesson.exercises.map(({ id }) => id) : []
  const second = (await editor.post('/admin/exercises', film)).as(ExerciseRow)
  expect(kept).not.toContain('e16')
  expect([first.id, nextExercise, second.id]).toEqual([`${lessonId}.e16`, 17, `${lessonId}.e17`])
  await editor.delete(`/admin/exercises/${lessonId}.e17`)
})

test('after a film was taken out a new one gets a number that none ever had', async () => {
  const { content, revision, nextFilm } = await carrotsNow()
  if (content?.kind !== 'lesson') throw new Error('not a lesson')
  const { films } = content.lesson
  const save = (from: number, kept: object[]) =>
    editor.put('/admin/document', {
      ...{ path: carrots, revision: from },
      content: { ...content, lesson: { ...content.lesson, films: kept } },
    })
  const saved = await save(revision, [...films, { ...films[0], id: 'f1' }])
  const without = await save(saved.body.results.data.revision, films)
  expect(without.as(StudioDocument).nextFilm).toBe(2)
  expect([nextFilm, (await carrotsNow()).nextFilm]).toEqual([1, 2])
})

test('a word that a lesson uses, and a film that is watched, are not taken out', async () => {
  expect((await editor.delete('/admin/vocabularies/hindi.gaajar')).status).toBe(409)
  const film = await editor.delete('/admin/films/hindi-fresh-vegetables-carrots.at-the-stall')
  expect(film.body.message).toContain('e7, e8, e9')
})

test('a language begins closed, with masters of its own; its glossary begins with the first word saved', async () => {
  const made = await editor.post('/admin/languages', {
    id: 'punjabi',
    name: 'Punjabi',
    native: 'ਪੰਜਾਬੀ',
    icon: 'ੳ',
  })
  expect(made.as(LanguageRow)).toMatchObject({ id: 'punjabi', open: false, order: 3 })
  const message = 'The id “punjabi” is taken, or was once: please choose another.'
  const again = await editor.post('/admin/languages', { id: 'punjabi', name: 'Punjabi' })
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ message, errors: [{ field: 'id', message }] })
  const path = 'punjabi/glossary.yaml'
  const now = async () => (await editor.get(`/admin/document?path=${path}`)).as(StudioDocument)
  expect(await now()).toMatchObject({ revision: 0, text: '', content: { glossary: [] } })
  const content = { kind: 'glossary', glossary: [{ form: 'ਹੈ', gloss: 'is' }] }
  expect((await editor.put('/admin/document', { path, revision: 0, content })).status).toBe(200)
  expect(await now()).toMatchObject({ revision: 1, text: 'ਹੈ: is\n', state: 'draft' })
  expect((await editor.put('/admin/document', { path, revision: 0, content })).status).toBe(409)
  expect((await editor.post('/admin/publish', { languageId: 'punjabi' })).status).toBe(200)
  expect((await editor.get('/admin/document?path=punjabi/words.yaml')).status).toBe(404)
  expect((await editor.get('/admin/document?path=tamil/glossary.yaml')).status).toBe(404)
})

test('any picture that can be drawn is found, seen, and taken for a word', async () => {
  const found = (await editor.get('/admin/pictures?search=sewing')).body.results.data
  expect(found).toMatchObject([{ name: 'sewing-needle', image: '/media/images/sewing-needle.svg' }])
  const drawn = await fetch(server.url + found[0].image)
  expect(await drawn.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=/)
  const path = 'hindi/fresh-vegetables/words.yaml'
  const lint = async (picture: string) => {
    const text = `- { id: suuii, hi: सूई, en: needle, is: noun f, picture: ${picture} }\n`
    const problems = (await editor.post('/admin/lint', { path, text })).as(z.array(StudioProblem))
    return problems.map(({ message }) => message)
  }
  expect(await lint('sewing-needle')).toEqual([])
  expect(await lint('needle-of-gold')).toEqual(['there is no picture “needle-of-gold”'])
})

test('lessons and exercises are put in another order, each of them once', async () => {
  const { revision } = (await editor.get('/admin/courses/hindi-fresh-vegetables')).as(CourseRow)
  const path = 'hindi/fresh-vegetables/course.yaml'
  const order = (lessons: string[]) =>
    editor.put('/admin/order/lessons', { path, revision, chapters: [{ id: 'first', lessons }] })
  expect((await order(['more'])).status).toBe(409)
  expect((await order(['more', 'carrots'])).status).toBe(200)
  const rows = (await editor.get('/admin/chapters?courseId=hindi-fresh-vegetables')).as(z.array(ChapterRow))
  expect(rows[0]?.lessonIds).toEqual(['hindi-fresh-vegetables-more', 'hindi-fresh-vegetables-carrots'])
})

test('what stands in all courses is listed page by page, where none is named', async () => {
  const Ids = z.array(z.object({ id: z.string() }))
  const idsOf = async (path: string) => (await editor.get(path)).as(Ids).map(({ id }) => id)
  const pagesOf = async (path: string, after = ''): Promise<string[]> => {
    const page = await editor.get(`${path}${after}`)
    const next: string | undefined = page.body.results?.next
    const ids = page.as(Ids).map(({ id }) => id)
    return next === undefined
      ? ids
      : [...ids, ...(await pagesOf(path, `?cursor=${encodeURIComponent(next)}`))]
  }
  const under = async (path: string, places: string[]) =>
    (await Promise.all(places.map((place) => idsOf(path + place)))).flat()
  const [languages, courses] = [await idsOf('/admin/languages'), await idsOf('/admin/courses')]
  const lessons = await pagesOf('/admin/lessons')
  expect(lessons).toContain('hindi-fresh-vegetables-carrots')
  expect(lessons).toEqual(await under('/admin/lessons?courseId=', courses))
  expect(await pagesOf('/admin/chapters')).toEqual(await under('/admin/chapters?courseId=', courses))
  expect(await pagesOf('/admin/exercises')).toEqual(await under('/admin/exercises?lessonId=', lessons))
  expect(await pagesOf('/admin/films')).toEqual(await under('/admin/films?lessonId=', lessons))
  expect(await idsOf('/admin/exerciseMasters')).toEqual(
    await under('/admin/exerciseMasters?languageId=', languages),
  )
})

test('words are found by Hindi, roman and English, with the lessons that teach them', async () => {
  const found = async (search: string) =>
    (await editor.get(`/admin/vocabularies?search=${encodeURIComponent(search)}`)).as(z.array(WordRow))
  for (const search of ['गाजर', 'gaaj', 'Carr']) {
    expect(await found(search)).toMatchObject([{ id: 'hindi.gaajar', lessons: [{ name: 'Mine' }] }])
  }
  expect(await found('xyz')).toEqual([])
})

test("the pages that 'Edit', 'Edit Ex' and 'Edit ExM' lead to find their document", async () => {
  const where = async (asked: string) => (await editor.get(`/admin/whereIs?${asked}`)).body.results.data
  expect(await where('exercise=hindi-market-mangoes.e3')).toEqual({
    ...{ path: 'hindi/market/01-mangoes.yaml', item: 'e3' },
    ...{ languageId: 'hindi', courseId: 'hindi-market', lessonId: 'hindi-market-mangoes' },
  })
  expect(await where('exerciseMaster=hindi.master.watch-video')).toMatchObject({
    ...{ path: 'hindi/masters.yaml', item: 'watch-video' },
  })
  expect(await where('vocabulary=hindi.aam')).toMatchObject({ path: 'hindi/market/words.yaml', item: 'aam' })
  expect((await editor.get('/admin/whereIs?lesson=hindi-market-gone')).status).toBe(404)
})

test('what is named by signs that nobody sees is told to be without a name', async () => {
  for (const name of ['\u200b\u200d', ' \u202e ', '\u3164']) {
    const reply = await editor.post('/admin/courses', { languageId: 'hindi', name })
    expect(reply.body).toMatchObject({ errors: [{ field: 'name', message: 'Please fill this in.' }] })
  }
})

test('nobody but editors and admins reads or writes here', async () => {
  const support = await person(server, { role: 'SUPPORT', enrol: false })
  for (const who of [student, support]) {
    for (const path of [
      '/admin/contentTree/hindi',
      `/admin/document?path=${carrots}`,
      '/admin/vocabularies',
    ]) {
      expect((await who.get(path)).status).toBe(403)
    }
    expect((await who.put('/admin/document', { path: carrots, revision: 1, text: '' })).status).toBe(403)
    expect((await who.post('/admin/publish', { path: carrots })).status).toBe(403)
  }
  expect((await fetch(`${server.url}/api/admin/contentTree/hindi`)).status).toBe(401)
})
