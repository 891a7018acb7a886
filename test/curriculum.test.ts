import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Course, MenuChapter } from '#calls/courses.ts'
import { LessonProgress } from '#calls/lessons.ts'
import { problemLine } from '#server/authoring/written/problem.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { countLines } from '#server/curriculum/curriculum-counts.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { forgetTaught, taughtNow } from '#server/curriculum/taught.ts'
import { person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
const folders: string[] = []

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A copy of the test curriculum with changes: file, what stands there, what shall stand there. */
function copy(...changes: [file: string, from: string, to: string][]): string {
  const root = mkdtempSync(join(tmpdir(), 'boli-curriculum-'))
  folders.push(root)
  const folder = join(root, 'curriculum')
  cpSync(testCurriculum, folder, { recursive: true })
  for (const change of changes) edit(folder, change)
  return folder
}

function edit(folder: string, [file, from, to]: [string, string, string]): void {
  const path = join(folder, 'hindi', file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, before.replace(from, to))
}

const problemsOf = (folder: string) => readCurriculum(folder, { check: true }).problems.map(problemLine)

test('the test curriculum has nothing to complain of', () => {
  expect(problemsOf(testCurriculum)).toEqual([])
  expect(countLines(readCurriculum(testCurriculum, { check: false }).curriculum)).toEqual([
    '2 courses',
    '4 lessons',
    '2 films',
    '17 exercises',
    '9 words',
  ])
})

test('a language is opened once its tag is known', () => {
  const folder = copy()
  cpSync(join(folder, 'marathi'), join(folder, 'kurukh'), { recursive: true })
  const path = join(folder, 'kurukh/language.yaml')
  const write = (from: string, to: string) =>
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
  write('marathi', 'kurukh')
  expect(problemsOf(folder)).toEqual([])
  write('open: false', 'open: true')
  expect(problemsOf(folder)).toEqual([
    'curriculum/kurukh/language.yaml:1 id: “kurukh” has no tag yet: it begins in src/language/languages-table.ts (docs/decisions/0014)',
  ])
})

const lesson = 'market/01-mangoes.yaml'
const at = (line: number, rest: string) => `curriculum/hindi/${lesson}:${line} ${rest}`

test.each<[what: string, change: [string, string, string], problem: string]>([
  [
    'a wrong option equal to the right one',
    [lesson, 'wrong: [The time, The way]', 'wrong: [The time, "the price."]'],
    at(28, 'exercises[8].wrong[1]: the same as the right answer'),
  ],
  [
    'a missing field',
    [lesson, 'ask: "Where is Meera?", right: At the market, ', ''],
    at(33, 'exercises[13].right: is missing'),
  ],
  [
    'a comma outside quotes',
    [lesson, 'right: The price,', 'right: The price, really,'],
    at(
      28,
      'exercises[8]: “really” is no field here; a text with a comma between { } or [ ] stands in quotes',
    ),
  ],
  [
    'a word not taught',
    [lesson, '"दो आम।"', '"दो गाजर।"'],
    at(23, 'exercises[3].wrong[0]: not taught yet, nor glossed: गाजर'),
  ],
  [
    'options that sound alike',
    [lesson, '"दो आम।"', '"सौ रुपये किल्लो।"'],
    at(23, 'exercises[3].wrong[0]: “सौ रुपये किल्लो।” sounds like “सौ रुपये किलो।”'),
  ],
  [
    'Hindi options of a heard text that sound alike',
    [lesson, 'right: "Two kilos of mangoes, please.", wrong: [', 'right: "दो किलो", wrong: ["दो किल्लो", '],
    at(24, 'exercises[4].wrong[0]: “दो किल्लो” sounds like “दो किलो”'),
  ],
  [
    'an unknown scene',
    [lesson, 'scene: fruit-stall', 'scene: moon'],
    at(10, 'films[0].scene: unknown scene “moon”: one of '),
  ],
  [
    'an unknown look',
    [lesson, 'look: shopkeeper', 'look: king'],
    at(13, 'films[0].cast.Salim.look: unknown look “king”: one of '),
  ],
  [
    'a line that the film does not have',
    [lesson, 'lines: 1-2', 'lines: 1-3'],
    at(28, 'exercises[8].lines: the film “meet” has 2 lines'),
  ],
  [
    'somebody not in the cast',
    [lesson, '"Salim: सौ', '"Sita: सौ'],
    at(16, 'films[0].lines[1]: “Sita” is not in the cast: Meera, Salim'),
  ],
  [
    'a file that is not there',
    [lesson, 'file: clip.mp4', 'file: gone.mp4'],
    at(17, 'films[1].file: there is no files/gone.mp4'),
  ],
  [
    'an id used twice',
    [lesson, 'id: e2,', 'id: e1,'],
    at(21, `exercises[1].id: the id “e1” is used already, in curriculum/hindi/${lesson}:20`),
  ],
  [
    'an unknown exercise type',
    [lesson, 'type: WATCH VIDEO', 'type: WATCH FILM'],
    at(20, 'exercises[0].type: unknown exercise type “WATCH FILM”'),
  ],
  [
    'a full stop after Hindi',
    [lesson, 'सौ रुपये किलो। = A', 'सौ रुपये किलो. = A'],
    at(16, 'films[0].lines[1]: A Hindi sentence ends in a danda (।), not in a full stop.'),
  ],
  [
    'a noun without gender',
    ['market/words.yaml', 'hi: आम, en: mango, is: noun m', 'hi: आम, en: mango, is: noun'],
    'curriculum/hindi/market/words.yaml:1 [0].is: “noun” needs its gender: noun m or noun f',
  ],
  [
    'a roman that does not fit',
    ['market/words.yaml', 'hi: केला, en: banana', 'hi: केला, roman: keraa, en: banana'],
    'curriculum/hindi/market/words.yaml:2 [1].roman: does not fit केला, which is read kelaa',
  ],
  [
    'a picture that does not exist',
    ['market/words.yaml', 'picture: banana', 'picture: banana-ship'],
    'curriculum/hindi/market/words.yaml:2 [1].picture: neither fluent-emoji-flat nor noto has “banana-ship”',
  ],
  [
    'a lesson without a file',
    ['market/course.yaml', '[how-much]', '[how-much, bargains]'],
    'curriculum/hindi/market/course.yaml:14 chapters[1].lessons[1]: no file of this course has the lesson “bargains”',
  ],
  [
    'broken YAML',
    ['market/course.yaml', 'difficulty: 2', 'difficulty: [2'],
    'curriculum/hindi/market/course.yaml:',
  ],
])('the lint names file, line and field: %s', (_, change, problem) => {
  const problems = problemsOf(copy(change))
  expect(
    problems.some((line) => line.startsWith(problem)),
    problems.join('\n'),
  ).toBe(true)
})

test('two options with one picture are refused', () => {
  const folder = copy(
    [lesson, 'hear: आम, right: aam', 'hear: आम, right: aam, wrong: [kelaa]'],
    ['market/words.yaml', 'picture: banana', 'picture: mango'],
  )
  expect(problemsOf(folder)).toEqual([at(22, 'exercises[2].wrong[0]: has the picture of “आम”')])
})

test('words that the voice gets wrong are respelt wherever they are heard', () => {
  const folder = copy(
    ['market/words.yaml', 'hi: केला, en: banana', 'hi: केला, speak: केलाा, en: banana'],
    [
      lesson,
      'hear: "दो किलो आम दीजिए। = Two kilos of mangoes, please.", extra',
      'hear: "वह केला दीजिए। = That banana.", extra',
    ],
  )
  const { courses } = readCurriculum(folder, { check: false }).curriculum
  const exercises = courses.flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons }) => lessons.flatMap((one) => one.exercises)),
  )
  const said = exercises.find(({ id }) => id === 'hindi-market-mangoes.e6')?.data.said
  expect(said).toMatchObject({
    hindi: 'वह केला दीजिए।',
    speak: 'वो केलाा दीजिए।',
    gloss: 'she · banana · please give',
  })
})

