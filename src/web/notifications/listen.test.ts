import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, surroundPage, wire } from '../page-for-tests.ts'
import { readKey, writeKey } from '../session-storage.ts'
import { listen } from './listen.ts'

const minutes = 60_000
const busy = () => json(503, {})
const fresh = () => json(200, { status: 200, data: 'fresh' })
const stream = () => new Response('id: 1\nevent: count\ndata: {"notification":1,"unread":2}\n\n')
const sent = () => wire.sent.map(({ address, authorization }) => `${address} ${authorization}`)

/** Hears for that long what the server answers; gives back what it counted. */
async function hear(replies: Response[], ms = 5 * minutes): Promise<object[]> {
  wire.replies = replies
  const counted: object[] = []
  const stop = listen({
    onCount: (count) => {
      counted.push(count)
      stop()
    },
    onNotification: () => {},
  })
  await vi.advanceTimersByTimeAsync(ms)
  stop()
  return counted
}

beforeEach(() => {
  surroundPage()
  const seen = { visibilityState: 'visible', documentElement: { toggleAttribute: () => true } }
  vi.stubGlobal('document', Object.assign(new EventTarget(), seen))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.useFakeTimers()
  writeKey('id', 'asha')
})
afterEach(() => {
  vi.useRealTimers()
})

test('a tab that was opened without a connection asks for a token, and hears once there is one', async () => {
  sessionStorage.removeItem('token')
  expect(await hear([busy(), fresh(), stream()])).toEqual([{ notification: 1, unread: 2 }])
  expect(sent()).toEqual([
    '/api/refreshToken null',
    '/api/refreshToken null',
    '/api/notificationStream Bearer fresh',
  ])
})

test('a stale token that a busy server does not renew is asked for again', async () => {
  const ended = () => json(401, {})
  expect(await hear([ended(), busy(), ended(), fresh(), stream()])).toEqual([{ notification: 1, unread: 2 }])
  expect(sent().at(-1)).toBe('/api/notificationStream Bearer fresh')
})

test('who was refused a token is signed out, and asks for nothing more', async () => {
  sessionStorage.removeItem('token')
  expect(await hear([json(401, {}), fresh(), stream()])).toEqual([])
  expect(sent()).toEqual(['/api/refreshToken null'])
  expect(readKey('id')).toBeNull()
})
