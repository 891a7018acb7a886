import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCurriculum } from '../authoring/written/read-curriculum.ts'
import { sentenceLine } from './count-sentences.ts'

const { curriculum } = readCurriculum(join(import.meta.dirname, '../../../test/curriculum'), { check: false })

test('sentences are counted once, and those in several places are told', () => {
  expect(sentenceLine(curriculum)).toBe('6 sentences, 3 of them in two places or more')
})

test('a line that an exercise plays again is met in two places', () => {
  const [course] = curriculum.courses.filter(({ id }) => id === 'hindi-market')
  const lesson = course?.chapters[0]?.lessons[0]
  if (!course || !lesson) throw new Error('the market is gone')
  const only = (ids: string[]) => {
    const exercises = lesson.exercises.filter(({ id }) => ids.some((own) => id.endsWith(own)))
    const chapters = [{ id: 'c', name: '', isFree: true, lessons: [{ ...lesson, exercises }] }]
    return sentenceLine({ ...curriculum, courses: [{ ...course, chapters }], words: [] })
  }
  expect(only([])).toBe('2 sentences, 0 of them in two places or more')
  expect(only(['.e12'])).toBe('2 sentences, 1 of them in two places or more')
})
