import { isPermitted, type Permission, type Role } from '#rules/permissions.ts'
import { toStudio } from '../../paths.ts'

interface StudioLink {
  to: string
  label: string
  /** The kind of work that stands behind it; whoever may not do it does not see it. */
  permission?: Permission
}

/** The studio's parts, in order. Each comes with its screens. */
const links: StudioLink[] = [{ to: toStudio(), label: 'Today' }]

export function studioLinksFor(role: Role): StudioLink[] {
  return links.filter(({ permission }) => permission === undefined || isPermitted(role, permission))
}
