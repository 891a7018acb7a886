/** What a person is to the academy (spec 6, domain 13). The role decides alone; there are no exceptions by name. */
export const roles = ['STUDENT', 'EDITOR', 'SUPPORT', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** Each kind of work at the academy, and who may do it beside the admins. */
export const permissions = {
  /** Write, preview and publish what is taught; decide which answers should count. */
  content: ['EDITOR'],
  /** See students and what they did; enrol them, send links, answer reports, tutor requests and reviews. */
  support: ['SUPPORT'],
  /** See figures of the academy as a whole. */
  insight: ['EDITOR', 'SUPPORT'],
  /** Roles, disabling, deleting, credits, taking certificates back, looking through somebody's eyes. */
  people: [],
  /** Notifications to many at once. */
  talk: [],
  /** Plans, prices, subscriptions, orders. */
  money: [],
  /** The site's settings and legal texts, tutors, team, the audit log. */
  site: [],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether somebody with this role may do this kind of work. An admin may do all of it. */
export function isPermitted(role: Role, permission: Permission): boolean {
  const also: readonly Role[] = permissions[permission]
  return role === 'ADMIN' || also.includes(role)
}

/** Whether somebody works at the academy at all, and so finds the studio. */
export function isStaff(role: Role): boolean {
  return role !== 'STUDENT'
}

/** Who reads all that is taught without enrolment or plan, and keeps no progress (spec 6: an admin's is not saved). */
export function readsEverything(role: Role): boolean {
  return isPermitted(role, 'content')
}
