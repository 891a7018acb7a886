import { expect, test } from 'vitest'
import { hindiToNumber, numberToHindi } from './numbers.ts'

test.each([
  [0, 'शून्य'],
  [6, 'छह'],
  [15, 'पंद्रह'],
  [18, 'अठारह'],
  [29, 'उनतीस'],
  [39, 'उनतालीस'],
  [49, 'उनचास'],
  [55, 'पचपन'],
  [59, 'उनसठ'],
  [63, 'तिरसठ'],
  [69, 'उनहत्तर'],
  [79, 'उनासी'],
  [89, 'नवासी'],
  [99, 'निन्यानवे'],
  [100, 'सौ'],
  [101, 'एक सौ एक'],
  [250, 'दो सौ पचास'],
  [1947, 'एक हज़ार नौ सौ सैंतालीस'],
  [150_000, 'एक लाख पचास हज़ार'],
])('%i is %s', (number, words) => {
  expect(numberToHindi(number)).toBe(words.normalize('NFC'))
  expect(hindiToNumber(words)).toBe(number)
})

test('every number up to a hundred reads back as itself, and no two share a word', () => {
  const words = Array.from({ length: 101 }, (_, number) => numberToHindi(number) ?? '')
  expect(new Set(words).size).toBe(101)
  expect(words.map((word) => hindiToNumber(word))).toEqual(words.map((_, number) => number))
})

test.each([
  ['छः', 6],
  ['पन्द्रह', 15],
  ['निन्यानबे', 99],
  ['४२', 42],
  ['पाँच सौ', 500],
])('%s is read too', (words, number) => {
  expect(hindiToNumber(words)).toBe(number)
})

test('what is no number reads as none', () => {
  expect(hindiToNumber('घर')).toBeUndefined()
  expect(hindiToNumber('')).toBeUndefined()
  expect(hindiToNumber('एक दो')).toBeUndefined()
  expect(numberToHindi(-1)).toBeUndefined()
  expect(numberToHindi(1.5)).toBeUndefined()
})
