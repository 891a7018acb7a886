import { expect, test } from 'vitest'
import { isAlphabetic, isVisible, nameLength } from './names.ts'

test.each([
  ['अनु', true],
  ['José', true],
  ['Mary Ann', true],
  ['شیلا', true],
  ['R2D2', false],
  ['<b>Asha</b>', false],
  ['Asha\n', false],
  ['', false],
  // Joiners, fillers of Hangul, marks: a name of which nothing is seen.
  ['\u200c\u200c\u200c', false],
  ['\u3164\u3164\u3164', false],
  ['\u0301\u0301\u0301', false],
  ['   ', false],
  // A joiner and a variant of a letter within a name.
  ['क्\u200dषमा', true],
  ['葛\u{e0100}城 愛', true],
])('%o is a name: %s', (name, expected) => {
  expect(isAlphabetic(name)).toBe(expected)
})

test.each([
  ['Sell R2D2 🦚', true],
  ['१२', true],
  ['—', true],
  // A vowel sign is taught alone.
  ['ि', true],
  ['\u200b\u200d\ufeff \u00a0', false],
  ['\u202e\u2066', false],
  ['\u3164', false],
  ['\u00ad\u2060', false],
  ['', false],
])('of %j something is seen: %s', (text, expected) => {
  expect(isVisible(text)).toBe(expected)
})

test('a name is as long however its marks are written', () => {
  expect(nameLength('José')).toBe(4)
  expect(nameLength('Jose\u0301')).toBe(4)
  expect(nameLength('अनु')).toBe(3)
})

test('a text that goes on for ever is no name, whatever its letters', () => {
  const text = 'क'.repeat(1001)
  expect([isAlphabetic(text), isAlphabetic(text.slice(1)), nameLength(text)]).toEqual([false, true, 1001])
  // Composed it would be half as long: nobody looks.
  expect(nameLength('e\u0301'.repeat(501))).toBe(1002)
})
