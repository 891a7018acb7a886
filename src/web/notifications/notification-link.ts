import type { NotificationTarget } from '#calls/notifications.ts'
import { type NotificationScreen, notificationScreen } from '#rules/notification-target.ts'
import {
  toCertificates,
  toDashboard,
  toNotifications,
  toOlderLesson,
  toOwnReports,
  toSubscriptionDetails,
  toSubscriptions,
  toTutors,
} from '../paths.ts'

/** spec 4: where a click on a notification leads. */
export function notificationLink(target: NotificationTarget): string {
  return links[notificationScreen(target.notificationtype, target.lessontype)](target)
}

const links: Record<NotificationScreen, (target: NotificationTarget) => string> = {
  introduction: (target) => lessonLink('introduction', target),
  entertainment: (target) => lessonLink('entertainment', target),
  subscriptions: toSubscriptions,
  subscriptionDetails: toSubscriptionDetails,
  dashboard: toDashboard,
  certificates: toCertificates,
  tutors: toTutors,
  reports: toOwnReports,
  notifications: toNotifications,
}

/** Without a chapter there is no lesson to find. */
function lessonLink(section: 'introduction' | 'entertainment', target: NotificationTarget): string {
  const { language_id: languageId, level_id: levelId, chapter_id: chapterId, lesson_id: lessonId } = target
  return chapterId === ''
    ? toDashboard()
    : toOlderLesson(section, { languageId, levelId, chapterId, lessonId })
}
