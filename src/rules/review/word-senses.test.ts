import { expect, test } from 'vitest'
import { answersFor } from './word-senses.ts'

test.each([
  ['book', 'book', true],
  ['book', 'book (Sanskrit-leaning)', true],
  ['book (Sanskrit-leaning)', 'book', false],
  ['near', 'near, close; about', true],
  ['near, close; about', 'near', false],
  ['reason, cause', 'cause, reason', true],
  ['Have a good journey', 'have a good journey', true],
  ['good', 'auspicious, good', false],
  ['letter', 'letter (of a script)', true],
  ['uncle (mother’s brother)', 'uncle (father’s brother)', false],
  ['to boil', 'to boil (of itself)', true],
  ['to boil (of itself)', 'to boil', false],
])('%s asks for a word that means %s: %s', (asked, other, isRight) => {
  const kind = 'noun'
  expect(answersFor({ kind, meaning: asked }, { kind, meaning: other })).toBe(isRight)
})

test('another kind of word answers only what means just the same', () => {
  const asked = { kind: 'noun', meaning: 'cold' }
  expect(answersFor(asked, { kind: 'adjective', meaning: 'cold' })).toBe(true)
  expect(answersFor(asked, { kind: 'adjective', meaning: 'cold, cool' })).toBe(false)
})

test('a noun of the other gender answers as well', () => {
  const asked = { kind: 'noun f', meaning: 'book' }
  expect(answersFor(asked, { kind: 'noun m', meaning: 'book (Sanskrit-leaning)' })).toBe(true)
})

test('जब “when (at the time when)” does not answer “when”', () => {
  const kind = 'adverb'
  expect(answersFor({ kind, meaning: 'when' }, { kind, meaning: 'when (at the time when)' })).toBe(false)
})
