import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Course, LanguageCourse, MenuChapter } from '#calls/courses.ts'
import { Feedback } from '#calls/feedback.ts'
import { VideoDetails } from '#calls/films.ts'
import { Lesson, LessonProgress } from '#calls/lessons.ts'
import { Exercise, Verdict, Vocabulary } from '#calls/practice.ts'
import { exerciseTypeNames } from '#rules/exercise-types.ts'
import { emailsByCourse } from '#server/courses/enrolment-store.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { answered, type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let student: Person

const mangoes = {
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
}
const weights = { ...mangoes, lesson: 'hindi-market-weights' }
const howMuch = { ...mangoes, chapter: 'hindi-market.bargain', lesson: 'hindi-market-how-much' }
const attempt = (answer: string | string[], id = randomUUID()) => ({ id, answer, ms: 900, hints: 0 })

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: testCurriculum } })
  await loadCurriculum(server.sql, testCurriculum)
  student = await person(server)
})
afterAll(() => server.close())

const visit = (path: string) => answered(fetch(`${server.url}/api${path}`))
const creditsOf = async ({ id }: Person) => {
  const rows = await server.sql<
    { amount: number }[]
  >`select amount from credit_entries where student_id = ${id} order by id`
  return rows.map(({ amount }) => amount)
}

test('languages are for everyone; courses need a sign-in', async () => {
  const languages = (await visit('/languageCourses')).as(z.array(LanguageCourse))
  expect(languages.map(({ id, isOpen }) => [id, isOpen])).toEqual([
    ['hindi', true],
    ['marathi', false],
  ])
  expect((await visit('/userCourses')).status).toBe(401)
})

test('a student sees their courses, the easier first, and no e-mail but their own', async () => {
  const courses = (await student.get('/userCourses')).as(z.array(z.strictObject(Course.shape)))
  expect(courses.map(({ id }) => id)).toEqual(['hindi-letters', 'hindi-market'])
  expect(courses[1]).toMatchObject({
    name: 'At the market',
    usersAllowed: [`${student.id}@boli.test`],
    difficultyLevel: 2,
    progress: 0,
    isStarted: false,
    lessonCount: 3,
    chapterCount: 2,
    activitiesCount: 16,
    stepCount: 29,
    nextLesson: {
      chapterId: 'hindi-market.fruit',
      lessonId: 'hindi-market-mangoes',
      name: 'Two kilos of mangoes',
    },
  })
  expect((await student.get('/userCourses?languageId=marathi')).as(z.array(Course))).toEqual([])
})

test('an admin sees every course and every e-mail', async () => {
  const admin = await person(server, { role: 'ADMIN', enrol: false })
  const courses = (await admin.get('/userCourses')).as(z.array(Course))
  const rows = await server.sql<{ email: string }[]>`select email from students join enrolments
    on student_id = students.id where course_id = 'hindi-market' order by email`
  const all = [`${admin.id}@boli.test`, ...rows.map(({ email }) => email)]
  expect(courses.map(({ id, usersAllowed }) => [id, usersAllowed])).toEqual([
    ['hindi-letters', all],
    ['hindi-market', all],
  ])
  expect(all).toContain(`${student.id}@boli.test`)
})

test('the e-mails of all are written by the database, and not taken apart on their way', async () => {
  const [one = '', other = ''] = [await person(server), await person(server)]
    .map(({ id }) => `${id}@boli.test`)
    .sort()
  await server.sql`insert into courses (id, language_id, name, native_name, description, cover, is_active)
    select 'written', language_id, name, native_name, description, cover, false
    from courses where id = 'hindi-market'`
  await server.sql`insert into enrolments (student_id, course_id)
    select id, 'written' from students where email in ${server.sql([one, other, `${student.id}@boli.test`])}`
  const asked = { courseIds: ['written', 'nope'], but: `${student.id}@boli.test` }
  expect(await emailsByCourse(server.sql, asked)).toEqual(new Map([['written', `["${one}", "${other}"]`]]))
})

