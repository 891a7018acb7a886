import { expect, test } from 'vitest'
import { askedNext } from './asked-next.ts'

const at = (hour: string) => new Date(`2026-11-${hour}:00Z`)
const days = { today: at('27T00:00'), tomorrow: at('28T00:00') }

test.each([
  ['met today', { createdAt: at('27T09:00'), lastReview: null, due: at('27T09:00') }, at('28T00:00')],
  ['met before today', { createdAt: at('26T09:00'), lastReview: null, due: at('26T09:00') }, at('26T09:00')],
  [
    'asked for today, and short',
    { createdAt: at('20T09:00'), lastReview: at('27T09:00'), due: at('27T09:10') },
    at('28T00:00'),
  ],
  [
    'asked for today, and firm',
    { createdAt: at('20T09:00'), lastReview: at('27T09:00'), due: at('30T09:00') },
    at('30T09:00'),
  ],
  [
    'to be asked for later today',
    { createdAt: at('20T09:00'), lastReview: at('25T09:00'), due: at('27T20:00') },
    at('27T20:00'),
  ],
])('what was %s', (_, kept, next) => {
  expect(askedNext(kept, days)).toEqual(next)
})
