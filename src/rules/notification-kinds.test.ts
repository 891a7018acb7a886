import { expect, test } from 'vitest'
import { switchOfAnnouncement } from './notification-kinds.ts'

test('what is told to many can be switched off, what is told to one cannot', () => {
  expect(switchOfAnnouncement('everybody')).toBe('teacher')
  expect(switchOfAnnouncement('subscribers')).toBe('teacher')
  expect(switchOfAnnouncement('language')).toBe('teacher')
  expect(switchOfAnnouncement('course')).toBe('teacher')
  expect(switchOfAnnouncement('student')).toBeNull()
})
