import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#calls/payments.ts'
import { CallError } from '../call-error.ts'
import { type Known, lookUpOrder } from './look-up-order.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const waiting = { id: 'one', status: 'waiting' } as Order
const paid = { id: 'one', status: 'paid' } as Order

/** Somebody waits at the page; what each look-up answers is set by the test. */
function wait() {
  const leaving = new AbortController()
  const page = {
    looks: 0,
    isSeen: true,
    told: [] as string[],
    answer: async () => waiting as Order | undefined,
  }
  const shown = (known: Known) => (known.is === 'found' ? known.order.status : known.is)
  const done = lookUpOrder({
    look: () => {
      page.looks++
      return page.answer()
    },
    tell: (known) => void page.told.push(shown(known)),
    isSeen: () => page.isSeen,
    signal: leaving.signal,
  })
  return { page, done, leave: () => leaving.abort() }
}

const second = 1000
const minute = 60 * second

test('whoever waits is told when the provider speaks, however late', async () => {
  const { page, done } = wait()
  await vi.advanceTimersByTimeAsync(40 * second)
  expect(page.looks).toBe(20)
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(page.looks).toBe(60)
  page.answer = async () => paid
  await vi.advanceTimersByTimeAsync(15 * second)
  await done
  expect(page.told.at(-1)).toBe('paid')
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing is asked while nobody looks at the page, and at once when somebody does again', async () => {
  const { page, leave } = wait()
  await vi.advanceTimersByTimeAsync(minute)
  page.isSeen = false
  await vi.advanceTimersByTimeAsync(15 * second)
  const { looks } = page
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(page.looks).toBe(looks)
  page.isSeen = true
  await vi.advanceTimersByTimeAsync(2 * second)
  expect(page.looks).toBe(looks + 1)
  leave()
  await vi.advanceTimersByTimeAsync(minute)
  expect([page.looks, vi.getTimerCount()]).toEqual([looks + 1, 0])
})

test('a look-up that fails leaves what was known, and is made again', async () => {
  const { page, done } = wait()
  page.answer = () => Promise.reject(new CallError(503, 'Please try again soon.'))
  await vi.advanceTimersByTimeAsync(4 * second)
  expect([...page.told]).toEqual(['waiting'])
  page.answer = async () => paid
  await vi.advanceTimersByTimeAsync(2 * second)
  await done
  expect(page.told).toEqual(['waiting', 'paid'])
})

test('an order that is not theirs, and one of whoever is signed out, is looked up no more', async () => {
  const [strange, out] = [wait(), wait()]
  strange.page.answer = async () => undefined
  out.page.answer = () => Promise.reject(new CallError(401, 'Please sign in.'))
  await vi.advanceTimersByTimeAsync(2 * second)
  await Promise.all([strange.done, out.done])
  expect([strange.page.told.at(-1), out.page.told]).toEqual(['unknown', ['waiting']])
})
