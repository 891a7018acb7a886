import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { surroundPage } from '../page-for-tests.ts'
import { shelf } from '../saving/shelf-for-tests.ts'
import { reviewHere } from './kept-review.ts'

beforeEach(() => {
  surroundPage()
  vi.stubGlobal('localStorage', shelf())
  localStorage.setItem('offline-account', 'asha')
  const match = async (at: string) =>
    at === '/offline/review' ? Response.json({ items: [], due: 0, minutes: 0 }) : undefined
  vi.stubGlobal('caches', { match })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the kept review opens on a line on which nobody answers', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const opening = reviewHere('asha')
  await vi.advanceTimersByTimeAsync(6100)
  expect(await opening).toMatchObject({ items: [], isKept: true })
})
