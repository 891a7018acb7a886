import { isPermitted, isStaff, type Permission, type Role } from '#rules/permissions.ts'
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
  toTutorsKept,
  toWords,
} from '../../paths.ts'

interface StudioLink {
  to: string
  label: string
  /** The kind of work that stands behind it; whoever may not do it does not see it. */
  permission?: Permission
  /** What else belongs to it, besides the addresses below its own. */
  also?: string[]
}

/** The studio's parts, in order. Each comes with its screens. */
const links: StudioLink[] = [
  { to: toStudio(), label: 'Today' },
  {
    to: toContent(),
    label: 'Content',
    permission: 'content',
    also: ['document', 'courses', 'lessons', 'exercises', 'exerciseMasters', 'glossary'],
  },
  { to: toWords(), label: 'Words', permission: 'content', also: ['vocabularies'] },
  { to: toAnswers(), label: 'Answers', permission: 'content' },
  { to: toStudents(), label: 'Students', permission: 'support' },
  { to: toStaff(), label: 'Staff', permission: 'people' },
  { to: toTalk(), label: 'Talk', permission: 'talk' },
  { to: toReviews(), label: 'Reviews', permission: 'support' },
  { to: toReportQueue(), label: 'Reports', permission: 'support' },
  { to: toTutorRequests(), label: 'Tutors', permission: 'support', also: ['tutors'] },
  { to: toMails(), label: 'Mails', permission: 'support' },
  { to: toPlans(), label: 'Plans', permission: 'money' },
  { to: toOrdersKept(), label: 'Orders', permission: 'money', also: ['subscriptions', 'providerEvents'] },
  { to: toFigures(), label: 'Figures', permission: 'insight' },
  { to: toAudit(), label: 'Audit', permission: 'site' },
  { to: toSettings(), label: 'Settings', permission: 'site', also: ['team', 'legalTexts'] },
]

export function studioLinksFor(role: Role): StudioLink[] {
  return links.filter(({ permission }) => permission === undefined || isPermitted(role, permission))
}

/** Whether this role finds anything at an address of the studio. */
export function isTheirs(role: Role, pathname: string): boolean {
  const part = links.find((one) => isPartAt(one, pathname))
  const permission = isAt(toTutorsKept(), pathname) ? 'site' : part?.permission
  return permission === undefined ? isStaff(role) : isPermitted(role, permission)
}

const isAt = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Whether what stands at an address belongs to this part of the studio. */
export function isPartAt({ to, also = [] }: StudioLink, pathname: string): boolean {
  if (to === toStudio()) return pathname === to
  return isAt(to, pathname) || also.some((part) => isAt(`${toStudio()}/${part}`, pathname))
}
