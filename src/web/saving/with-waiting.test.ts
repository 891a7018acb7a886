import { expect, test } from 'vitest'
import type { LessonProgress } from '#calls/lessons.ts'
import type { Unsaved } from './save-queue.ts'
import { progressWith } from './with-waiting.ts'

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
