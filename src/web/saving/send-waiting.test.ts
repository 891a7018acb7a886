import { beforeEach, expect, test, vi } from 'vitest'
import type { ProgressUpdate } from '#calls/lessons.ts'
import { turnTimeoutsByHand } from '../timeouts-for-tests.ts'
import { place } from './place-for-tests.ts'
import type { Unsaved } from './save-queue.ts'
import { sendWaiting } from './send-waiting.ts'

type Entry = Unsaved & { owner: string }

const done = (id: string, completedExerciseId: string): Entry => ({
  id,
  owner: 's1',
  update: { ...place, completedExerciseId },
})
const attempt = { id: '7a0f9c9e-7d0e-4b47-9d53-6d2b6c3f1d11', answer: 'केला', ms: 900, hints: 0 }
const wrong: Entry = { id: attempt.id, owner: 's1', given: { exerciseId: 'e1', attempt } }

let kept: Entry[]
let sent: string[]
let refused: string[]
let replies: Response[]
let lastToken = 0
let token = ''

const outbox = {
  waiting: async () => [...kept],
  remove: async ({ id }: Entry) => {
    kept = kept.filter((entry) => entry.id !== id)
  },
  onRefused: (sentence: string) => void refused.push(sentence),
}

/** An academy where everybody who asks is s1, and each answer is met as told. */
function academy(answer: (exerciseId: string) => number, me: unknown = { _id: 's1' }) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/me') return Response.json({ results: { data: me } })
    const body = JSON.parse(String(init.body)) as ProgressUpdate & { exerciseId: string }
    const exercise = body.completedExerciseId ?? body.exerciseId
    sent.push(`${path.slice(5)} ${exercise}`)
    const status = answer(exercise)
    if (status === 0) throw new TypeError('Failed to fetch')
    const reply = Response.json(
      { error: status >= 400, message: 'This is not a part of this lesson.' },
      { status },
    )
    replies.push(reply)
    return reply
  })
}

beforeEach(() => {
  kept = []
  sent = []
  refused = []
  replies = []
  lastToken += 1
  token = `token-${lastToken}`
})

test('each reply is read to its end: unread it would keep a line of the page taken', async () => {
  kept = [done('1', 'e1'), wrong]
  academy(() => 200)
  await sendWaiting({ owner: 's1', token }, outbox)
  expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true])
})

test('all that waits is sent in its order, and leaves', async () => {
  kept = [done('1', 'e1'), wrong, done('2', 'e2')]
  academy(() => 200)
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('stored')
  expect(sent).toEqual(['updateuserprogress e1', 'attempts e1', 'updateuserprogress e2'])
  expect(kept).toEqual([])
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('stored')
  expect(sent).toHaveLength(3)
})

test.each([
  [0, 'unreached'],
  [500, 'kept'],
  [503, 'kept'],
  [429, 'kept'],
])('status %i keeps it and all that comes after', async (status, outcome) => {
  kept = [done('1', 'e1'), done('2', 'e2'), done('3', 'e3')]
  academy((exercise) => (exercise === 'e2' ? status : 200))
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe(outcome)
  expect(sent).toEqual(['updateuserprogress e1', 'updateuserprogress e2'])
  expect(kept.map(({ id }) => id)).toEqual(['2', '3'])
})

test('told to wait a second, it waits and goes on with all the rest', async () => {
  vi.useFakeTimers()
  kept = [done('1', 'e1'), done('2', 'e2'), done('3', 'e3')]
  let isBusy = true
  academy(() => 200)
  const answering = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!isBusy || !String(init.body).includes('e2')) return answering(path, init)
    isBusy = false
    return Response.json({}, { status: 429, headers: { 'retry-after': '1' } })
  })
  const sending = sendWaiting({ owner: 's1', token }, outbox)
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual(['updateuserprogress e1'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toBe('stored')
  expect(sent).toEqual(['updateuserprogress e1', 'updateuserprogress e2', 'updateuserprogress e3'])
  vi.useRealTimers()
})

test('what is refused for good is told, and does not hold up the rest', async () => {
  kept = [done('1', 'gone'), done('2', 'e2')]
  academy((exercise) => (exercise === 'gone' ? 404 : 200))
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('stored')
  expect(sent).toEqual(['updateuserprogress gone', 'updateuserprogress e2'])
  expect(refused).toEqual(['This is not a part of this lesson.'])
  expect(kept).toEqual([])
})

test('with somebody else’s token nothing is sent', async () => {
  kept = [done('1', 'e1')]
  academy(() => 200, { _id: 's2' })
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('stranger')
  expect(sent).toEqual([])
  expect(kept).toHaveLength(1)
})

test('while an admin looks through the student’s eyes nothing is sent: it would not be saved', async () => {
  kept = [done('1', 'e1')]
  academy(() => 200, { _id: 's1', impersonatedBy: { name: 'Admin', email: 'admin@boli.test' } })
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('stranger')
  expect(sent).toEqual([])
  expect(kept).toHaveLength(1)
})

test('an ended token stops the sending before anything is lost', async () => {
  kept = [done('1', 'e1'), done('2', 'e2')]
  academy(() => 401)
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('ended')
  expect(sent).toEqual(['updateuserprogress e1'])
  expect(kept).toHaveLength(2)
})

test('where nobody says whose the token is nothing is sent, and all is kept', async () => {
  kept = [done('1', 'e1')]
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('unreached')
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  expect(await sendWaiting({ owner: 's1', token }, outbox)).toBe('kept')
  expect(kept).toHaveLength(1)
})

test.each(['/api/me', '/api/updateuserprogress'])(
  'a %s that nobody answers is given up, and all is kept',
  async (silent) => {
    turnTimeoutsByHand()
    kept = [done('1', 'e1'), done('2', 'e2')]
    academy(() => 200)
    const answering = fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path !== silent) return answering(path, init)
      return new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(init.signal?.reason)))
    })
    const sending = sendWaiting({ owner: 's1', token }, outbox)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await sending).toBe('unreached')
    expect([sent, kept.length]).toEqual([[], 2])
    vi.useRealTimers()
    vi.restoreAllMocks()
  },
)
