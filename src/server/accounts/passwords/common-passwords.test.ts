import { expect, test } from 'vitest'
import { refuseCommonPassword } from './common-passwords.ts'

const common = 'This password is one of the most common ones. Please choose another.'
const ourName = 'The name of the academy is too easy to guess. Please choose another password.'
const ownEmail = 'Your e-mail address is the first password that somebody would try. Please choose another.'

test.each([
  ['123456', common],
  ['QwertY', common],
  ['Password', common],
  ['boli', ourName],
  ['Boli2026!', ourName],
  ['बोली', ourName],
  ['Asha.Rao@boli.test', ownEmail],
  ['asha.rao', ownEmail],
])('%s is refused with a sentence that says why', (password, sentence) => {
  expect(() => refuseCommonPassword(password, 'asha.rao@Boli.test')).toThrow(sentence)
})

test.each(['namaste-boli', 'चाय में अदरक', 'seven mangoes', '123456 mangoes'])('%s is taken', (password) => {
  refuseCommonPassword(password, 'asha.rao@boli.test')
})
