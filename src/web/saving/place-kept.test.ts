import { expect, test } from 'vitest'
import { startPractice } from '#rules/practice-flow.ts'
import { backToPlace } from './place-kept.ts'

const item = (id: string, isCompleted = false) => ({ id, isCompleted })
const begun = startPractice({
  exercises: [item('e1', true), item('e2'), item('e3'), item('e4', true)],
  vocabulary: [item('w1')],
  feedback: [],
  admin: false,
})

test('what was skipped stays skipped', () => {
  expect(begun.current).toBe('e2')
  expect(backToPlace(begun, 'e3')).toMatchObject({ step: 'exercises', current: 'e3', answer: 'none' })
})

test.each([null, 'e2', 'e4', 'w1', 'gone'])('left at %s, one begins at the first not done', (left) => {
  expect(backToPlace(begun, left)).toBe(begun)
})