test('loading twice changes nothing', async () => {
  expect(await loadCurriculum(server.sql, testCurriculum)).toMatchObject({ isRead: true, problems: [] })
  expect(await loadCurriculum(server.sql, testCurriculum)).toMatchObject({ isRead: false, changes: 0 })
  // The same texts elsewhere: the same content.
  expect(await loadCurriculum(server.sql, copy())).toMatchObject({ isRead: false })
  await server.sql`update curriculum_state set content_hash = ''`
  expect(await loadCurriculum(server.sql, testCurriculum)).toMatchObject({ isRead: true, changes: 0 })
})

const weights = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-weights',
}

test('an edited text keeps its id and the progress; what vanished leaves the totals and comes back', async () => {
  const folder = copy()
  const who = await person(server)
  const progress = async () =>
    (await who.get(`/lessonExercisesProgress/${weights.lesson}`)).as(LessonProgress)
  const done = { ...weights, completedExerciseId: 'hindi-market-weights.e1' }
  await who.post('/updateuserprogress', done)

  edit(folder, ['market/02-weights.yaml', 'name: Weights', 'name: Scales'])
  edit(folder, ['market/02-weights.yaml', 'किलो = kilo', 'किलो = a kilo'])
  expect(await loadCurriculum(server.sql, folder)).toMatchObject({ changes: 2 })
  expect((await who.get(`/lessons/${weights.lesson}`)).body.results.data.lesson.name).toBe('Scales')
  expect(await progress()).toMatchObject({
    completedExerciseIds: ['hindi-market-weights.e1'],
    progress: 33.33,
  })

  edit(folder, ['market/02-weights.yaml', '{ id: e1,', '{ id: e2,'])
  await loadCurriculum(server.sql, folder)
  expect(await progress()).toMatchObject({
    totalExerciseIds: ['hindi-market-weights.e2'],
    completedExerciseIds: [],
    progress: 0,
  })
  expect((await who.get('/courses/hindi-market')).as(Course).progress).toBe(0)

  await loadCurriculum(server.sql, testCurriculum)
  expect(await progress()).toMatchObject({
    completedExerciseIds: ['hindi-market-weights.e1'],
    progress: 33.33,
  })
})

