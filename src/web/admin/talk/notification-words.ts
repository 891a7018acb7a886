import type { ListedNotification } from '#calls/admin-notifications.ts'
import type { AudienceKind, NotificationCategory } from '#rules/notification-kinds.ts'
import type { NotificationType } from '#rules/notification-target.ts'

export const categoryNames: Record<NotificationCategory, string> = {
  contentUpdate: 'Content Update',
  technicalUpdate: 'Technical Updates',
  officialNews: 'Official News',
}

export const tagNames: Record<ListedNotification['tag'], string> = {
  '': 'For every level',
  beginners: 'Beginners',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  fluent: 'Fluent',
}

export const audienceNames: Record<AudienceKind, string> = {
  everybody: 'Everybody',
  subscribers: 'Who has paid',
  language: 'Who learns a language',
  course: 'Who is in a course',
  student: 'One student',
}

/** Where a click leads that an announcement may name; the others are the academy's own. */
export const targetNames: Partial<Record<NotificationType, string>> = {
  news: 'The list of notifications',
  lesson: 'A lesson',
  level: 'My courses',
  language: 'The plans',
  package: 'Their subscription',
  tutor: 'The tutors',
}

export const options = <Value extends string>(names: Partial<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))