test('a course one is not enrolled in is 403, an unknown one 404', async () => {
  const outsider = await person(server, { enrol: false })
  expect((await outsider.get('/userCourses')).as(z.array(Course))).toEqual([])
  for (const path of [
    '/courses/hindi-market',
    '/courseLeftMenu/hindi-market',
    '/lessons/hindi-market-mangoes',
  ]) {
    expect((await outsider.get(path)).status).toBe(403)
  }
  for (const path of [
    '/courses/nope',
    '/courses/hindi',
    '/courseLeftMenu/nope',
    '/unitWiseProgressCount/nope',
    '/lessons/nope',
  ]) {
    expect((await student.get(path)).status).toBe(404)
  }
})

test('the menu of a course, and of a whole language, shows what this student may open', async () => {
  const menu = (await student.get('/courseLeftMenu/hindi-market')).as(z.array(MenuChapter))
  expect(
    menu.map(({ chapterName, lessons }) => [chapterName, lessons.map(({ id, isUnLock }) => [id, isUnLock])]),
  ).toEqual([
    [
      'Fruit and numbers',
      [
        ['hindi-market-mangoes', true],
        ['hindi-market-weights', true],
      ],
    ],
    ['A good price', [['hindi-market-how-much', false]]],
  ])
  expect(menu[0]?.lessons[0]?.videos.map(({ kind }) => kind)).toEqual(['film', 'file'])
  expect(menu[0]?.lessons[0]?.linkedExerciseIds).toHaveLength(14)
  const whole = (await student.get('/courseLeftMenu/hindi')).as(z.array(MenuChapter))
  expect(whole.map(({ unitId }) => unitId)).toEqual(['hindi-letters', 'hindi-market', 'hindi-market'])
})

test.each<[who: string, more: Parameters<typeof person>[1], opens: boolean]>([
  ['a student without a plan', {}, false],
  ['a star user', { is_star: true }, true],
  ['an admin', { role: 'ADMIN', enrol: false }, true],
  ['a legacy user with enrolments', { is_legacy: true }, true],
])('a locked lesson and %s', async (_, more, opens) => {
  const who = await person(server, more)
  const lesson = howMuch.lesson
  const replies = await Promise.all([
    who.get(`/lessons/${lesson}`),
    who.get(`/lessonExercises/${lesson}`),
    who.get(`/lessonVocabularies/${lesson}`),
    who.get(`/lessonExercisesProgress/${lesson}`),
    who.post('/updateuserprogress', { ...howMuch, completedExerciseId: `${lesson}.e1` }),
    who.post('/checkAnswer', { exerciseId: `${lesson}.e1`, answer: 'sau' }),
    who.post('/addfeedback', { lesson, rating: '4' }),
  ])
  for (const reply of replies) {
    expect(reply.status).toBe(opens ? 200 : 403)
    if (!opens) expect(reply.body).toMatchObject({ error: true, upgrade: true })
  }
})

test('a paid subscription opens the lesson with addresses that end; one that is free, ended, given back or to begin does not', async () => {
  const payer = await person(server)
  const subscribe = (id: string, isPaid: boolean, [start, end, status = 'active']: string[]) => server.sql`
    insert into subscriptions (id, student_id, language_id, plan_nickname, provider, is_paid, status, starts_at, ends_at)
    values (${id + payer.id}, ${payer.id}, 'hindi', 'Plan', 'sandbox', ${isPaid}, ${status},
      ${start ?? null}::timestamptz, ${end ?? null}::timestamptz)`
  await subscribe('free', false, ['2020-01-01', '2100-01-01'])
  await subscribe('ended', true, ['2020-01-01', '2020-02-01'])
  await subscribe('refunded', true, ['2020-01-01', '2100-01-01', 'refunded'])
  await subscribe('next', true, ['2099-01-01', '2100-01-01'])
  expect((await payer.get(`/lessons/${howMuch.lesson}`)).status).toBe(403)
  await subscribe('paid', true, ['2020-01-01', '2100-01-01'])
  expect((await payer.get(`/lessons/${howMuch.lesson}`)).status).toBe(200)
  const [word] = (await payer.get(`/lessonVocabularies/${howMuch.lesson}`)).as(z.array(Vocabulary))
  const [free] = (await payer.get(`/lessonVocabularies/${weights.lesson}`)).as(z.array(Vocabulary))
  expect(word?.audio).toMatch(/^\/media\/voice\/[0-9a-f]{32}\.mp3\?t=/)
  expect(word?.audio.length).toBeGreaterThan(free?.audio.length ?? Number.POSITIVE_INFINITY)
})