test('a lesson that is finished stays finished when something is added to it', async () => {
  const who = await person(server)
  const folder = copy()
  const items = [
    'completedExerciseId:hindi-market-weights.e1',
    'completedVocabularyId:hindi.kilo',
    'completedFeedbackId:hindi-market-weights.feedback',
  ]
  for (const item of items) {
    const [field = '', id] = item.split(':')
    await who.post('/updateuserprogress', { ...weights, [field]: id })
  }
  edit(folder, [
    'market/02-weights.yaml',
    'exercises:',
    'exercises:\n  - { id: e9, type: LISTEN WITH TYPE, hear: दो }',
  ])
  await loadCurriculum(server.sql, folder)
  const menu = (await who.get('/courseLeftMenu/hindi-market')).as(z.array(MenuChapter))
  expect(menu[0]?.lessons[1]).toMatchObject({ isCompleted: true, progress: 75 })
  await loadCurriculum(server.sql, testCurriculum)
})

test('a new course comes to everybody who learns the language, and to nobody else', async () => {
  const [learner, outsider] = [await person(server), await person(server, { enrol: false })]
  const folder = copy()
  cpSync(join(folder, 'hindi/letters'), join(folder, 'hindi/more'), { recursive: true })
  edit(folder, ['more/course.yaml', 'id: letters', 'id: more'])
  edit(folder, ['more/words.yaml', 'id: letter-ma, hi: म', 'id: letter-na, hi: न'])
  edit(folder, ['more/01-ma.yaml', 'words: [letter-ma]', 'words: [letter-na]'])
  await loadCurriculum(server.sql, folder)
  const ids = async (who: typeof learner) =>
    (await who.get('/userCourses')).as(z.array(Course)).map(({ id }) => id)
  expect(await ids(learner)).toEqual(['hindi-letters', 'hindi-more', 'hindi-market'])
  expect(await ids(outsider)).toEqual([])
  await loadCurriculum(server.sql, testCurriculum)
  expect(await ids(learner)).toEqual(['hindi-letters', 'hindi-market'])
})

test('a file that cannot be read takes nothing out, and is tried again', async () => {
  const who = await person(server)
  const broken = copy(['market/02-weights.yaml', 'aim: You', 'aim: [You'])
  const loaded = await loadCurriculum(server.sql, broken)
  expect(loaded.problems.map(problemLine)[0]).toMatch(/^curriculum\/hindi\/market\/02-weights\.yaml:\d+ /)
  expect((await who.get(`/lessons/${weights.lesson}`)).status).toBe(200)
  expect(await loadCurriculum(server.sql, broken)).toMatchObject({ isRead: true })
  await loadCurriculum(server.sql, testCurriculum)
})

