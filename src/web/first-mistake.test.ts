import { expect, test } from 'vitest'
import { SignInForm } from '#calls/accounts.ts'
import { firstMistake } from './first-mistake.ts'

test('the login form tells one thing at a time: empty e-mail, its form, empty password', () => {
  expect(firstMistake(SignInForm, { email: '', password: '' })).toEqual({
    field: 'email',
    message: 'Email is Required',
  })
  expect(firstMistake(SignInForm, { email: 'anu@', password: '' })).toEqual({
    field: 'email',
    message: 'Email is Not Valid',
  })
  expect(firstMistake(SignInForm, { email: 'anu@example.com', password: '' })).toEqual({
    field: 'password',
    message: 'Password is Required',
  })
  expect(firstMistake(SignInForm, { email: 'anu@example.com', password: 'x' })).toBeNull()
})