test('the lesson comes with its films on their clock and with what surrounds it', async () => {
  const lesson = (await student.get('/lessons/hindi-market-mangoes')).as(Lesson)
  expect(lesson).toMatchObject({
    nextLesson: { id: 'hindi-market-weights', chapterId: 'hindi-market.fruit' },
    chapter: 'Fruit and numbers',
    lesson: { name: 'Two kilos of mangoes', exerciseCount: 14, vocabularyCount: 8, isCompleted: false },
    extraInfo: { courseId: 'hindi', courseName: 'Hindi', unitId: 'hindi-market', unitName: 'At the market' },
  })
  expect(lesson.lesson.lessonFeedback).toEqual([
    {
      id: 'hindi-market-mangoes.feedback',
      feedbackQuestion: 'Did you feel ready to buy mangoes?',
      feedbackPlaceholder: 'What would have helped?',
      rating: '',
      comment: '',
      isCompleted: false,
    },
  ])
  const [film, file] = lesson.lesson.videos
  expect(film?.film?.lines.map(({ hindi }) => hindi)).toEqual(['नमस्ते! आम कितने के हैं?', 'सौ रुपये किलो।'])
  expect(film?.film?.lines[0]?.words.map(({ gloss }) => gloss)).toEqual([
    'hello',
    'mango',
    'how many',
    'of',
    'are',
  ])
  expect(file).toMatchObject({ kind: 'file', sources: [{ type: 'video/mp4' }] })
  const captions = film?.captions.find(({ lang }) => lang === 'en')
  expect(await (await fetch(server.url + captions?.url)).text()).toContain('Hello! How much are the mangoes?')
  const over = (await student.get(`/videoDetails/${film?.id}`)).as(VideoDetails)
  expect(over.film).toEqual(film?.film)
})

test('a video downloads whole and in parts, for those who may open its lesson', async () => {
  const path = '/download/hindi-market-mangoes.clip'
  expect(await student.get(path)).toMatchObject({ status: 200, text: 'not a real video, only its bytes' })
  const part = await student.get(path, { range: 'bytes=4-7' })
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, 'a re', 'bytes 4-7/32'])
  expect((await visit(path)).status).toBe(401)
  expect((await (await person(server, { enrol: false })).get(path)).status).toBe(403)
  expect((await student.get('/download/nope')).status).toBe(404)
})

test('exercises of all types, as the specification has them; the inactive one is left out', async () => {
  const exercises = (await student.get('/lessonExercises/hindi-market-mangoes')).as(z.array(Exercise))
  expect(exercises.map(({ questionType }) => questionType).toSorted()).toEqual(exerciseTypeNames.toSorted())
  const of = (short: string) => exercises.find(({ id }) => id === `hindi-market-mangoes.${short}`)
  const image = of('e3')
  expect(image).toMatchObject({
    isImage: true,
    question: 'Listen and choose the picture.',
    hindi: '',
    options: { answer: 'aam' },
  })
  const names = Object.keys(image?.options ?? {}).filter((name) => /^option\d+$/.test(name))
  expect(names).toEqual(['option1', 'option2', 'option3'])
  expect(names.map((name) => image?.options[name])).toContainEqual({
    key: 'aam',
    value: 'mango',
    nativeValue: 'आम',
    roman: 'aam',
    nativeFile: '',
    image: '/media/images/mango.svg',
  })
  expect(of('e6')?.options).toMatchObject({
    answer: 'दो,किलो,आम,दीजिए',
    answerWords: ['दो', 'किलो', 'आम', 'दीजिए'],
  })
  expect(of('e8')).toMatchObject({ hindi: 'दो किलो आम दीजिए।', english: 'Two kilos of mangoes, please.' })
  expect(of('e14')).toMatchObject({ hindi: 'मीरा बाज़ार में है। वह आम लेती है।', english: '', roman: '' })
  const clip = of('e12')?.clip
  const line = of('e12')?.exerciseVideo?.film?.lines[1]
  expect(clip).toEqual({ from: (line?.from ?? 0) - 150, to: (line?.to ?? 0) + 150 })
})

