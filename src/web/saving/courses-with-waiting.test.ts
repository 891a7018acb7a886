import { expect, test } from 'vitest'
import type { Course, MenuChapter } from '#calls/courses.ts'
import { courseWith, type DoneHere, menuWith } from './courses-with-waiting.ts'

const here = (lessonId: string, added: number): DoneHere => {
  return { courseId: 'u1', lessonId, added, progress: 40, isCompleted: false }
}
const card = { id: 'u1', progress: 12.5, stepCount: 40, isStarted: false, completedLessonCount: 0 } as Course

test('a card counts what waits in all lessons of its course, and in no other', () => {
  const done = [here('l1', 4), here('l2', 1), { ...here('l3', 7), courseId: 'u2' }]
  expect(courseWith(done, card)).toEqual({ ...card, progress: 25, isStarted: true })
})

test('a card stays as the academy said where nothing is added, and where it was kept without its steps', () => {
  const { stepCount: _, ...older } = card
  expect(courseWith([here('l1', 0)], card)).toBe(card)
  expect(courseWith([here('l1', 4)], older as Course)).toBe(older)
})

test('a lesson of the menu stands where it was left here, and one that was completed stays so', () => {
  const lesson = (id: string, isCompleted: boolean) => ({ id, name: id, isCompleted, progress: 10 })
  const lessons = [lesson('l1', false), lesson('l2', true), lesson('l4', false)]
  const menu = [{ chapterId: 'c1', chapterName: 'One', unitId: 'u1', lessons }] as MenuChapter[]
  const [chapter] = menuWith([here('l1', 4), here('l2', 1)], menu)
  expect(chapter?.lessons).toEqual([
    { ...lessons[0], progress: 40 },
    { ...lessons[1], progress: 40 },
    lessons[2],
  ])
  expect(menuWith([], menu)).toBe(menu)
})
