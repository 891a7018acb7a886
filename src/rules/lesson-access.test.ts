import { expect, test } from 'vitest'
import { canOpenLesson, canSeeCourse, type Learner } from './lesson-access.ts'

const nobody: Learner = {
  readsEverything: false,
  isStar: false,
  isLegacy: false,
  hasCustomerId: false,
  courseIds: ['hindi-market'],
  paidLanguageIds: [],
}
const locked = { isFree: false, languageId: 'hindi' }

test.each<[who: string, Partial<Learner>, opens: boolean]>([
  ['a student without a plan', {}, false],
  ['one who pays for the language', { paidLanguageIds: ['hindi'] }, true],
  ['one who pays for another language', { paidLanguageIds: ['tamil'] }, false],
  ['an author or admin', { readsEverything: true }, true],
  ['a star user', { isStar: true }, true],
  ['a legacy user with enrolments', { isLegacy: true }, true],
  ['a legacy user without enrolments', { isLegacy: true, courseIds: [] }, false],
  ['a legacy user with a customer id', { isLegacy: true, hasCustomerId: true }, false],
])('a locked lesson: %s', (_, learner, opens) => {
  expect(canOpenLesson({ ...nobody, ...learner }, locked)).toBe(opens)
})

test('a free lesson opens for everyone', () => {
  expect(canOpenLesson(nobody, { isFree: true, languageId: 'hindi' })).toBe(true)
})

test('a course shows itself to those enrolled and to admins', () => {
  expect(canSeeCourse(nobody, 'hindi-market')).toBe(true)
  expect(canSeeCourse({ ...nobody, isStar: true }, 'hindi-devanagari')).toBe(false)
  expect(canSeeCourse({ ...nobody, readsEverything: true }, 'hindi-devanagari')).toBe(true)
})
