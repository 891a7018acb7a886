import { expect, test } from 'vitest'
import { isPast, localText } from './wall-clock.ts'

const now = new Date('2026-12-01T09:30:20Z')
const later = (minutes: number) => localText(new Date(now.getTime() + minutes * 60_000))

test('an hour is past once it has begun; one that is not said is none', () => {
  expect([isPast(later(-60), now), isPast(later(0), now)]).toEqual([true, true])
  expect([isPast(later(1), now), isPast('', now)]).toEqual([false, false])
})
