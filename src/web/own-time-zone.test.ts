import { afterEach, expect, test, vi } from 'vitest'
import { momentWithZone } from './own-time-zone.ts'

afterEach(() => vi.unstubAllEnvs())

test('an hour that two people speak of says by which clock it is', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(momentWithZone(new Date('2026-11-25T03:30:00Z'))).toBe('24-Nov-2026, 22:30, America/New York')
})

test('where clocks are put back, an hour that comes twice says which it is', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const [first, again] = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((at) =>
    momentWithZone(new Date(at)),
  )
  expect(first).toBe('01-Nov-2026, 01:30, America/New York (GMT-4)')
  expect(again).toBe('01-Nov-2026, 01:30, America/New York (GMT-5)')
})
