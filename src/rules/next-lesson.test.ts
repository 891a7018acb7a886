import { expect, test } from 'vitest'
import { afterPractice, continueFrom, isChapterCompleted, lessonToOpen, type Menu } from './next-lesson.ts'

const lesson = (id: string, more: Partial<Menu[number]['lessons'][number]> = {}) => ({
  id,
  isUnLock: true,
  isCompleted: false,
  linkedExerciseIds: ['e'],
  ...more,
})

const menu: Menu = [
  { chapterId: 'c1', unitId: 'u1', lessons: [lesson('a'), lesson('b', { linkedExerciseIds: [] })] },
  { chapterId: 'c2', unitId: 'u1', lessons: [] },
  { chapterId: 'c3', unitId: 'u1', lessons: [lesson('c', { linkedExerciseIds: [] })] },
  { chapterId: 'c4', unitId: 'u2', lessons: [lesson('d')] },
]

test('Continue goes to practice where the lesson has exercises', () => {
  expect(continueFrom(menu, 'a')).toEqual({ to: 'practice', unitId: 'u1', chapterId: 'c1', lessonId: 'a' })
})

test('Continue goes to the first lesson of the next chapter that has one', () => {
  expect(continueFrom(menu, 'b')).toEqual({ to: 'lesson', unitId: 'u1', chapterId: 'c3', lessonId: 'c' })
})

test('after practice comes the next lesson', () => {
  expect(afterPractice(menu, 'a')).toEqual({ to: 'lesson', unitId: 'u1', chapterId: 'c1', lessonId: 'b' })
})

test('after the last lesson of a course comes the dashboard, whatever course stands next in the menu', () => {
  expect(continueFrom(menu, 'c')).toEqual({ to: 'dashboard' })
  expect(afterPractice(menu, 'd')).toEqual({ to: 'dashboard' })
})

test('a lesson that the menu does not know leads to the dashboard', () => {
  expect(continueFrom(menu, 'x')).toEqual({ to: 'dashboard' })
  expect(afterPractice([], 'a')).toEqual({ to: 'dashboard' })
})

test('a course opens with its first lesson that is not completed', () => {
  const begun: Menu = [
    { chapterId: 'c1', unitId: 'u1', lessons: [lesson('a', { isCompleted: true }), lesson('b')] },
  ]
  expect(lessonToOpen(begun, { unitId: 'u1' })?.lesson.id).toBe('b')
})

test('a locked lesson is opened only where nothing open is left', () => {
  const mixed: Menu = [
    { chapterId: 'c1', unitId: 'u1', lessons: [lesson('a', { isUnLock: false }), lesson('b')] },
  ]
  const allDone: Menu = [
    {
      chapterId: 'c1',
      unitId: 'u1',
      lessons: [lesson('a', { isCompleted: true }), lesson('b', { isUnLock: false })],
    },
  ]
  expect(lessonToOpen(mixed, { unitId: 'u1' })?.lesson.id).toBe('b')
  expect(lessonToOpen(allDone, { unitId: 'u1' })?.lesson.id).toBe('b')
})

test('a finished course opens with its first lesson, an empty one with none', () => {
  const done: Menu = [{ chapterId: 'c1', unitId: 'u1', lessons: [lesson('a', { isCompleted: true })] }]
  expect(lessonToOpen(done, { unitId: 'u1' })?.lesson.id).toBe('a')
  expect(lessonToOpen(menu, { chapterId: 'c2' })).toBeUndefined()
})

test('a chapter opens within itself', () => {
  expect(lessonToOpen(menu, { unitId: 'u1', chapterId: 'c3' })?.lesson.id).toBe('c')
})

test('a chapter is completed when all its lessons are, and an empty one never', () => {
  expect(isChapterCompleted({ lessons: [lesson('a', { isCompleted: true })] })).toBe(true)
  expect(isChapterCompleted({ lessons: [lesson('a', { isCompleted: true }), lesson('b')] })).toBe(false)
  expect(isChapterCompleted({ lessons: [] })).toBe(false)
})
