import { expect, test } from 'vitest'
import { answeredAt } from './answered-at.ts'

const arrived = new Date('2026-11-21T08:00:00Z')

test.each([
  ['at once', undefined, '2026-11-21T08:00:00.000Z'],
  ['after a night without a connection', 32_400_000, '2026-11-20T23:00:00.000Z'],
  ['after a month: a week at most', 30 * 86_400_000, '2026-11-14T08:00:00.000Z'],
  ['never in the future', -5000, '2026-11-21T08:00:00.000Z'],
])('an answer that arrives %s', (_, ago, expected) => {
  expect(answeredAt(arrived, ago).toISOString()).toBe(expected)
})
