import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postpositionReasons } from '#language/hindi/judging/explain-postposition.ts'
import { judgeHindi } from '#language/hindi/judging/judge.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { lexiconOf, packForms, unpackForms } from '#language/lexicon.ts'
import { checkAnswer } from '#rules/check-answer.ts'
import type { Checked } from '#rules/check-choice.ts'
import { exerciseTypes } from '#rules/exercise-types.ts'
import { checkFilmFiles } from '#server/authoring/checks/check-film-files.ts'
import { checkFilmLengths } from '#server/authoring/checks/check-film-lengths.ts'
import { checkMeetings } from '#server/authoring/checks/check-meetings.ts'
import { checkPictures } from '#server/authoring/checks/check-pictures.ts'
import { tilesOf } from '#server/authoring/resolving/hindi-words.ts'
import { problemLine } from '#server/authoring/written/problem.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import type { TaughtExercise, TaughtLesson, TaughtWord } from '#server/curriculum/curriculum.ts'
import { lexiconOfCurriculum } from '../scripts/curriculum-lexicon.ts'
import { misnamedIn } from './misnamed-pronouns.ts'
import { slipsOf } from './typical-slips.ts'

const folder = resolve(import.meta.dirname, '../curriculum')
const { curriculum, problems, languages } = readCurriculum(folder, { check: true })
const lexicon = lexiconOfCurriculum('hindi')
const words = new Map(curriculum.words.map((word) => [word.id, word]))
const lessons = curriculum.courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons))
const exercises = lessons.flatMap((lesson) => lesson.exercises)
const kindOf = ({ questionType }: TaughtExercise) => exerciseTypes[questionType].answer
const answeredBy = (...kinds: string[]) => exercises.filter((exercise) => kinds.includes(kindOf(exercise)))

/** Every answer of which the verdict is not the wanted one, as a line to read. */
function judgedOtherwise(wanted: string[], pairs: [TaughtExercise, string | string[]][]): string[] {
  return pairs.flatMap(([exercise, given]) => {
    const { verdict, feedback } = checkAnswer(checkedOf(exercise), given, lexicon)
    return wanted.includes(verdict) ? [] : [`${exercise.id}: ${given} is ${verdict}. ${feedback}`]
  })
}

function checkedOf({ questionType, data }: TaughtExercise): Checked {
  const { answer, answerWords, accepted, options } = data
  const shown = Object.fromEntries(options.map((option, at) => [`option${at + 1}`, option]))
  return { questionType, options: { answer, answerWords, accepted, ...shown } }
}

const answerOf = (exercise: TaughtExercise) =>
  kindOf(exercise) === 'order' ? exercise.data.answerWords : exercise.data.answer

test('the lint, the pictures and the film files have nothing to complain of', () => {
  const all = [...problems, ...checkPictures(folder, resolve(folder, '../public/pictures'))]
  expect([...all, ...checkFilmFiles(folder)].map(problemLine)).toEqual([])
})

test('every word is met six times by the end of the next five lessons', () => {
  expect(languages.flatMap(checkMeetings).map(problemLine)).toEqual([])
})

test('a gloss says “he”, “she” or “they” of whom the English does', () => {
  const said = { hindi: 'वह आई।', roman: '', gloss: 'he · came', english: 'She came.', speak: '' }
  expect(misnamedIn([said, { ...said, gloss: 'she · came' }])).toEqual(['he: वह आई। = She came.'])
  expect(misnamedIn(curriculum)).toEqual([])
})

test('every film has 20 to 60 seconds', () => {
  expect(languages.flatMap(checkFilmLengths).map(problemLine)).toEqual([])
})

test('every authored answer is judged exact by its own checker', () => {
  const answered = answeredBy('image', 'audio', 'text', 'order', 'type', 'record')
  expect(answered.length).toBeGreaterThan(300)
  expect(
    judgedOtherwise(
      ['exact'],
      answered.map((exercise) => [exercise, answerOf(exercise)]),
    ),
  ).toEqual([])
})

test('every typed answer may be typed in our roman', () => {
  const inRoman = answeredBy('type').map((exercise): [TaughtExercise, string] => [
    exercise,
    romanise(exercise.data.answer),
  ])
  expect(judgedOtherwise(['exact', 'accepted'], inRoman)).toEqual([])
})

test('every further answer of an author is accepted, and can be built of the tiles', () => {
  const further = exercises.flatMap((exercise) =>
    exercise.data.accepted.map((given): [TaughtExercise, string] => [exercise, given]),
  )
  expect(further.length).toBeGreaterThan(20)
  expect(judgedOtherwise(['exact', 'accepted'], further)).toEqual([])
  const unbuildable = further.filter(([exercise, given]) => !isBuildable(exercise, given))
  expect(unbuildable.map(([{ id }, given]) => `${id}: ${given}`)).toEqual([])
})

function isBuildable(exercise: TaughtExercise, given: string): boolean {
  if (kindOf(exercise) !== 'order') return true
  const left = exercise.data.options.map(({ nativeValue }) => nativeValue)
  return tilesOf(given).every((tile) => left.includes(tile) && left.splice(left.indexOf(tile), 1))
}

test('every wrong option is wrong', () => {
  const wrong = answeredBy('image', 'audio', 'text').flatMap((exercise) =>
    exercise.data.options
      .filter(({ key }) => key !== exercise.data.answer)
      .map(({ key }): [TaughtExercise, string] => [exercise, key]),
  )
  expect(judgedOtherwise(['wrong'], wrong)).toEqual([])
})

