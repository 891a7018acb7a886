import type { Permission, Role } from '#rules/permissions.ts'

export const roleNames: Record<Role, string> = {
  STUDENT: 'Student',
  EDITOR: 'Editor',
  SUPPORT: 'Support',
  ADMIN: 'Admin',
}

/** Each kind of work of rules/permissions.ts, in the words of who does it. */
export const permissionNames: Record<Permission, string> = {
  content: 'Write, preview and publish courses; decide which answers should count',
  support:
    'See students and what they did; enrol them, send links, answer reports, reviews and tutor requests',
  insight: 'See the figures of the academy',
  people:
    'Give roles; disable, export and delete accounts; give credits; take certificates back; look through a student’s eyes',
  talk: 'Write to many students at once',
  money: 'Plans, prices, subscriptions and orders',
  site: 'Settings, legal texts, tutors, team and the audit log',
}
