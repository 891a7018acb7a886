import { expect, test, vi } from 'vitest'
import { startPractice } from '#rules/practice-flow.ts'
import { backToPlace, keepDraft, readDraft } from './place-kept.ts'

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

test('a draft comes back to whoever typed it, and not to whoever signs in next in the tab', () => {
  const tab = new Map([['id', 'asha']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  })
  keepDraft('e7', 'मेरा नाम आशा है')
  tab.set('id', 'ravi')
  expect(readDraft('e7')).toBe('')
  tab.set('id', 'asha')
  expect(readDraft('e7')).toBe('मेरा नाम आशा है')
  vi.unstubAllGlobals()
})
