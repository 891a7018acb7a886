import { expect, test } from 'vitest'
import { lexiconOf } from '#language/lexicon.ts'
import { judgeWord, questionOf } from './word-exercise.ts'

const word = { kind: 'noun', languageId: 'tamil' } as Parameters<typeof questionOf>[1]
const letter = { ...word, kind: 'letter' }

test.each([
  ['read', word, 'What does this word mean?'],
  ['hear', word, 'What does this word mean?'],
  ['write', word, 'How do you write this in Tamil?'],
  ['write', { ...word, languageId: 'hindi' }, 'How do you write this in Hindi?'],
  ['read', letter, 'How is this letter read?'],
  ['hear', letter, 'Which letter do you hear?'],
] as const)('to %s a %j is asked for in the words of its language', (task, asked, question) => {
  expect(questionOf(task, asked)).toBe(question)
})

test.each([
  ['किताब', 'पुस्तक', true],
  ['किताब', 'kitab', true],
  ['किताब', 'पोथी', false],
  ['पुस्तक', 'किताब', false],
])('a review that asks for %s by its meaning, given %s: %s', (native, answer, isRight) => {
  const words = [
    { id: '1', native: 'किताब', kind: 'noun', meaning: 'book', accepted: [] },
    { id: '2', native: 'पुस्तक', kind: 'noun', meaning: 'book (Sanskrit-leaning)', accepted: [] },
  ].map((each) => ({ ...each, languageId: 'hindi' }))
  const taught = { word: () => undefined, wordsMeaning: () => words, lexicon: () => lexiconOf([]) }
  const thing = {
    word: words.find((each) => each.native === native),
    lesson: { course: { languageId: 'hindi' } },
  }
  const [asked, , among] = [thing, answer, taught] as unknown as Parameters<typeof judgeWord>
  expect(judgeWord(asked, answer, among).correct).toBe(isRight)
})
