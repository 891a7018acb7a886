/** spec 3 names the first seven; the others are ours. */
export const notificationTypes = [
  'language',
  'package',
  'lesson',
  'chapter',
  'hourchapter',
  'entertainmentchapter',
  'level',
  'certificate',
  'tutor',
  'report',
  'news',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** spec 3: `otherlevel` stands with the courses, `other` with the interesting stuff. */
export type LessonKind = 'otherlevel' | 'other' | ''

export type NotificationScreen =
  | 'introduction'
  | 'entertainment'
  | 'subscriptions'
  | 'subscriptionDetails'
  | 'dashboard'
  | 'certificates'
  | 'tutors'
  | 'reports'
  | 'notifications'

/** spec 4: where a click leads, by type; null where the lesson's own type decides. */
const screens: Record<NotificationType, NotificationScreen | null> = {
  hourchapter: 'introduction',
  entertainmentchapter: 'entertainment',
  lesson: null,
  chapter: null,
  language: 'subscriptions',
  package: 'subscriptionDetails',
  level: 'dashboard',
  certificate: 'certificates',
  tutor: 'tutors',
  report: 'reports',
  news: 'notifications',
}

/** The screen that a click on a notification opens. */
export function notificationScreen(type: NotificationType, lessonKind: LessonKind): NotificationScreen {
  return screens[type] ?? (lessonKind === 'other' ? 'entertainment' : 'introduction')
}
