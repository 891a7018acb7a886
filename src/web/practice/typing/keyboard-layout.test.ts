import { expect, test } from 'vitest'
import { COMMON_WORDS } from '#language/hindi/words/common-words-table.ts'
import {
  canPress,
  eraseAkshara,
  joinsAfter,
  keyboardKeys,
  keyPages,
  press,
  signs,
} from './keyboard-layout.ts'

function type(text: string): string {
  return [...text.normalize('NFD')].reduce((written, key) => {
    expect(keyboardKeys, `a key for ${key}`).toContain(key)
    return press(written, key)
  }, '')
}

test.each([
  'नमस्ते',
  'क्षत्रिय',
  'ज्ञान',
  'श्रीमान',
  'लड़का',
  'पढ़ाई',
  'क़लम ख़त ग़म ज़रूर फ़िल्म',
  'हूँ',
  'हिंदी',
  'दुःख',
  'कृपया',
  'ऋतु',
  'डॉक्टर',
  'ऑटो',
  'राष्ट्र',
  'अँधेरा',
])('%s can be typed', (text) => {
  expect(type(text)).toBe(text.normalize('NFC'))
})

test('every common word of Hindi can be typed', () => {
  for (const word of COMMON_WORDS) expect(type(word)).toBe(word.normalize('NFC'))
})

test('every consonant takes every vowel sign, and the dot above it', () => {
  for (const letter of keyPages.flatMap(({ keys }) => keys).filter((key) => /[क-ह]/u.test(key))) {
    for (const sign of signs) expect(type(`${letter}${sign}ं`)).toBe(`${letter}${sign}ं`.normalize('NFC'))
  }
})

test.each([
  ['', 'ा', false],
  ['आ', 'ि', false],
  ['का', 'ि', false],
  ['क', 'ि', true],
  ['ड़', 'ा', true],
  ['क', '़', true],
  ['म', '़', false],
  ['', '्', false],
  ['स', '्', true],
  ['स्', '्', false],
  ['', 'ं', false],
  ['आ', 'ँ', true],
  ['हू', 'ँ', true],
  ['हूँ', 'ँ', false],
  ['स्', 'ा', false],
  ['', 'क', true],
])('after "%s" the key %s may be pressed: %s', (written, key, allowed) => {
  expect(canPress(written, key)).toBe(allowed)
  if (!allowed) expect(press(written, key)).toBe(written)
})

test.each([
  ['नमस्ते', 'नम'],
  ['क्ष', ''],
  ['लड़की', 'लड़'],
  ['हाँ', ''],
  ['', ''],
])('backspace after %s leaves "%s"', (written, left) => {
  expect(eraseAkshara(written)).toBe(left)
})

test('after a joining sign come the letters that are taught joined, then those of the words', () => {
  expect(joinsAfter('प्', []).map(({ whole }) => whole)).toEqual(['प्य', 'प्र'])
  expect(joinsAfter('प्', ['समाप्त']).at(-1)).toEqual({ whole: 'प्त', second: 'त' })
  expect(joinsAfter('प', ['समाप्त'])).toEqual([])
  expect(joinsAfter('', [])).toEqual([])
})
