import { describe, expect, test } from 'vitest'
import type { Course } from '#calls/courses.ts'
import { counted, coursesFor, groupCourses, lengthOf } from './course-groups.ts'

function course(id: string, more: Partial<Course> = {}): Course {
  return {
    id,
    name: id,
    nativeName: '',
    languageId: 'hindi',
    description: '',
    cover: { letter: 'क', colour: 'genda', print: 'wave' },
    video: null,
    videoThumbnail: null,
    difficultyLevel: 2,
    usersAllowed: ['anu@example.com'],
    hrs: 0,
    minutes: 5,
    seconds: 0,
    progress: 0,
    isStarted: false,
    completedLessonCount: 0,
    lessonCount: 3,
    activitiesCount: 9,
    stepCount: 12,
    chapterCount: 1,
    rating: null,
    reviewCount: 0,
    nextLesson: null,
    ...more,
  }
}

describe('the groups of the dashboard', () => {
  test('stand in the order of the specification, empty ones left out', () => {
    const levels = [7, 6, 5, 4, 3, 2, 1].map((level) => course(`c${level}`, { difficultyLevel: level }))
    const begun = course('begun', { difficultyLevel: 4, isStarted: true, progress: 12 })
    expect(groupCourses([...levels, begun]).map((group) => group.heading)).toEqual([
      'Continue learning',
      'Absolute beginners',
      'Beginner',
      'Intermediate',
      'Advanced',
      'Fluent',
      'Interesting stuff',
      'All levels',
    ])
    expect(groupCourses([course('one')]).map((group) => group.heading)).toEqual(['Beginner'])
  })

  test('hold a course once: begun under Continue learning, finished under its level', () => {
    const begun = course('begun', { isStarted: true, progress: 12 })
    const finished = course('finished', { isStarted: true, progress: 100 })
    expect(groupCourses([begun, finished]).map((group) => group.courses.map(({ id }) => id))).toEqual([
      ['begun'],
      ['finished'],
    ])
  })
})

test('a student sees the courses whose list holds their e-mail, an admin all', () => {
  const courses = [course('mine'), course('not-mine', { usersAllowed: [] })]
  expect(coursesFor(courses, { email: 'anu@example.com', role: 'STUDENT' }).map(({ id }) => id)).toEqual([
    'mine',
  ])
  expect(coursesFor(courses, { email: 'admin@example.com', role: 'ADMIN' })).toHaveLength(2)
})

test('a length reads as a person says it', () => {
  expect(lengthOf({ hrs: 1, minutes: 15, seconds: 0 })).toBe('1 h 15 min')
  expect(lengthOf({ hrs: 2, minutes: 0, seconds: 10 })).toBe('2 h')
  expect(lengthOf({ hrs: 0, minutes: 0, seconds: 20 })).toBe('1 min')
})

test('a count agrees with its noun', () => {
  expect(counted(1, 'lesson')).toBe('1 lesson')
  expect(counted(3, 'activity')).toBe('3 activities')
})
