import { afterEach, expect, test, vi } from 'vitest'
import type { LessonProgress } from '#calls/lessons.ts'
import type { Unsaved } from './save-queue.ts'
import { progressWith, withWaiting } from './with-waiting.ts'

const device = { waiting: [] as Unsaved[] }

vi.mock('./outbox-store.ts', () => ({ waitingOf: async () => device.waiting }))
afterEach(() => void vi.unstubAllGlobals())

const progress: LessonProgress = {
  progress: 20,
  isCompleted: false,
  videoCompleted: false,
  completedVideoIds: [],
  completedExerciseIds: ['e1'],
  totalExerciseIds: ['e1', 'e2', 'e3'],
  completedVocabularyIds: [],
  totalVocabularyIds: ['w1'],
  completedFeedbackIds: [],
  totalFeedbackIds: ['f1'],
}
const place = { course: 'hi', unit: 'u1', chapter: 'c1', lesson: 'l1' }
const attempt = { id: '7a0f9c9e-7d0e-4b47-9d53-6d2b6c3f1d11', answer: 'केला', ms: 900, hints: 0 }

test('what waits counts as done, once, and only in its own lesson', () => {
  const waiting: Unsaved[] = [
    { id: '1', update: { ...place, completedExerciseId: 'e2' } },
    { id: '2', update: { ...place, completedExerciseId: 'e1' } },
    { id: '3', update: { ...place, completedVocabularyId: 'w1' } },
    { id: '4', update: { ...place, lesson: 'l2', completedExerciseId: 'e3' } },
    { id: '5', given: { exerciseId: 'e3', attempt } },
    { id: '6', update: { ...place, videoCompleted: true, videoId: 'v1' } },
  ]
  expect(progressWith(waiting, 'l1', progress)).toEqual({
    ...progress,
    progress: 60,
    videoCompleted: true,
    completedExerciseIds: ['e1', 'e2'],
    completedVocabularyIds: ['w1'],
  })
})

test('with nothing to add it stays as the academy said', () => {
  expect(progressWith([], 'l1', progress)).toBe(progress)
})

test('what is sent while the academy is asked counts as done, and so does what is done meanwhile', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 's1' })
  device.waiting = [{ id: '1', update: { ...place, completedExerciseId: 'e2' } }]
  const told = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    device.waiting = [{ id: '2', update: { ...place, completedExerciseId: 'e3' } }]
    return progress
  }
  expect((await withWaiting('l1', told())).completedExerciseIds).toEqual(['e1', 'e2', 'e3'])
})