test('vocabulary comes with meaning, roman, native, sound and picture', async () => {
  const words = (await student.get('/lessonVocabularies/hindi-market-mangoes')).as(z.array(Vocabulary))
  expect(words.map(({ wordInNative }) => wordInNative)).toEqual([
    'आम',
    'केला',
    'सेब',
    'किलो',
    'दो',
    'नमस्ते',
    'सौ',
    'रुपया',
  ])
  expect(words[0]).toMatchObject({
    id: 'hindi.aam',
    wordMeaningToDisplay: 'mango',
    wordInRoman: 'aam',
    gender: 'm',
    image: '/media/images/mango.svg',
    isCompleted: false,
    example: { hindi: 'यह आम मीठा है।', english: 'This mango is sweet.' },
  })
})

test.each([
  ['e7', 'आम', 'exact'],
  ['e7', 'aam', 'exact'],
  ['e7', 'केला', 'wrong'],
  ['e3', 'aam', 'exact'],
  ['e3', 'kelaa', 'wrong'],
  ['e6', ['दो', 'किलो', 'आम', 'दीजिए'], 'exact'],
  ['e6', ['आम', 'दो', 'किलो', 'दीजिए'], 'exact'],
  ['e6', ['दो', 'आम', 'किलो', 'दीजिए'], 'wrong'],
])('checkAnswer of %s with %s is %s', async (short, answer, verdict) => {
  const reply = await student.post('/checkAnswer', { exerciseId: `hindi-market-mangoes.${short}`, answer })
  expect(reply.as(Verdict)).toMatchObject({ verdict, correct: verdict !== 'wrong' })
})

test('checkAnswer of an unknown or inactive exercise is 404', async () => {
  for (const exerciseId of ['nope', 'hindi-market-mangoes.e15']) {
    expect((await student.post('/checkAnswer', { exerciseId, answer: 'x' })).status).toBe(404)
  }
})

test('a completion needs no attempt, and twice is as good as once', async () => {
  const who = await person(server)
  const body = { ...mangoes, completedExerciseId: 'hindi-market-mangoes.e1' }
  const first = (await who.post('/updateuserprogress', body)).as(LessonProgress)
  expect(first).toMatchObject({
    progress: 4.35,
    isCompleted: false,
    completedExerciseIds: ['hindi-market-mangoes.e1'],
  })
  expect(first.totalExerciseIds).toHaveLength(14)
  for (const path of ['/lessonCompletion', '/progressCompletion', '/updateuserprogress/']) {
    expect((await who.post(path, body)).as(LessonProgress)).toEqual(first)
  }
  const again = await who.get(
    '/lessonExercisesProgress/hindi-market-mangoes?chapterId=hindi-market.fruit&unitId=hindi-market&courseId=hindi',
  )
  expect(again.as(LessonProgress)).toEqual(first)
  const exercises = (await who.get('/lessonExercises/hindi-market-mangoes')).as(z.array(Exercise))
  expect(exercises.filter(({ isCompleted }) => isCompleted).map(({ id }) => id)).toEqual([
    'hindi-market-mangoes.e1',
  ])
})

test('an attempt is logged once with the verdict of the server; a wrong one completes nothing', async () => {
  const who = await person(server)
  const completedExerciseId = 'hindi-market-mangoes.e7'
  const wrong = { ...mangoes, completedExerciseId, attempt: attempt('केला') }
  expect((await who.post('/updateuserprogress', wrong)).as(LessonProgress).completedExerciseIds).toEqual([])
  await who.post('/updateuserprogress', wrong)
  const right = { ...mangoes, completedExerciseId, attempt: attempt('आम') }
  expect((await who.post('/updateuserprogress', right)).as(LessonProgress).completedExerciseIds).toEqual([
    completedExerciseId,
  ])
  const rows =
    await server.sql`select answer, verdict, ms from attempts where student_id = ${who.id} order by answered_at`
  expect([...rows]).toEqual([
    { answer: 'केला', verdict: 'wrong', ms: 900 },
    { answer: 'आम', verdict: 'exact', ms: 900 },
  ])
})