test.each([
  ['market/course.yaml', 'curriculum/hindi/market/course.yaml:1 is missing: nothing beside it is taught'],
  ['language.yaml', 'curriculum/hindi/language.yaml:1 is missing: nothing beside it is taught'],
])('without %s, lost or misnamed, nothing is taken out, and it is told', async (file, line) => {
  const who = await person(server)
  const folder = copy()
  renameSync(join(folder, 'hindi', file), join(folder, 'hindi', `${file}.old`))
  expect(problemsOf(folder)).toContain(line)
  const loaded = await loadCurriculum(server.sql, folder)
  expect(loaded.problems.map(problemLine)).toEqual([line])
  expect((await who.get(`/lessons/${weights.lesson}`)).status).toBe(200)
  await loadCurriculum(server.sql, testCurriculum)
})

test.each([
  ['a folder too deep', 'market/old/02-weights.yaml'],
  ['a folder too high', '02-weights.yaml'],
  ['under another ending', 'market/02-weights.yml'],
])('a lesson that slipped %s is told, and not taken out', async (_, slipped) => {
  const who = await person(server)
  const folder = copy()
  mkdirSync(join(folder, 'hindi/market/old'))
  renameSync(join(folder, 'hindi/market/02-weights.yaml'), join(folder, 'hindi', slipped))
  const line = `curriculum/hindi/${slipped}:1 is not read: a lesson is a file .yaml in the folder of its course`
  expect(problemsOf(folder)).toContain(line)
  const loaded = await loadCurriculum(server.sql, folder)
  expect(loaded.problems.map(problemLine)).toEqual([line])
  expect((await who.get(`/lessons/${weights.lesson}`)).status).toBe(200)
  await loadCurriculum(server.sql, testCurriculum)
})

test('four lines under a film that has none are told, and may be published', () => {
  const youtube = '{ id: clip, title: A song, youtube: abcdefghijk }'
  const folder = copy([
    lesson,
    '{ id: clip, title: At the stall as a file, file: clip.mp4, of: meet }',
    youtube,
  ])
  expect(problemsOf(folder)).toEqual([
    at(
      21,
      'warning: exercises[1].watch: This film has no lines to read along, so none stand under it: choose a drawn film, or a file rendered from one.',
    ),
  ])
})

test('a file under a name that the studio cannot open is told before it is taught', () => {
  const folder = copy()
  renameSync(join(folder, 'hindi/market/02-weights.yaml'), join(folder, 'hindi/market/02_Weights.yaml'))
  expect(problemsOf(folder)).toEqual([
    'curriculum/hindi/market/02_Weights.yaml:1 cannot be opened in the studio: folders and files are named with a-z, 0-9 and -',
  ])
})

test('a file that was laid where none is read is told though nothing else changed, until it is gone', async () => {
  await loadCurriculum(server.sql, testCurriculum)
  const folder = copy()
  writeFileSync(join(folder, 'hindi/notes.yaml'), 'name: Notes')
  const line =
    'curriculum/hindi/notes.yaml:1 is not read: a lesson is a file .yaml in the folder of its course'
  for (let start = 0; start < 2; start++) {
    const { problems } = await loadCurriculum(server.sql, folder)
    expect(problems.map(problemLine)).toEqual([line])
  }
  rmSync(join(folder, 'hindi/notes.yaml'))
  expect(await loadCurriculum(server.sql, folder)).toMatchObject({ changes: 0, problems: [] })
})

test('an editor that has a file open, and lays its lock beside it, keeps nothing from being read', async () => {
  const folder = copy()
  symlinkSync('author@desk.4711:1795909427', join(folder, 'hindi/market/.#02-weights.yaml'))
  cpSync(join(folder, 'hindi/market'), join(folder, 'hindi/.market-before'), { recursive: true })
  expect(problemsOf(folder)).toEqual([])
  expect(await loadCurriculum(server.sql, folder)).toMatchObject({ changes: 0, problems: [] })
})

test("what an admin edited is the admin's, and no later load touches it", async () => {
  await server.sql`update lessons set name = 'My own name', is_authored = false where id = ${weights.lesson}`
  const folder = copy(['market/02-weights.yaml', 'name: Weights', 'name: Other weights'])
  await loadCurriculum(server.sql, folder)
  const [row] = await server.sql`select name from lessons where id = ${weights.lesson}`
  expect(row?.name).toBe('My own name')
})

test('courses stand by their language, then the easiest first', async () => {
  await server.sql`update languages set is_active = true where id = 'marathi'`
  await server.sql`update courses set language_id = 'marathi' where id = 'hindi-letters'`
  forgetTaught(server.sql)
  const { courses } = await taughtNow(server.sql)
  expect(courses.map(({ id }) => id)).toEqual(['hindi-market', 'hindi-letters'])
})
