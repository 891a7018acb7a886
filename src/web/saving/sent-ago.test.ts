import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Unsaved } from './save-queue.ts'
import { sendWaiting } from './send-waiting.ts'

const now = 1_000_000
const attempt = { id: '7a0f9c9e-7d0e-4b47-9d53-6d2b6c3f1d11', answer: 'केला', ms: 900, hints: 0 }
let lastToken = 0

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What an academy is sent of these entries. */
async function sentOf(entries: Unsaved[]) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/me') return Response.json({ results: { data: { _id: 's1' } } })
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return Response.json({})
  })
  let kept = entries.map((entry) => ({ ...entry, owner: 's1' }))
  lastToken += 1
  const outbox = {
    waiting: async () => [...kept],
    remove: async (gone: { id: string }) => {
      kept = kept.filter(({ id }) => id !== gone.id)
    },
  }
  expect(await sendWaiting({ owner: 's1', token: `ago-${lastToken}` }, outbox)).toBe('stored')
  expect(kept).toEqual([])
  return sent
}

test('an answer of the review goes there, with how long ago it was given', async () => {
  const reviewed = { ...attempt, cardId: 'hindi.kelaa' }
  expect(await sentOf([{ id: attempt.id, since: now - 60_000, reviewed }])).toEqual([
    { path: '/api/review/answers', body: { ...reviewed, ago: 60_000 } },
  ])
})

test('an answer says how long it waited, by this device’s own clock', async () => {
  const given = { exerciseId: 'e1', attempt }
  const entries = [
    { id: '1', since: now - 600_000, given },
    { id: '2', since: 2 * now, given },
    { id: '3', given },
  ]
  expect((await sentOf(entries)).map(({ body }) => (body.attempt as { ago: number }).ago)).toEqual([
    600_000, 0, 0,
  ])
})