test('speaking and watching can always be finished', async () => {
  const who = await person(server)
  for (const short of ['e8', 'e13', 'e1', 'e2']) {
    const completedExerciseId = `hindi-market-mangoes.${short}`
    const reply = await who.post('/updateuserprogress', {
      ...mangoes,
      completedExerciseId,
      attempt: attempt(''),
    })
    expect(reply.as(LessonProgress).completedExerciseIds).toContain(completedExerciseId)
  }
})

test('who listens in place of speaking has given no answer, and no wrong one', async () => {
  const who = await person(server)
  const exerciseId = 'hindi-market-mangoes.e8'
  const silent = { ...mangoes, completedExerciseId: exerciseId, attempt: attempt('') }
  expect((await who.post('/updateuserprogress', silent)).as(LessonProgress).completedExerciseIds).toEqual([
    exerciseId,
  ])
  await who.post('/attempts', { exerciseId, attempt: attempt(' ') })
  await who.post('/attempts', { exerciseId, attempt: attempt('केला') })
  const rows = await server.sql`select answer, verdict from attempts where student_id = ${who.id}`
  expect([...rows]).toEqual([{ answer: 'केला', verdict: 'wrong' }])
})

test('the log of attempts is only ever added to', async () => {
  await expect(server.sql`update attempts set verdict = 'exact'`).rejects.toThrow(
    'attempts are only ever added',
  )
})

test('what is not of this lesson is 404', async () => {
  const bodies = [
    { ...mangoes, completedExerciseId: 'hindi-market-weights.e1' },
    { ...mangoes, completedExerciseId: 'hindi-market-mangoes.e15' },
    { ...mangoes, completedVocabularyId: 'hindi.letter-ma' },
    { ...mangoes, completedFeedbackId: 'hindi-market-weights.feedback' },
    { ...mangoes, videoCompleted: true, videoId: 'nope' },
    { ...mangoes, chapter: 'hindi-market.bargain', videoCompleted: true },
    { ...mangoes, unit: 'hindi-letters', videoCompleted: true },
    { ...mangoes, course: 'tamil', videoCompleted: true },
    { ...mangoes, lesson: 'nope', videoCompleted: true },
  ]
  for (const body of bodies) expect((await student.post('/updateuserprogress', body)).status).toBe(404)
  expect((await student.post('/updateuserprogress', { lesson: 'hindi-market-mangoes' })).status).toBe(400)
  const nothing = await student.post('/updateuserprogress', mangoes)
  expect([nothing.status, nothing.body.message]).toEqual([400, 'Please say what was completed.'])
})

test('a watched video is kept', async () => {
  const who = await person(server)
  const { videos } = (await who.get('/lessons/hindi-market-mangoes')).as(Lesson).lesson
  const progress = () => who.get('/lessonExercisesProgress/hindi-market-mangoes')
  const before = (await progress()).as(LessonProgress)
  expect(before).toMatchObject({ videoCompleted: false, completedVideoIds: [] })
  const reply = await who.post('/lessonCompletion', { ...mangoes, videoCompleted: true })
  const after = { ...before, videoCompleted: true, completedVideoIds: [videos[0]?.id] }
  expect(reply.as(LessonProgress)).toEqual(after)
  expect((await progress()).as(LessonProgress)).toEqual(after)
  expect((await who.get('/courses/hindi-market')).as(Course).isStarted).toBe(true)
})

test('a film counts for the hour in which it was watched, though that is told later', async () => {
  const who = await person(server)
  await who.post('/updateuserprogress', { ...mangoes, videoCompleted: true, ago: 20 * 3_600_000 })
  const [film] = await server.sql<{ hours: number }[]>`
    select round(extract(epoch from now() - completed_at) / 3600)::int as hours
    from video_completions where student_id = ${who.id}`
  expect(film?.hours).toBe(20)
})

