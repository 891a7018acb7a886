import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachesForTests } from '../offline/caches-for-tests.ts'
import { turnTimeoutsByHand } from '../timeouts-for-tests.ts'

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
  turnTimeoutsByHand()
  vi.stubGlobal('__SHELL__', { version: '1', page: '/dashboard', files: [], addresses: ['^/review$'] })
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

/** How the worker answers a page that asks for a file of a lesson. */
const answerTo = (path: string) => answerOf(new Request(`http://boli.test${path}`))

async function answerOf(request: object): Promise<Response> {
  return new Promise((resolve, reject) => {
    const respondWith = (answer: Promise<Response>) => void answer.then(resolve, reject)
    listeners.get('fetch')?.({ request, respondWith })
  })
}

/** What each of these is when it was downloaded, and on a line that answers. */
const soundPath = '/media/voice/0123456789abcdef0123456789abcdef.mp3'
const captionsPath = '/media/captions/how-are-you.hi.vtt'
const picturePath = '/media/images/tea.svg'

async function withDownload(line: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('caches', cachesForTests())
  const lesson = await caches.open('boli-lesson asha how-are-you')
  for (const path of [soundPath, captionsPath, picturePath])
    await lesson.put(path, new Response('downloaded'))
  vi.stubGlobal('fetch', line)
}
const textOf = async (path: string) => (await answerTo(path)).text()

test.each([
  ['answers', async () => new Response('newest'), ['downloaded', 'newest', 'newest']],
  [
    'breaks',
    () => Promise.reject(new TypeError('Failed to fetch')),
    ['downloaded', 'downloaded', 'downloaded'],
  ],
  ['refuses', async () => new Response('ended', { status: 410 }), ['downloaded', 'downloaded', 'downloaded']],
])('where the line %s, captions and pictures are the newest or those here', async (_, line, texts) => {
  await withDownload(line)
  const paths = [soundPath, `${captionsPath}?e=5&s=x`, picturePath]
  expect(await Promise.all(paths.map(textOf))).toEqual(texts)
})

test('a line on which nobody answers is waited for once', async () => {
  await withDownload(() => new Promise(() => {}))
  const captions = textOf(captionsPath)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await captions).toBe('downloaded')
  const picture = textOf(picturePath)
  await vi.advanceTimersByTimeAsync(1)
  expect(await picture).toBe('downloaded')
})

/** A page whose first half comes at once, and the rest after so long; whoever gives it up before has half a page. */
function inHalves(ms: number): (request: object, init: RequestInit) => Promise<Response> {
  return async (_, { signal }) => {
    const start = async (body: ReadableStreamDefaultController) => {
      body.enqueue(new TextEncoder().encode('one half, '))
      signal?.addEventListener('abort', () => body.error(signal.reason))
      setTimeout(() => {
        if (signal?.aborted) return
        body.enqueue(new TextEncoder().encode('the other'))
        body.close()
      }, ms)
    }
    return new Response(new ReadableStream({ start }))
  }
}

test.each([
  ['comes in time', 5000, 'one half, the other'],
  ['stops in the middle', 7000, 'the kept page'],
])('a page that %s is seen whole', async (_, ms, seen) => {
  vi.stubGlobal('caches', cachesForTests())
  await (await caches.open('boli-shell 1')).put('/dashboard', new Response('the kept page'))
  vi.stubGlobal('fetch', inHalves(ms))
  const asked = answerOf({ method: 'GET', mode: 'navigate', url: 'http://boli.test/review' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await (await asked).text()).toBe(seen)
})
