import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Exercise, Verdict, Vocabulary } from '#calls/practice.ts'
import { SaidText } from '#calls/studio-recordings.ts'
import { problemLine } from '#server/authoring/written/problem.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { type Person, person, testCurriculum } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

/** A language of one lesson: in letters of its own with a voice, and in Hindi's without one. */
interface Sample {
  id: string
  native: string
  word: string
  roman: string
  other: string
}
const samples: Sample[] = [
  { id: 'tamil', native: 'தமிழ்', word: 'வணக்கம்', roman: 'vanakkam', other: 'தண்ணீர்' },
  { id: 'bengali', native: 'বাংলা', word: 'নমস্কার', roman: 'nomoshkar', other: 'জল' },
  { id: 'maithili', native: 'मैथिली', word: 'प्रणाम', roman: 'pranaam', other: 'पानि' },
]
const curriculum = mkdtempSync(join(tmpdir(), 'boli-languages-'))
let server: TestServer
let editor: Person

function write({ id, native, word, roman, other }: Sample, order: number): void {
  const put = (file: string, text: string) => writeFileSync(join(curriculum, id, file), text)
  mkdirSync(join(curriculum, id, 'start'), { recursive: true })
  mkdirSync(join(curriculum, id, 'files'))
  put('files/clip.mp4', 'a film')
  cpSync(join(testCurriculum, 'hindi/masters.yaml'), join(curriculum, id, 'masters.yaml'))
  put('glossary.yaml', '{}')
  put('language.yaml', `{ id: ${id}, name: ${id}, native: ${native}, icon: अ, open: true, order: ${order} }`)
  put(
    'start/course.yaml',
    `{ id: start, name: Start, native: ${word}, description: One word., difficulty: 1, order: 1,
      cover: { letter: अ, colour: genda, print: rosette },
      chapters: [{ id: one, name: One, lessons: [hello] }] }`,
  )
  put(
    'start/words.yaml',
    `- { id: hello, hi: ${word}, roman: ${roman}, en: hello, is: phrase }
- { id: water, hi: ${other}, roman: water, en: water, is: phrase }`,
  )
  const cues = (text: string) => `"WEBVTT\\n\\n00:00.500 --> 00:02.000\\n${text}\\n"`
  put(
    'start/01-hello.yaml',
    `id: hello
name: Hello
aim: You can say hello.
note: You say ${word}.
words: [hello, water]
films:
  - id: clip
    title: A clip
    file: clip.mp4
    captions: { hi: ${cues(word)}, roman: ${cues(roman)}, en: ${cues('Hello')} }
  - id: meet
    title: Hello
    scene: fruit-stall
    cast: { Meera: { hi: ${word}, look: woman-kurta, voice: woman } }
    lines: ["Meera: ${word} = Hello"]
feedback: { question: Was it good?, placeholder: What else? }
exercises:
  - { id: e1, type: LISTEN WITH TYPE, hear: "${word} = hello" }
`,
  )
}

beforeAll(async () => {
  for (const [at, sample] of samples.entries()) write(sample, at + 1)
  server = await startServer({ env: { CURRICULUM_DIR: curriculum } })
  await loadCurriculum(server.sql, curriculum)
  editor = await person(server, { role: 'ADMIN', enrol: false })
})
afterAll(async () => {
  await server.close()
  rmSync(curriculum, { recursive: true })
})

test('a course in any letters of India has nothing to complain of', () => {
  const { problems } = readCurriculum(curriculum, { check: true })
  expect(problems.map(problemLine).filter((line) => !line.includes('met fewer'))).toEqual([])
})

const lessonOf = ({ id }: Sample) => `${id}-start-hello`

test.each(samples)(
  'in $id an answer is judged in its own letters, and in the roman of the course',
  async (sample) => {
    const check = async (answer: string) => {
      const asked = { exerciseId: `${lessonOf(sample)}.e1`, answer }
      const { correct, feedback } = (await editor.post('/checkAnswer', asked)).as(Verdict)
      return [correct, feedback]
    }
    const { word, roman, other } = sample
    expect(await check(`${word}.`)).toEqual([true, ''])
    expect(await check(roman)).toEqual([true, ''])
    expect(await check(other)).toEqual([
      false,
      `You wrote the word for “water” (${other}); here it is ${word}.`,
    ])
  },
)

test.each([
  ['tamil', 'ta', 'தமிழ்'],
  ['bengali', 'bn', 'বাংলা'],
  ['maithili', 'mai', 'मैथिली'],
])('captions in %s say that they are', async (id, tag, label) => {
  const { body } = await editor.get(`/lessons/${id}-start-hello`)
  const tracks = body.results.data.lesson.videos[0].captions as { lang: string; label: string }[]
  expect(tracks.map((track) => [track.lang, track.label])).toEqual([
    [tag, label],
    [`${tag}-Latn`, 'Roman'],
    ['en', 'English'],
  ])
})

const [tamil, , maithili] = samples as [Sample, Sample, Sample]
const wordsOf = async (sample: Sample) =>
  (await editor.get(`/lessonVocabularies/${lessonOf(sample)}`)).as(z.array(Vocabulary))
const filmOf = async (sample: Sample) => {
  const { body } = await editor.get(`/lessons/${lessonOf(sample)}`)
  return body.results.data.lesson.videos[1].film as { duration: number } | null
}

test('a language with a voice of its own is heard in it', async () => {
  const [word] = await wordsOf(tamil)
  const sound = await fetch(new URL(word?.audio ?? '', server.url))
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect((await filmOf(tamil))?.duration).toBeGreaterThan(500)
})

test('no other voice reads a language that has none: its words are silent, its film waits, the studio says so', async () => {
  expect((await wordsOf(maithili)).map(({ audio, slowAudio }) => [audio, slowAudio])).toEqual([
    ['', ''],
    ['', ''],
  ])
  const exercises = (await editor.get(`/lessonExercises/${lessonOf(maithili)}`)).as(z.array(Exercise))
  expect(exercises.map(({ audio }) => audio)).toEqual([''])
  expect(await filmOf(maithili)).toBeNull()
  const about = { text: maithili.word, languageId: 'maithili' }
  const said = (await editor.post('/admin/listen', about)).as(SaidText)
  expect([said.normal, said.slow]).toEqual(['', ''])
})