async function finish(who: Person, place: typeof mangoes): Promise<LessonProgress> {
  const { totalExerciseIds, totalVocabularyIds, totalFeedbackIds } = (
    await who.get(`/lessonExercisesProgress/${place.lesson}`)
  ).as(LessonProgress)
  const updates = [
    ...totalExerciseIds.map((id) => ({ completedExerciseId: id })),
    ...totalVocabularyIds.map((id) => ({ completedVocabularyId: id })),
    ...totalFeedbackIds.map((id) => ({ completedFeedbackId: id })),
  ]
  await Promise.all(updates.map((update) => who.post('/updateuserprogress', { ...place, ...update })))
  return (await who.get(`/lessonExercisesProgress/${place.lesson}`)).as(LessonProgress)
}

test('a lesson finished from several tabs at once is finished, and earns 10 once', async () => {
  const who = await person(server)
  expect(await finish(who, weights)).toMatchObject({ progress: 100, isCompleted: true })
  await finish(who, weights)
  expect(await creditsOf(who)).toEqual([10])
  const menu = (await who.get('/courseLeftMenu/hindi-market')).as(z.array(MenuChapter))
  expect(menu[0]?.lessons.map(({ isCompleted, progress }) => [isCompleted, progress])).toEqual([
    [false, 0],
    [true, 100],
  ])
  expect((await who.get('/unitWiseProgressCount/hindi')).body.results.data).toEqual([
    { id: 'hindi-letters', unit: 'First letters', completed: 0, total: 1 },
    { id: 'hindi-market', unit: 'At the market', completed: 1, total: 3 },
  ])
  expect((await who.get('/courses/hindi-market')).as(Course)).toMatchObject({
    progress: 10.34,
    completedLessonCount: 1,
  })
})

test('whoever finishes the last things at once, none is left unfinished', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => person(server)))
  await Promise.all(people.map((who) => finish(who, weights)))
  expect(await Promise.all(people.map(creditsOf))).toEqual(people.map(() => [10]))
})

test('a finished course earns 50 once and stands in the list of certificates', async () => {
  const who = await person(server)
  expect((await who.get('/get-certificate-list')).body).toEqual({ status: 200, certificatelist: [] })
  const ma = {
    course: 'hindi',
    unit: 'hindi-letters',
    chapter: 'hindi-letters.first',
    lesson: 'hindi-letters-ma',
  }
  await finish(who, ma)
  await finish(who, ma)
  expect(await creditsOf(who)).toEqual([10, 50])
  const { certificatelist } = (await who.get('/get-certificate-list')).body
  expect(certificatelist).toEqual([
    {
      _id: expect.any(String),
      course: 'First letters',
      courseId: 'hindi-letters',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      url: expect.any(String),
      file: expect.any(String),
    },
  ])
  expect((await who.get('/courses/hindi-letters')).as(Course)).toMatchObject({
    progress: 100,
    nextLesson: null,
  })
})

test("an admin's progress is not saved, nor that of somebody looked through", async () => {
  const admin = await person(server, { role: 'ADMIN' })
  const through = await person(server, { impersonator_id: admin.id })
  for (const who of [admin, through]) {
    expect(await finish(who, weights)).toMatchObject({
      progress: 0,
      isCompleted: false,
      completedExerciseIds: [],
    })
    expect(await creditsOf(who)).toEqual([])
  }
  expect((await through.post('/addfeedback', { ...weights, rating: '1' })).status).toBe(403)
})

test('a review completes the feedback step; given again it changes', async () => {
  const who = await person(server)
  const saved = (await who.post('/addfeedback', { ...weights, rating: '3.5', comment: ' Good scales. ' })).as(
    Feedback,
  )
  expect(saved).toMatchObject({
    rating: '3.5',
    comment: 'Good scales.',
    user: { name: 'Asha R.' },
    feedbackQuestion: 'How was it?',
  })
  const progress = (await who.get(`/lessonExercisesProgress/${weights.lesson}`)).as(LessonProgress)
  expect(progress.completedFeedbackIds).toEqual(['hindi-market-weights.feedback'])
  const again = (await who.post('/addfeedback', { ...weights, rating: '4' })).as(Feedback)
  expect(again).toMatchObject({ id: saved.id, rating: '4', comment: 'Good scales.' })
  const lesson = (await who.get(`/lessons/${weights.lesson}`)).as(Lesson)
  expect(lesson.lesson.lessonFeedback[0]).toMatchObject({
    rating: '4',
    comment: 'Good scales.',
    isCompleted: true,
  })
})

