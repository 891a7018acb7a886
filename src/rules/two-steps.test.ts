import { expect, test } from 'vitest'
import { readCode, recoveryAlphabet, shownRecoveryCode, workingRole } from './two-steps.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['123-456', { kind: 'app', code: '123456' }],
  ['123\u00a0456\n', { kind: 'app', code: '123456' }],
  ['१२३४५६', { kind: 'app', code: '123456' }],
  ['１２３４５６', { kind: 'app', code: '123456' }],
  ['abcd-efgh-2345', { kind: 'recovery', code: 'ABCDEFGH2345' }],
  ['ABCD EFGH–2345', { kind: 'recovery', code: 'ABCDEFGH2345' }],
  ['234567892345', { kind: 'recovery', code: '234567892345' }],
  ['12345', null],
  ['1234567', null],
  ['', null],
  ['ABCD-EFGH-2340', null],
  ['ABCD-EFGH-234', null],
  ["1' or 1=1 --", null],
])('%j is read as %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read)
})

test('a recovery code is shown in three groups, and read again', () => {
  expect(shownRecoveryCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345')
  expect(readCode(shownRecoveryCode('ABCDEFGH2345'))?.code).toBe('ABCDEFGH2345')
})

test('no sign of a recovery code looks like another', () => {
  expect(new Set(recoveryAlphabet).size).toBe(32)
  expect(recoveryAlphabet).not.toMatch(/[01IO]/)
})

test.each([
  ['ADMIN', true, 'STUDENT'],
  ['EDITOR', true, 'STUDENT'],
  ['SUPPORT', true, 'STUDENT'],
  ['ADMIN', false, 'ADMIN'],
  ['EDITOR', false, 'EDITOR'],
  ['STUDENT', false, 'STUDENT'],
] as const)('%s who owes the second step (%s) counts as %s', (role, owes, counts) => {
  expect(workingRole(role, owes)).toBe(counts)
})
