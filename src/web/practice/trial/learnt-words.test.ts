import { expect, test } from 'vitest'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { learntWords } from './learnt-words.ts'

const word = (id: string, wordInNative: string) => ({ id, wordInNative }) as Vocabulary
const exercise = (id: string, hindi: string) =>
  ({ id, hindi, roman: '', gloss: '', english: '', content: '', options: {} }) as unknown as Exercise
const lesson = {
  vocabularies: [word('naam', 'नाम'), word('ghar', 'घर'), word('haan', 'जी हाँ'), word('main', 'मैं')],
  exercises: [exercise('e1', 'मेरा नाम अनु है।'), exercise('e2', 'जी हाँ, यह मेरा घर है।'), exercise('e3', 'आम')],
}
const learnt = (completedExerciseIds: string[], completedVocabularyIds: string[] = []) =>
  learntWords({ ...lesson, progress: { completedExerciseIds, completedVocabularyIds } }).map(({ id }) => id)

test('a word is learnt by its card, or by an exercise in which it stands whole', () => {
  expect(learnt([])).toEqual([])
  expect(learnt(['e1'])).toEqual(['naam'])
  expect(learnt(['e1', 'e2'])).toEqual(['naam', 'ghar', 'haan'])
  expect(learnt(['e1'], ['main', 'naam'])).toEqual(['naam', 'main'])
})

test('a word inside another word does not count', () => {
  expect(learnt(['e3'])).toEqual([])
})