test('reviews show others a first name and an initial, an admin everything', async () => {
  const admin = await person(server, { role: 'ADMIN' })
  const path = `/feedbacks/${weights.lesson}`
  const seen = (await visit(path)).as(z.array(Feedback))
  expect(seen.at(-1)).toMatchObject({ user: { name: 'Asha R.' }, unit: 'hindi-market' })
  expect(JSON.stringify(seen)).not.toContain('@')
  expect((await admin.get(path)).as(z.array(Feedback))[0]?.user).toMatchObject({
    name: 'Asha Rao',
    role: 'STUDENT',
    email: expect.stringContaining('@'),
  })
  expect((await visit('/feedbacks/hindi-letters')).as(z.array(Feedback))).toEqual([])
  expect((await visit('/feedbacks/nope')).status).toBe(404)
})

test('reviews come by the page, each once', async () => {
  for (let at = 0; at < 23; at++) {
    const who = await person(server)
    await who.post('/addfeedback', { lesson: 'hindi-letters-ma', rating: '5', comment: `No. ${at}` })
  }
  const first = await visit('/feedbacks/hindi-letters')
  const second = await visit(`/feedbacks/hindi-letters?cursor=${first.body.results.next}`)
  expect([first.body.results.data.length, second.body.results.data.length, second.body.results.next]).toEqual(
    [20, 3, undefined],
  )
  const comments = [...first.body.results.data, ...second.body.results.data].map(({ comment }) => comment)
  expect(new Set(comments).size).toBe(23)
  expect((await visit('/feedbacks/hindi-letters?cursor=nonsense')).status).toBe(400)
})

test('a review needs a rating or a comment', async () => {
  const reply = await student.post('/addfeedback', { ...weights, rating: '', comment: '  ' })
  expect(reply).toMatchObject({ status: 400, body: { error: true, message: 'Give rating or comment' } })
})

test('a review comes with what was asked for and the hint that stood in its field', async () => {
  const review = { lesson: mangoes.lesson, comment: 'More mangoes.' }
  expect((await student.post('/addfeedback', review)).as(Feedback)).toMatchObject({
    feedbackQuestion: 'Did you feel ready to buy mangoes?',
    feedbackPlaceholder: 'What would have helped?',
  })
})

test('an issue is kept as open, from who is signed in, whatever is claimed', async () => {
  const reply = await student.post('/report/', {
    ...{ lesson_id: weights.lesson, issueType: 'content', comments: 'The scales show the wrong weight.' },
    ...{ userId: 'somebody-else', userEmail: 'a@b.c', status: 'closed', isDeleted: true },
  })
  expect(reply.body.message).toBe(
    'Thank you for contacting us regarding your concern, we will update you soon',
  )
  const rows =
    await server.sql`select student_id, status, is_deleted from issue_reports where id = ${reply.body.results.data.id}`
  expect([...rows]).toEqual([{ student_id: student.id, status: 'open', is_deleted: false }])
  const short = await student.post('/report', { issueType: 'content', comments: '   too short         ' })
  expect(short).toMatchObject({
    status: 400,
    body: { message: 'Please enter some comments with minimum length of 20' },
  })
})

test('the last page is remembered, of this site only', async () => {
  expect((await student.post('/lastVisitedPage', { lastVisitedPage: '/dashboard?see=all' })).status).toBe(200)
  expect((await student.get('/me')).body.results.data.lastVisitedPage).toBe('/dashboard?see=all')
  for (const lastVisitedPage of ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'])
    expect((await student.post('/lastVisitedPage', { lastVisitedPage })).status).toBe(400)
})
