import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test.each([
  ['22021', 400],
  ['22007', 400],
  ['22008', 400],
  ['22009', 400],
  ['22012', 500],
  ['53300', 503],
])('what PostgreSQL says with %s is answered with %i', (code, status) => {
  expect(refusalOf(Object.assign(new Error('said by the database'), { code })).status).toBe(status)
})
