import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Course } from '#calls/courses.ts'
import { LessonProgress } from '#calls/lessons.ts'
import { Exercise, Verdict, Vocabulary } from '#calls/practice.ts'
import { videoFiles } from '#calls/studio-videos.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

// The shipped Marathi course, alone: nothing in the academy is Hindi's only.
const curriculum = mkdtempSync(join(tmpdir(), 'boli-marathi-'))
let server: TestServer
let asha: Person
const lesson = 'marathi-first-words-hello'

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../curriculum/marathi'), join(curriculum, 'marathi'), { recursive: true })
  mkdirSync(join(curriculum, 'marathi/files'))
  writeFileSync(join(curriculum, 'marathi/files/walk.mp4'), 'a film')
  server = await startServer({ env: { CURRICULUM_DIR: curriculum } })
  await loadCurriculum(server.sql, curriculum)
  await loadPlans(server.sql)
  asha = await person(server, { enrol: false })
})
afterAll(async () => {
  await server.close()
  rmSync(curriculum, { recursive: true })
})

const place = {
  course: 'marathi',
  unit: 'marathi-first-words',
  chapter: 'marathi-first-words.first',
  lesson,
}

test('a student begins Marathi with one press, and learns a lesson to its end', async () => {
  const courses = async () => (await asha.get('/userCourses?languageId=marathi')).as(z.array(Course))
  expect(await courses()).toEqual([])
  const free = { product_id: 'marathi', premiumprice_id: 'marathi-free', expirytime_id: '', type: '' }
  expect((await asha.post('/usersubscribeonproduct', free)).status).toBe(200)
  expect((await courses()).map(({ id }) => id)).toEqual(['marathi-first-words'])

  const exercises = (await asha.get(`/lessonExercises/${lesson}`)).as(z.array(Exercise))
  for (const { id, options } of exercises) {
    const answer = options.answerWords ?? options.answer
    const verdict = (await asha.post('/checkAnswer', { exerciseId: id, answer })).as(Verdict)
    expect([id, verdict.correct]).toEqual([id, true])
    await asha.post('/updateuserprogress', { ...place, completedExerciseId: id })
  }
  const words = (await asha.get(`/lessonVocabularies/${lesson}`)).as(z.array(Vocabulary))
  expect(
    words.map(({ wordInNative, wordInRoman, gender }) => [wordInNative, wordInRoman, gender]),
  ).toContainEqual(['मांजर', 'maanjar', 'n'])
  for (const { id } of words) await asha.post('/updateuserprogress', { ...place, completedVocabularyId: id })
  await asha.post('/updateuserprogress', { ...place, videoCompleted: true, videoId: `${lesson}.meet` })
  await asha.post('/updateuserprogress', { ...place, videoCompleted: true, videoId: `${lesson}.say` })
  await asha.post('/addfeedback', { lesson, rating: '5', comment: '' })
  expect((await asha.get(`/lessonExercisesProgress/${lesson}`)).as(LessonProgress)).toMatchObject({
    progress: 100,
    isCompleted: true,
  })
})

test('an answer is judged as Marathi: what is said is right beside what is printed', async () => {
  const asked = { exerciseId: `${lesson}.e11`, answer: 'माझं नाव फरीदा आहे' }
  expect((await asha.post('/checkAnswer', asked)).as(Verdict)).toMatchObject({
    correct: true,
    verdict: 'accepted',
    feedback: 'Right. माझे and माझं are one word: one as it is printed, one as it is said.',
  })
})

test('it is spoken by a Marathi voice: the letter that Hindi has not is heard', async () => {
  const words = (await asha.get('/lessonVocabularies/marathi-first-words-the-way')).as(z.array(Vocabulary))
  const audio = words.find(({ wordInNative }) => wordInNative === 'शाळा')?.audio ?? ''
  const sound = await fetch(new URL(audio, server.url))
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

test('its films are served as Hindi’s are', async () => {
  const admin = await person(server, { role: 'ADMIN', enrol: false })
  const [film] = (await admin.get('/admin/videos')).as(videoFiles.reply)
  expect(film?.file).toBe('walk.mp4')
  expect(await (await fetch(new URL(film?.url ?? '', server.url))).text()).toBe('a film')
})
