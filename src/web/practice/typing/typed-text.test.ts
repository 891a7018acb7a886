import { expect, test } from 'vitest'
import { committed, edited, type Typed, take } from './typed-text.ts'

/** `|` is the caret. */
function at(shown: string, taken: Typed['taken'] = null): Typed {
  return { text: shown.replace('|', ''), caret: shown.indexOf('|'), taken }
}
const shown = ({ text, caret }: Typed) => `${text.slice(0, caret)}|${text.slice(caret)}`

test.each([
  ['namaste| → namaste |', 'नमस्ते', 'नमस्ते |'],
  ['kaise| → kaise?|', 'कैसे', 'कैसे?|'],
  ['हूँ hai| → हूँ hai.|', 'है', 'हूँ है।|'],
  ['आप kaise| हैं → आप kaise | हैं', 'कैसे', 'आप कैसे |हैं'],
  ['kais| → kaise|', 'कैसे', 'kaise|'],
  ['आप| → आप |', undefined, 'आप |'],
  ['| → aap kaise |', undefined, 'aap kaise |'],
  ['na| है → naa| है', 'ना', 'naa| है'],
])('%s, with %s offered, is %s', (edit, best, expected) => {
  const [before = '', after = ''] = edit.split(' → ')
  expect(shown(edited(at(before), at(after), best))).toBe(expected)
})

test('Backspace after a word was taken gives its roman back, once', () => {
  const taken = take(at('आप kaise|'), 'कैसे')
  expect(shown(taken)).toBe('आप कैसे |')
  const back = edited(taken, at('आप कैसे|'), undefined)
  expect(shown(back)).toBe('आप kaise|')
  expect(shown(edited(back, at('आप kais|'), 'कैसे'))).toBe('आप kais|')
})

test('Backspace anywhere else only erases', () => {
  const taken = { ...take(at('kaise|'), 'कैसे'), caret: 2 }
  expect(shown(edited(taken, { text: taken.text.slice(1), caret: 1 }, undefined))).toBe('ै|से ')
})

test('a word that was composed with its blank is taken at its end', () => {
  const best = (before: string) => (before === 'kaise' ? 'कैसे' : undefined)
  expect(shown(committed(at('kaise |'), best))).toBe('कैसे |')
  expect(shown(committed(at('kaise|'), best))).toBe('kaise|')
  expect(shown(committed(at('कैसे |'), best))).toBe('कैसे |')
})
