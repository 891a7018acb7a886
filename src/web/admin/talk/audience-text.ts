import type { ListedNotification } from '#calls/admin-notifications.ts'
import { audienceNames } from './notification-words.ts'

/** Whom a notification is for. `name` is that of its language or course, empty where it is not known (any more). */
export function audienceText({ kind }: ListedNotification['audience'], name: string): string {
  if (name === '') return audienceNames[kind]
  if (kind === 'language') return `Who learns ${name}`
  return kind === 'course' ? `Who is in ${name}` : audienceNames[kind]
}
