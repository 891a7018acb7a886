import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, readToasts } from '../ui/toasts.ts'
import { addWaiting, waitingOf } from './outbox-store.ts'
import { place } from './place-for-tests.ts'
import { sendUnsaved, sentInTime } from './send-unsaved.ts'

const locked = 'This lesson needs a subscription.'
const trouble = 'Error during adding/updating update user progress, Please try again.'

/** How answers are met, whoever asks being s1: 0 is a line on which nobody answers. */
let status: number

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } })
  vi.stubGlobal('sessionStorage', { getItem: () => 'token' })
  vi.stubGlobal('fetch', async (path: string) => {
    if (status === 0) throw new TypeError('Failed to fetch')
    if (path === '/api/me') return Response.json({ results: { data: { _id: 's1' } } })
    return Response.json(status === 403 ? { message: locked } : {}, { status })
  })
})

const told = () => readToasts().map(({ text }) => text)
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

async function answer(id: string, met: number): Promise<boolean> {
  status = met
  await addWaiting('s1', [{ id, update: { ...place, completedExerciseId: id } }])
  return sendUnsaved('s1')
}

test('an error is told once until it is over; what nobody answers is not called an error', async () => {
  expect(await answer('e1', 0)).toBe(false)
  expect(told()).toEqual([])
  expect(await answer('e2', 503)).toBe(false)
  expect(await answer('e3', 503)).toBe(false)
  expect(told()).toEqual([trouble])
  expect(await waitingOf('s1')).toHaveLength(3)
  expect(await answer('e4', 200)).toBe(true)
  expect(await answer('e5', 500)).toBe(false)
  expect(told()).toEqual([trouble, trouble])
})

test('what is refused for one reason is told once, with how much it was', async () => {
  expect(await answer('e6', 503)).toBe(false)
  expect(await answer('e7', 0)).toBe(false)
  const waiting = (await waitingOf('s1')).length
  for (const { id } of readToasts()) dismissToast(id)
  expect(await answer('e8', 403)).toBe(true)
  expect(told()).toEqual([`${waiting + 1} answers could not be saved. ${locked}`])
  expect(await waitingOf('s1')).toHaveLength(0)
  expect(await answer('e9', 403)).toBe(true)
  expect(told().at(-1)).toBe(`One answer could not be saved. ${locked}`)
})

test('whoever waits to see it sent waits no longer than for any answer, and what was sent at last is stored', async () => {
  expect(await sentInTime('s1')).toBe(true)
  status = 200
  let connect = () => {}
  const line = new Promise<void>((resolve) => {
    connect = resolve
  })
  const answering = fetch
  vi.stubGlobal('fetch', (path: string) => line.then(() => answering(path)))
  await addWaiting('s1', [{ id: 'e10', update: { ...place, completedExerciseId: 'e10' } }])
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { ...navigator, onLine: true })
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  let isStored: boolean | undefined
  void sentInTime('s1').then((said) => {
    isStored = said
  })
  await vi.advanceTimersByTimeAsync(5900)
  expect(isStored).toBe(undefined)
  await vi.advanceTimersByTimeAsync(200)
  expect(isStored).toBe(false)
  // Where it is known that nobody answers, it is not waited for at all.
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  const second = sentInTime('s1')
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe(false)
  vi.useRealTimers()
  connect()
  await vi.waitFor(async () => expect(await waitingOf('s1')).toEqual([]))
})
