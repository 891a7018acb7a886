import { afterEach, expect, test, vi } from 'vitest'
import { momentWithZone } from './own-time-zone.ts'

afterEach(() => vi.unstubAllEnvs())

test('an hour that two people speak of says by which clock it is', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(momentWithZone(new Date('2026-11-25T03:30:00Z'))).toBe('24-Nov-2026, 22:30, America/New York')
})
