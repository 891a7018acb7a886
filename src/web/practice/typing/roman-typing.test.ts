import { expect, test } from 'vitest'
import { candidatesFor, replaceRoman, romanBefore, settle } from './roman-typing.ts'

test.each([
  ['', ''],
  ['namaste', 'namaste'],
  ['आप kaise', 'kaise'],
  ['आप ', ''],
  ['kya ', ''],
])('in "%s" the roman word being typed is "%s"', (text, roman) => {
  expect(romanBefore(text)).toBe(roman)
})

test('the likeliest word is offered first, and replaces what was typed', () => {
  expect(candidatesFor('आप kaise', ['कैसे'])[0]).toBe('कैसे')
  expect(replaceRoman('आप kaise', 'कैसे')).toBe('आप कैसे')
})

test.each([
  ['an answer all in roman stays roman', 'aap kaise hain ', 'aap kaise hain'],
  ['a half typed one is made whole', 'आप kaise हैं', 'आप कैसे हैं'],
  ['Devanagari stays as it is', ' नमस्ते ', 'नमस्ते'],
])('%s', (_name, typed, settled) => {
  expect(settle(typed, [])).toBe(settled)
})
