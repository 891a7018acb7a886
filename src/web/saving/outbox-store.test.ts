import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { place } from './place-for-tests.ts'
import { SaveQueue, type Unsaved } from './save-queue.ts'
import { shelf } from './shelf-for-tests.ts'

const attempt = { id: '1', answer: 'केला', ms: 900, hints: 0 }
const given: Unsaved = { id: '1', given: { exerciseId: 'e1', attempt } }
const update: Unsaved = { id: '1', update: { ...place, completedExerciseId: 'e1', attempt } }
const reviewed: Unsaved = { id: '2', reviewed: { ...attempt, id: '2', cardId: 'hindi.kelaa' } }

/** As a page begins, on a device whose database refuses everything. */
async function ofNewPage() {
  vi.resetModules()
  return import('./outbox-store.ts')
}
const held = () => new SaveQueue('s1', localStorage)

beforeEach(() => void vi.stubGlobal('localStorage', shelf()))
afterEach(() => void vi.unstubAllGlobals())

test('what the database refuses outlives its tab in the other storage, with what it completed', async () => {
  const dying = await ofNewPage()
  held().add(given)
  expect(await dying.waitingOf('s1')).toEqual([])
  await dying.addWaiting('s1', [update])
  await dying.addWaiting('s1', [reviewed])
  expect(await dying.waitingOf('s1')).toMatchObject([update, reviewed])
  expect(await dying.waitingOf('s2')).toEqual([])
  expect(await dying.waitingOfAll()).toBe(2)

  const next = await ofNewPage()
  expect(held().unsaved()).toEqual([update, reviewed])
  await next.addWaiting('s1', held().unsaved())
  await next.addWaiting('s1', held().unsaved())
  expect(await next.waitingOf('s1')).toMatchObject([update, reviewed])
})

test('what was sent is gone from every page, and what tells more of it meanwhile is not', async () => {
  const [one, other] = [await ofNewPage(), await ofNewPage()]
  for (const page of [one, other]) await page.addWaiting('s1', [given, reviewed])
  const [answer, review] = await one.waitingOf('s1')
  await other.addWaiting('s1', [update])
  await one.addWaiting('s1', [given])
  if (answer) await one.removeWaiting(answer)
  if (review) await one.removeWaiting(review)
  expect(await other.waitingOf('s1')).toMatchObject([update])
  const [whole] = await other.waitingOf('s1')
  if (whole) await other.removeWaiting(whole)
  expect([await one.waitingOf('s1'), await other.waitingOf('s1')]).toEqual([[], []])
  expect(localStorage.getItem('unsaved-progress-s1')).toBe(null)
})
