import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { place } from './place-for-tests.ts'
import { sendWaiting } from './send-waiting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let lastToken = 0

/** An academy where the lesson stands in this chapter now, if it stands anywhere; what it was sent, and what is left. */
async function sentTo(chapter: string | null) {
  const bodies: object[] = []
  const refused: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/me') return Response.json({ results: { data: { _id: 's1' } } })
    if (path === `/api/lessons/${place.lesson}`) {
      const extraInfo = { courseId: place.course, unitId: place.unit }
      return chapter
        ? Response.json({ results: { data: { chapterId: chapter, extraInfo } } })
        : Response.json({ message: 'There is no such lesson.' }, { status: 404 })
    }
    const body = JSON.parse(String(init.body))
    bodies.push(body)
    if (body.chapter === chapter) return Response.json({})
    return Response.json({ message: 'This lesson does not stand there.' }, { status: 404 })
  })
  const update = { ...place, completedExerciseId: 'e1' }
  let kept = [{ id: '1', owner: 's1', since: Date.now() - 60_000, update }]
  lastToken += 1
  const outcome = await sendWaiting(
    { owner: 's1', token: `moved-${lastToken}` },
    {
      waiting: async () => [...kept],
      remove: async () => {
        kept = []
      },
      onRefused: (sentence) => void refused.push(sentence),
    },
  )
  return { outcome, bodies, refused }
}

const said = { ...place, completedExerciseId: 'e1', ago: 60_000 }

test('what was done in a lesson that stands in another chapter by now is sent there', async () => {
  expect(await sentTo('hindi-market.sweets')).toEqual({
    outcome: 'stored',
    bodies: [said, { ...said, chapter: 'hindi-market.sweets' }],
    refused: [],
  })
})

test('of a lesson that stands nowhere any more the refusal is told', async () => {
  expect(await sentTo(null)).toEqual({
    outcome: 'stored',
    bodies: [said],
    refused: ['This lesson does not stand there.'],
  })
})
