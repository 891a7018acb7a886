import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lessonExercisesProgress } from '#calls/lessons.ts'
import { addressOf } from '../call.ts'
import { cachesForTests } from '../offline/caches-for-tests.ts'
import { place } from './place-for-tests.ts'
import { sendWaiting } from './send-waiting.ts'

const ofAsha = 'boli-answers asha'
const address = addressOf(lessonExercisesProgress.path, { params: { lessonId: place.lesson } })

/** What was done in the lesson, as whoever asks is told. */
const progressOf = (...completedExerciseIds: string[]) => ({
  error: false,
  results: { data: { completedExerciseIds, totalExerciseIds: ['e1', 'e2', 'e3'] } },
})
const doneIn = async (name: string): Promise<string[] | undefined> =>
  (await (await caches.match(address, { cacheName: name }))?.json())?.results.data.completedExerciseIds

let lastToken = 0
let waiting: string[]
/** What of the lesson was kept as done when each entry left. */
let doneWhenLeft: (string[] | undefined)[]

/** Asha's answers to these exercises wait, and are sent to an academy where nothing was done before. */
async function send(...exercises: string[]) {
  waiting = [...exercises]
  doneWhenLeft = []
  const stored: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/me') return Response.json({ results: { data: { _id: 'asha' } } })
    stored.push(JSON.parse(String(init.body)).completedExerciseId)
    return Response.json(progressOf(...stored))
  })
  lastToken += 1
  const entryOf = (id: string) => ({ id, owner: 'asha', update: { ...place, completedExerciseId: id } })
  return sendWaiting(
    { owner: 'asha', token: `kept-${lastToken}` },
    {
      waiting: async () => exercises.map(entryOf),
      remove: async ({ id }) => {
        doneWhenLeft.push(await doneIn(ofAsha))
        waiting = waiting.filter((one) => one !== id)
      },
    },
  )
}

beforeEach(async () => {
  vi.stubGlobal('caches', cachesForTests())
  for (const name of [ofAsha, 'boli-answers ravi'])
    await (await caches.open(name)).put(address, Response.json(progressOf()))
})
afterEach(() => void vi.unstubAllGlobals())

test('of a lesson on this device what was sent stays done without a connection, and is so before it waits no more', async () => {
  expect(await send('e1', 'e2')).toBe('stored')
  expect(doneWhenLeft).toEqual([['e1'], ['e1', 'e2']])
  expect(await doneIn(ofAsha)).toEqual(['e1', 'e2'])
  expect(await doneIn('boli-answers ravi')).toEqual([])
})

test('of a lesson that is not on this device nothing is kept', async () => {
  await (await caches.open(ofAsha)).delete(address)
  expect(await send('e1')).toBe('stored')
  expect(await doneIn(ofAsha)).toBe(undefined)
  await caches.delete(ofAsha)
  expect(await send('e1')).toBe('stored')
  expect(await caches.keys()).toEqual(['boli-answers ravi'])
})

test('a full device, or one that forbids such storage, sends all the same', async () => {
  const full = {
    match: async () => new Response(),
    put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  }
  vi.stubGlobal('caches', { ...caches, open: async () => full })
  expect(await send('e1', 'e2')).toBe('stored')
  expect(waiting).toEqual([])
  vi.stubGlobal('caches', {
    has: () => Promise.reject(new DOMException('', 'SecurityError')),
    match: async () => undefined,
  })
  expect(await send('e1')).toBe('stored')
  expect(waiting).toEqual([])
})
