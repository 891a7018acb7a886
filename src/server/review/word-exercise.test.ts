import { expect, test } from 'vitest'
import { questionOf } from './word-exercise.ts'

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
