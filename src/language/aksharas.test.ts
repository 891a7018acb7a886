import { expect, test } from 'vitest'
import { aksharas } from './aksharas.ts'

test.each([
  ['नमस्ते', ['न', 'म', 'स्ते']],
  ['क्षत्रिय', ['क्ष', 'त्रि', 'य']],
  ['लड़का', ['ल', 'ड़', 'का']],
  ['हूँ', ['हूँ']],
  ['आँख', ['आँ', 'ख']],
  ['जगत्', ['ज', 'ग', 'त्']],
  ['अंतः', ['अं', 'तः']],
  ['मैं हूँ।', ['मैं', ' ', 'हूँ', '।']],
  ['स्त्री', ['स्त्री']],
  ['ok', ['o', 'k']],
  ['क्‍ष', ['क्‍ष']],
  ['', []],
])('%s is split in its aksharas', (text, parts) => {
  expect(aksharas(text)).toEqual(parts.map((part) => part.normalize('NFC')))
})

test('no letter is lost, not even a stray sign', () => {
  for (const text of ['ा', 'कि ी', '्क', '़', 'a़b', 'ॐ नमः 12']) expect(aksharas(text).join('')).toBe(text)
})
