import { expect, test } from 'vitest'
import { momentIn } from './moment-in.ts'

test.each([
  ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
  ['9999-12-31', '9999-12-31T00:00:00.000Z'],
])('%s is a moment', (written, moment) => {
  expect(momentIn(written)?.toISOString()).toBe(moment)
})

test.each([
  'soon',
  '',
  Number.NaN,
  999_999_999_999_999,
  '+099999-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
])('%s is none that can be kept', (written) => {
  expect(momentIn(written)).toBeNull()
})
