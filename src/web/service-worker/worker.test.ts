import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../saving/outbox-store.ts', () => ({
  ownersWaiting: async () => ['s1'],
  waitingOf: async () => [],
  removeWaiting: async () => {},
}))

type Listener = (event: object) => void

let listeners: Map<string, Listener>
let held: string[]

beforeEach(async () => {
  listeners = new Map()
  held = []
  vi.resetModules()
  vi.useFakeTimers()
  // Node's own timer of a signal is none that a test can turn on.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new DOMException('Too long', 'TimeoutError')), ms)
    return stop.signal
  })
  vi.stubGlobal('__SHELL__', { version: '1', page: '/dashboard', files: [], addresses: [] })
  vi.stubGlobal('self', {
    location: new URL('http://boli.test/sw.js'),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  })
  const request = async (name: string, ...more: unknown[]) => {
    held.push(name)
    const work = more.at(-1) as () => unknown
    try {
      return await work()
    } finally {
      held = held.filter((one) => one !== name)
    }
  }
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('caches', { has: async () => false })
  await import('./worker.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the browser makes of it: it wakes the worker again for what failed. */
function syncing(): Promise<string> {
  return new Promise((resolve) => {
    const waitUntil = (work: Promise<unknown>) =>
      void work.then(
        () => resolve('done'),
        () => resolve('again'),
      )
    listeners.get('sync')?.({ tag: 'send-answers', waitUntil })
  })
}

/** The signal of whoever asked, once they gave up. */
const abortOf = ({ signal }: RequestInit) =>
  new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))

test.each([
  ['nobody answers', async (init: RequestInit) => abortOf(init)],
  ['an answer never ends', async (init: RequestInit) => ({ ok: true, json: () => abortOf(init) })],
])('the cookie is held for half a minute at most where %s', async (_, answer) => {
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => answer(init))
  const ended = syncing()
  await vi.advanceTimersByTimeAsync(29_900)
  expect(held).toEqual(['boli-refresh'])
  await vi.advanceTimersByTimeAsync(200)
  expect(held).toEqual([])
  expect(await ended).toBe('again')
})

test('a session that is over sends nothing, and is not asked for again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Please sign in.' }, { status: 401 }))
  expect(await syncing()).toBe('done')
})
