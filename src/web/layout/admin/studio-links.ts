import { isPermitted, type Permission, type Role } from '#rules/permissions.ts'
import {
  toAnswers,
  toAudit,
  toContent,
  toFigures,
  toMails,
  toOrdersKept,
  toPlans,
  toReportQueue,
  toReviews,
  toSettings,
  toStaff,
  toStudents,
  toStudio,
  toTalk,
  toTutorRequests,
  toWords,
} from '../../paths.ts'

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
  { to: toTalk(), label: 'Talk', permission: 'talk' },
  { to: toReviews(), label: 'Reviews', permission: 'support' },
  { to: toReportQueue(), label: 'Reports', permission: 'support' },
  { to: toTutorRequests(), label: 'Tutors', permission: 'support' },
  { to: toMails(), label: 'Mails', permission: 'support' },
  { to: toPlans(), label: 'Plans', permission: 'money' },
  { to: toOrdersKept(), label: 'Orders', permission: 'money' },
  { to: toFigures(), label: 'Figures', permission: 'insight' },
  { to: toAudit(), label: 'Audit', permission: 'site' },
  { to: toSettings(), label: 'Settings', permission: 'site' },
]

export function studioLinksFor(role: Role): StudioLink[] {
  return links.filter(({ permission }) => permission === undefined || isPermitted(role, permission))
}
