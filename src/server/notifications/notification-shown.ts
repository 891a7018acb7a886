import type { NewerNotification, OlderNotification } from '#calls/notifications.ts'
import { isStaff } from '#rules/permissions.ts'
import type { NotificationRow } from './notification-store.ts'

/** spec 3, older. An admin stands there without a name (spec 6), other people with first name and initial (domain 18). */
export function olderNotification(row: NotificationRow): OlderNotification {
  const isNamed = !isStaff(row.senderRole)
  const initial = row.lastName === '' ? '' : ` ${[...row.lastName][0]}.`
  return {
    _id: row.id,
    notificationdata: row.title,
    notificationtype: row.type,
    role: row.senderRole,
    user_id: {
      name: isNamed ? row.firstName + initial : '',
      profile_pic: isNamed ? row.picture : '',
    },
    language_id: row.languageId,
    level_id: row.levelId,
    chapter_id: row.chapterId,
    lesson_id: row.lessonId,
    lessontype: row.lessonKind,
    created_at: row.publishedAt.toISOString(),
  }
}

/** spec 3, newer: what it says is told once it is read. */
export function newerNotification(row: NotificationRow): NewerNotification {
  const { id, category, tag, title, message, isReaded, updatedAt } = row
  const shown = { id, category, tag, title, isReaded, updatedAt: updatedAt.toISOString() }
  return isReaded ? { ...shown, message } : shown
}
