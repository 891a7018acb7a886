import { expect, test } from 'vitest'
import { isAlphabetic, nameLength } from './names.ts'

test.each([
  ['अनु', true],
  ['José', true],
  ['Mary Ann', true],
  ['شیلا', true],
  ['R2D2', false],
  ['<b>Asha</b>', false],
  ['Asha\n', false],
  ['', false],
])('%o is a name: %s', (name, expected) => {
  expect(isAlphabetic(name)).toBe(expected)
})

test('a name is as long however its marks are written', () => {
  expect(nameLength('José')).toBe(4)
  expect(nameLength('Jose\u0301')).toBe(4)
  expect(nameLength('अनु')).toBe(3)
})