test('an order with a tile too many, too few or another one is wrong', () => {
  const wrong = answeredBy('order').flatMap((exercise) => {
    const { answerWords, options } = exercise.data
    const extra = options.slice().map(({ nativeValue }) => nativeValue)
    for (const word of answerWords) extra.splice(extra.indexOf(word), 1)
    const orders = extra.flatMap((tile) => [
      [...answerWords, tile],
      ...answerWords.map((_, at) => answerWords.with(at, tile)),
    ])
    const right = answerWords.join(' ')
    return [...orders, answerWords.slice(1)]
      .filter((order) => order.join(' ') !== right)
      .map((order): [TaughtExercise, string[]] => [exercise, order])
  })
  expect(judgedOtherwise(['wrong'], wrong)).toEqual([])
})

test('another word of the lesson is no answer to a word that is typed', () => {
  const others = lessons.flatMap((lesson) =>
    lesson.exercises.filter((exercise) => kindOf(exercise) === 'type').flatMap(otherWordsIn(lesson)),
  )
  expect(judgedOtherwise(['wrong'], others)).toEqual([])
})

const bare = (text: string) => text.replace(/[।?!,]/g, '').trim()

function otherWordsIn({ wordIds }: TaughtLesson) {
  return (exercise: TaughtExercise): [TaughtExercise, string][] => {
    const right = [exercise.data.answer, ...exercise.data.accepted].map(bare)
    return wordIds
      .flatMap((id): TaughtWord | TaughtWord[] => words.get(id) ?? [])
      .filter(({ hindi, kind }) => kind !== 'letter' && !right.includes(bare(hindi)))
      .map(({ hindi }) => [exercise, hindi])
  }
}

/** The lexicon as it reaches the browser, with the reasons that come beside it. */
const sentLexicon = {
  ...lexiconOf(
    curriculum.words
      .filter(({ languageId }) => languageId === 'hindi')
      .map(({ hindi, english, kind, gender, forms }) => ({
        ...{ native: hindi, meaning: english, kind, gender },
        forms: unpackForms(packForms([hindi, ...forms])),
      })),
  ),
  postpositions: postpositionReasons,
}

test('the browser judges every typical slip as the server does, and says the same of it', () => {
  // Every fourth: all of them would take minutes.
  const fourth = answeredBy('type', 'record').filter((_, at) => at % 4 === 0)
  const written = fourth.flatMap((exercise) => [
    ...slipsOf(exercise.data.answer).map((given) => ({ exercise, given })),
    ...curriculum.words.slice(0, 60).map(({ hindi }) => ({ exercise, given: hindi })),
  ])
  expect(written.length).toBeGreaterThan(5000)
  const otherwise = written.filter(({ exercise, given }) => {
    const [here, there] = [lexicon, sentLexicon].map((words) =>
      checkAnswer(checkedOf(exercise), given, words),
    )
    return JSON.stringify(here) !== JSON.stringify(there)
  })
  expect(otherwise.map(({ exercise, given }) => `${exercise.id}: ${given}`)).toEqual([])
}, 90_000)

test('every Hindi text that is taught is exact against itself, and no noise of Unicode changes a verdict', () => {
  const texts = [
    ...new Set([
      ...curriculum.words.filter(({ languageId }) => languageId === 'hindi').map(({ hindi }) => hindi),
      ...exercises.flatMap(({ data }) => (data.said ? [data.said.hindi] : [])),
      ...answeredBy('type', 'record').map(({ data }) => data.answer),
    ]),
  ]
  expect(texts.filter((text) => judgeHindi(text, text, lexicon).verdict !== 'exact')).toEqual([])
  const noises: ((text: string) => string)[] = [
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFC'),
    (text) => `\ufeff${text}\u200b`,
    (text) => text.replaceAll('\u094d', '\u094d\u200d'),
    (text) => text.replaceAll('\u094d', '\u094d\u200c'),
    (text) => text.replaceAll(' ', '\u00a0'),
    (text) => text.normalize('NFD').replace(/\u093c([\u093e-\u094c])/gu, '$1\u093c'),
    (text) => `${text.replace(/[।?!]$/u, '')}।`,
    (text) => text.replace(/\d/gu, (digit) => String.fromCharCode(0x966 + Number(digit))),
  ]
  const any = fc.constantFrom(...texts)
  fc.assert(
    fc.property(any, any, fc.constantFrom(...noises), (expected, given, noise) => {
      const verdict = judgeHindi(expected, given, lexicon).verdict
      expect(judgeHindi(expected, noise(given), lexicon).verdict).toBe(verdict)
      expect(judgeHindi(noise(expected), given, lexicon).verdict).toBe(verdict)
      expect(judgeHindi(expected, noise(expected), lexicon).verdict).toBe('exact')
    }),
    { seed: 51, numRuns: 400 },
  )
})

test('what is to be read aloud is read in our roman', () => {
  const asked = exercises.filter(({ data }) => data.question === 'How is this read?')
  expect(asked.length).toBeGreaterThan(20)
  const otherwise = asked.filter(({ data }) => {
    const right = data.options.find(({ key }) => key === data.answer)
    return right?.value !== romanise(data.said?.hindi ?? '')
  })
  expect(otherwise.map(({ id }) => id)).toEqual([])
})
