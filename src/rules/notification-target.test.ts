import { expect, test } from 'vitest'
import { type LessonKind, type NotificationType, notificationScreen } from './notification-target.ts'

const rows: [NotificationType, LessonKind, string][] = [
  ['hourchapter', '', 'introduction'],
  ['hourchapter', 'other', 'introduction'],
  ['lesson', 'otherlevel', 'introduction'],
  ['lesson', 'other', 'entertainment'],
  ['lesson', '', 'introduction'],
  ['entertainmentchapter', '', 'entertainment'],
  ['entertainmentchapter', 'otherlevel', 'entertainment'],
  ['chapter', 'otherlevel', 'introduction'],
  ['chapter', 'other', 'entertainment'],
  ['language', '', 'subscriptions'],
  ['package', '', 'subscriptionDetails'],
  ['level', '', 'dashboard'],
  ['certificate', '', 'certificates'],
  ['tutor', '', 'tutors'],
  ['report', '', 'reports'],
  ['news', '', 'notifications'],
]

test.each(rows)('a click on %s (%s) opens %s', (type, lessonKind, screen) => {
  expect(notificationScreen(type, lessonKind)).toBe(screen)
})
