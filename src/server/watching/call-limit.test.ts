import { expect, test } from 'vitest'
import { callLimit } from './call-limit.ts'

let now = 0
const refusalOf = (call: () => void) => {
  try {
    call()
    return null
  } catch (error) {
    return error as { status: number; retryAfter: number }
  }
}

test('as many at once as in a minute, then as they come back, each person for themselves', () => {
  const take = callLimit(120, () => now)
  for (let n = 0; n < 120; n += 1) take('asha')
  expect(refusalOf(() => take('asha'))).toMatchObject({ status: 429, retryAfter: 1 })
  expect(refusalOf(() => take('ravi'))).toBe(null)
  now += 1000
  take('asha')
  take('asha')
  expect(refusalOf(() => take('asha'))).toMatchObject({ status: 429 })
})

test('who waited a minute has all back, and no more than that', () => {
  const take = callLimit(60, () => now)
  for (let n = 0; n < 60; n += 1) take('asha')
  now += 600_000
  for (let n = 0; n < 60; n += 1) take('asha')
  expect(refusalOf(() => take('asha'))).toMatchObject({ status: 429, retryAfter: 1 })
})

test('a slow limit says how long to wait', () => {
  const take = callLimit(6, () => now)
  for (let n = 0; n < 6; n += 1) take('asha')
  expect(refusalOf(() => take('asha'))).toMatchObject({ retryAfter: 10 })
})
