import { expect, test } from 'vitest'
import { placeAt } from './list-place.ts'

test('a cursor is a moment to the microsecond, and what stood there', () => {
  expect(placeAt('2028-02-29T23:59:59.123456Z_a_b')).toEqual({ at: '2028-02-29T23:59:59.123456Z', id: 'a_b' })
  expect(placeAt(undefined)).toBeNull()
})

test.each([
  '2026-02-30T00:00:00.000000Z_a',
  '2026-02-01T24:00:00.000000Z_a',
  '0000-01-01T00:00:00.000000Z_a',
  '2026-02-01T00:00:00Z_a',
  '2026-02-01T00:00:00.000000Z_',
  'soon_a',
])('%s is no place in a list', (cursor) => {
  expect(() => placeAt(cursor)).toThrow('This list has no such page.')
})
