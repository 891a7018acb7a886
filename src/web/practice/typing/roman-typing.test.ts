import { expect, test } from 'vitest'
import { candidatesFor, romanBefore, settle } from './roman-typing.ts'

const none = { words: [], taught: [] }

test.each([
  ['', ''],
  ['namaste', 'namaste'],
  ['आप kaise', 'kaise'],
  ['आप ', ''],
  ['kya ', ''],
])('in "%s" the roman word being typed is "%s"', (text, roman) => {
  expect(romanBefore(text)).toBe(roman)
})

test('the likeliest word is offered first, at most five of them', () => {
  expect(candidatesFor('आप kaise', none)[0]).toBe('कैसे')
  expect(candidatesFor('आप kam', { words: ['काम'], taught: ['कम'] }).slice(0, 2)).toEqual(['कम', 'काम'])
  expect(candidatesFor('shara', none).length).toBe(5)
})

test.each([
  ['an answer all in roman stays roman', 'aap kaise hain ', 'aap kaise hain'],
  ['a half typed one is made whole', 'आप kaise हैं', 'आप कैसे हैं'],
  ['Devanagari stays as it is', ' नमस्ते ', 'नमस्ते'],
])('%s', (_name, typed, settled) => {
  expect(settle(typed, none)).toBe(settled)
})
