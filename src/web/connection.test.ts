import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnTimeoutsByHand } from './timeouts-for-tests.ts'

const page = { onLine: true, visibilityState: 'visible' }
let isAnswering = true
let asked: string[] = []
let told = 0

/** As a page begins: what it knows of the connection is its own. */
async function ofNewPage() {
  vi.resetModules()
  const connection = await import('./connection.ts')
  connection.onConnectionChange(() => (told += 1))
  return connection
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { onLine: true, visibilityState: 'visible' })
  isAnswering = true
  asked = []
  told = 0
  vi.stubGlobal('navigator', page)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!isAnswering) throw new TypeError('Failed to fetch')
    return new Response('busy', { status: 503 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('one call that is cut off alone is no broken connection', async () => {
  const { isConnected, noteSilence } = await ofNewPage()
  await noteSilence()
  expect(asked).toEqual(['/api/health'])
  expect([isConnected(), told]).toEqual([true, 0])
})

test('a line that leads nowhere is noticed, and asked on until there is a sign of life', async () => {
  const { isConnected, noteSilence } = await ofNewPage()
  isAnswering = false
  void noteSilence()
  void noteSilence()
  await vi.advanceTimersByTimeAsync(0)
  expect([isConnected(), told, asked.length]).toEqual([false, 1, 1])
  await vi.advanceTimersByTimeAsync(5000)
  expect([isConnected(), told, asked.length]).toEqual([false, 1, 2])
  isAnswering = true
  await vi.advanceTimersByTimeAsync(5000)
  expect([isConnected(), told, asked.length]).toEqual([true, 2, 3])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(3)
})

test('a call that hangs is followed by one for a sign of life, which is not waited for longer', async () => {
  const { isConnected } = await ofNewPage()
  const { reach } = await import('./reach.ts')
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address)
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  })
  turnTimeoutsByHand()
  void reach('/api/courses', {})
  await vi.advanceTimersByTimeAsync(5900)
  expect(asked).toEqual(['/api/courses'])
  await vi.advanceTimersByTimeAsync(200)
  expect([asked, isConnected()]).toEqual([['/api/courses', '/api/health'], true])
  await vi.advanceTimersByTimeAsync(6000)
  expect(isConnected()).toBe(false)
})

test('what is read is given up after a minute and a quarter, and what began to come is not', async () => {
  await ofNewPage()
  const { reachInTime, unreached } = await import('./reach.ts')
  turnTimeoutsByHand()
  const hanging = (_: string, { signal }: RequestInit) =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  vi.stubGlobal('fetch', hanging)
  const told = vi.fn()
  void reachInTime('/api/courses', {}).catch((error) => told(error.status, error.message))
  await vi.advanceTimersByTimeAsync(74_900)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(told.mock.calls).toEqual([[0, unreached]])

  const stops: RequestInit['signal'][] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    stops.push(signal)
    return new Response('slowly')
  })
  await reachInTime('/api/courses', {})
  await vi.advanceTimersByTimeAsync(90_000)
  // What comes after it asks for a sign of life.
  expect(stops[0]?.aborted).toBe(false)
})

/** What comes of a reply that has begun: as much as is written in the meantime. */
function replyThatComes(): WritableStreamDefaultWriter<string> {
  const { readable, writable } = new TransformStream<string, string>()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(address === '/api/health' ? null : readable.pipeThrough(new TextEncoderStream()))
  })
  return writable.getWriter()
}

test('a reply that goes quiet in the middle is given up after half a minute, and one that comes slowly is not', async () => {
  await ofNewPage()
  const { reachInTime, unreached } = await import('./reach.ts')
  turnTimeoutsByHand()
  const told = vi.fn()
  const slow = replyThatComes()
  void reachInTime('/api/courses', {}).then(async (reply) => told(await reply.json()))
  for (const part of ['{"is":', '"what', ' comes', ' slowly"}']) {
    void slow.write(part)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(told).not.toHaveBeenCalled()
  }
  void slow.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(told.mock.calls).toEqual([[{ is: 'what comes slowly' }]])

  asked = []
  const quiet = replyThatComes()
  void reachInTime('/api/lessons', {}).catch((error) => told(error.status, error.message))
  void quiet.write('{"is":').catch(() => {})
  await vi.advanceTimersByTimeAsync(5900)
  expect(asked).toEqual(['/api/lessons'])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['/api/lessons', '/api/health'])
  await vi.advanceTimersByTimeAsync(23_800)
  expect(told).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(told.mock.calls[1]).toEqual([0, unreached])
})

test('a reply that breaks off in the middle is none', async () => {
  const { isConnected } = await ofNewPage()
  const { reach, unreached } = await import('./reach.ts')
  const broken = replyThatComes()
  const reached = reach('/api/courses', {})
  void broken.write('{"is":').catch(() => {})
  void broken.abort(new TypeError('network error')).catch(() => {})
  await expect(reached).rejects.toMatchObject({ status: 0, message: unreached })
  await vi.advanceTimersByTimeAsync(0)
  expect([asked, isConnected()]).toEqual([['/api/courses', '/api/health'], true])
})

test('any answer is a sign of life', async () => {
  const { isConnected, noteAnswer, noteSilence } = await ofNewPage()
  isAnswering = false
  void noteSilence()
  await vi.advanceTimersByTimeAsync(0)
  noteAnswer()
  expect([isConnected(), told]).toEqual([true, 2])
})

test('nothing is asked where the browser knows of no line, or while nobody looks', async () => {
  const { isConnected, noteSilence } = await ofNewPage()
  page.onLine = false
  await noteSilence()
  page.onLine = true
  page.visibilityState = 'hidden'
  await noteSilence()
  expect(asked).toEqual([])
  page.visibilityState = 'visible'
  isAnswering = false
  void noteSilence()
  await vi.advanceTimersByTimeAsync(0)
  expect([isConnected(), asked.length]).toEqual([false, 1])
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  page.visibilityState = 'visible'
  isAnswering = true
  await vi.advanceTimersByTimeAsync(5000)
  expect([isConnected(), asked.length]).toEqual([true, 2])
})
