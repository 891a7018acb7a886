import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceAllSent } from './once-all-sent.ts'
import { addWaiting, removeWaiting, waitingOf } from './outbox-store.ts'
import type { Unsaved } from './save-queue.ts'
import { shelf } from './shelf-for-tests.ts'

const reviewed = (id: string): Unsaved => ({
  id,
  reviewed: { id, cardId: `hindi.${id}`, answer: 'केला', ms: 900, hints: 0 },
})
const told = vi.fn()
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

async function sent(owner: string, id: string): Promise<void> {
  for (const entry of await waitingOf(owner)) if (entry.id === id) await removeWaiting(entry)
}

beforeEach(() => void vi.stubGlobal('localStorage', shelf()))
afterEach(() => {
  told.mockReset()
  vi.unstubAllGlobals()
})

test('it is told once, when the last is sent, whatever waits of others', async () => {
  await addWaiting('s1', [reviewed('1'), reviewed('2')])
  await addWaiting('s2', [reviewed('3')])
  onceAllSent('s1', told)
  await sent('s1', '1')
  await settled()
  expect(told).not.toHaveBeenCalled()
  await sent('s1', '2')
  await settled()
  await addWaiting('s1', [reviewed('4')])
  await sent('s1', '4')
  await settled()
  expect(told).toHaveBeenCalledTimes(1)
})

test('it is told at once where nothing waits, and never to whom it is ended for', async () => {
  const end = onceAllSent('s1', told)
  await settled()
  expect(told).toHaveBeenCalledTimes(1)
  end()
  onceAllSent('s1', told)()
  await settled()
  expect(told).toHaveBeenCalledTimes(1)
})
