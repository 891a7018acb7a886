import { expect, test } from 'vitest'
import { place } from './place-for-tests.ts'
import { SaveQueue, type Unsaved } from './save-queue.ts'
import { shelf } from './shelf-for-tests.ts'
import { claimTrial, trialSoFar } from './trial.ts'

const attempt = { id: '7a0f9c9e-7d0e-4b47-9d53-6d2b6c3f1d11', answer: 'केला', ms: 900, hints: 0 }
const tried: Unsaved[] = [
  { id: 'film', update: { ...place, videoCompleted: true, videoId: 'hindi-market-mangoes.meet' } },
  { id: attempt.id, given: { exerciseId: 'e1', attempt } },
  { id: '3', update: { ...place, completedExerciseId: 'e1' } },
  { id: '4', update: { ...place, completedVocabularyId: 'hindi.aam' } },
]

function deviceAfterTrial() {
  const device = shelf()
  new SaveQueue('visitor', device).add(...tried)
  return device
}

test('a visitor finds what was done; a film and a wrong answer complete no exercise', () => {
  expect(trialSoFar(deviceAfterTrial())).toEqual({ exerciseIds: ['e1'], wordIds: ['hindi.aam'] })
  expect(trialSoFar(shelf())).toEqual({ exerciseIds: [], wordIds: [] })
})

test('the first student who signs in gets it all with its ids, and the second nothing', () => {
  const device = deviceAfterTrial()
  expect(claimTrial({ _id: 's1', role: 'STUDENT' }, device)).toBe(true)
  expect(claimTrial({ _id: 's2', role: 'STUDENT' }, device)).toBe(false)
  expect(new SaveQueue('s1', device).unsaved()).toEqual(tried)
  expect(new SaveQueue('s2', device).unsaved()).toEqual([])
  expect(trialSoFar(device).exerciseIds).toEqual([])
})

test('it comes after what the student had not stored yet', () => {
  const device = deviceAfterTrial()
  new SaveQueue('s1', device).add({ id: 'own', update: { ...place, completedExerciseId: 'e9' } })
  claimTrial({ _id: 's1', role: 'STUDENT' }, device)
  expect(new SaveQueue('s1', device).unsaved().map(({ id }) => id)).toEqual([
    'own',
    'film',
    attempt.id,
    '3',
    '4',
  ])
})

test('an admin’s sign-in drops it: neither theirs nor the next one’s', () => {
  const device = deviceAfterTrial()
  expect(claimTrial({ _id: 'admin', role: 'ADMIN' }, device)).toBe(false)
  expect(new SaveQueue('admin', device).unsaved()).toEqual([])
  expect(claimTrial({ _id: 's1', role: 'STUDENT' }, device)).toBe(false)
})
