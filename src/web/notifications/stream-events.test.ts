import { expect, test } from 'vitest'
import { eventsIn, waitBefore } from './stream-events.ts'

test('whole events are read, a comment is none, and half a one waits', () => {
  const text = 'id: 4\nevent: count\ndata: {"notification":1}\n\n: still here\n\nid: 5\nevent: notif'
  expect(eventsIn(text)).toEqual({
    events: [{ id: '4', name: 'count', data: '{"notification":1}' }],
    rest: 'id: 5\nevent: notif',
  })
})

test('each wait is longer than the one before, up to three minutes, and by chance', () => {
  expect([0, 1, 2, 10].map((failures) => waitBefore(failures, 0.5))).toEqual([3000, 6000, 12_000, 120_000])
  expect([waitBefore(0, 0), waitBefore(0, 1)]).toEqual([1500, 4500])
})
