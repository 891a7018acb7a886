import { expect, test } from 'vitest'
import { hasSound, heardText, tokensOf } from './heard-text.ts'

test.each([
  ['हिंदी', 'हिन्दी'],
  ['अंगूर', 'अङ्गूर'],
  ['पंजाब', 'पञ्जाब'],
  ['ठंडा', 'ठण्डा'],
  ['लंबा', 'लम्बा'],
  ['नींद', 'नींद'],
  ['में हैं', 'में हैं'],
  ['हंस', 'हंस'],
])('the voice is given %s as %s', (written, heard) => {
  expect(heardText(written)).toBe(heard.normalize('NFC'))
})

test('phonemes are one token, and a dash has no sound', () => {
  expect(tokensOf("[[kr' Ip@ja:]], बैठिए — जी")).toEqual(["[[kr' Ip@ja:]],", 'बैठिए', '—', 'जी'])
  expect(['—', '।', 'जी', '25'].map(hasSound)).toEqual([false, false, true, true])
})
