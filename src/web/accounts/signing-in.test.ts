import { beforeEach, expect, test } from 'vitest'
import { json, surroundPage, wire } from '../page-for-tests.ts'
import { signInWith } from './signing-in.ts'

beforeEach(surroundPage)

test.each([
  [422, 'Invalid email and password combination.', 'Invalid email and password combination.'],
  [429, 'Too many tries, please wait a little.', 'Too many tries, please wait a little.'],
  [500, 'Something went wrong, please try again', 'Something went wrong! Please try again later.'],
])('a sign-in that ends with %i and “%s” says “%s”', async (status, error, said) => {
  wire.replies = [json(status, { status, error })]
  await expect(signInWith({ email: 'asha@boli.test', password: 'x' })).rejects.toMatchObject({
    status,
    message: said,
  })
})
