import { isPermitted, type Permission, type Role } from '#rules/permissions.ts'
import { toAnswers, toAudit, toContent, toStaff, toStudents, toStudio, toWords } from '../../paths.ts'

interface StudioLink {
  to: string
  label: string
  /** The kind of work that stands behind it; whoever may not do it does not see it. */
  permission?: Permission
}

/** The studio's parts, in order. Each comes with its screens. */
const links: StudioLink[] = [
  { to: toStudio(), label: 'Today' },
  { to: toContent(), label: 'Content', permission: 'content' },
  { to: toWords(), label: 'Words', permission: 'content' },
  { to: toAnswers(), label: 'Answers', permission: 'content' },
  { to: toStudents(), label: 'Students', permission: 'support' },
  { to: toStaff(), label: 'Staff', permission: 'people' },
  { to: toAudit(), label: 'Audit', permission: 'site' },
]

export function studioLinksFor(role: Role): StudioLink[] {
  return links.filter(({ permission }) => permission === undefined || isPermitted(role, permission))
}
