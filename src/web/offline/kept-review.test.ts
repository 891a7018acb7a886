import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { surroundPage } from '../page-for-tests.ts'
import { addWaiting, removeWaiting, waitingOf } from '../saving/outbox-store.ts'
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

test('a card whose answer is on its way while the review is asked for is not asked again', async () => {
  vi.useRealTimers()
  sessionStorage.setItem('token', 'hers')
  const reviewed = { id: '1', cardId: 'hindi.kelaa', answer: 'केला', ms: 900, hints: 0 }
  await addWaiting('ravi', [{ id: '1', reviewed }])
  vi.stubGlobal('fetch', async () => {
    for (const entry of await waitingOf('ravi')) await removeWaiting(entry)
    const items = ['hindi.kelaa', 'hindi.aam'].map((cardId) => ({ cardId }))
    return Response.json({ results: { data: { items, due: 2, minutes: 1 } } })
  })
  expect(await reviewHere('ravi')).toMatchObject({ items: [{ cardId: 'hindi.aam' }], due: 1, isKept: false })
})
