import { expect, test } from 'vitest'
import { withoutSecrets } from './log.ts'

test.each([
  ['/activate?email=a@b.cd&token=abc&x=1', '/activate?email=…&token=…&x=1'],
  ['/login/change-password/abc', '/login/change-password/…'],
  ['/api/changePassword/abc', '/api/changePassword/…'],
  ['/redirecturl/Success/42/abc', '/redirecturl/Success/42/…'],
  ['/ccavenuemobile/42/abc/u/p', '/ccavenuemobile/42/…/u/p'],
  ['/api/courses/c1?languageId=hindi', '/api/courses/c1?languageId=hindi'],
])('what opens something does not reach the log: %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged)
})
