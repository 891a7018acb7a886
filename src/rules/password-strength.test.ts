import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['mango', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['mangomango', 'fair'],
  ['Mango-42', 'fair'],
  ['seven ripe mangoes', 'strong'],
  ['चाय में अदरक', 'strong'],
])('%j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
