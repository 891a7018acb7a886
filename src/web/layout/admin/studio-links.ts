import { isPermitted, isStaff, type Permission, type Role } from '#rules/permissions.ts'
import { toStudio } from '../../paths.ts'
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
  toTalk,
  toTutorRequests,
  toWords,
} from '../../studio-paths.ts'

/** The kind of work behind each address, by its first word after /admin. Whoever may not do it finds nothing there. */
const works: Record<string, Permission> = {
  content: 'content',
  document: 'content',
  courses: 'content',
  lessons: 'content',
  exercises: 'content',
  exerciseMasters: 'content',
  glossary: 'content',
  words: 'content',
  vocabularies: 'content',
  answers: 'content',
  students: 'support',
  staff: 'people',
  talk: 'talk',
  reviews: 'support',
  reports: 'support',
  tutorRequests: 'support',
  tutors: 'site',
  mails: 'support',
  plans: 'money',
  orders: 'money',
  subscriptions: 'money',
  providerEvents: 'money',
  figures: 'insight',
  audit: 'site',
  settings: 'site',
  team: 'site',
  legalTexts: 'site',
}

interface StudioLink {
  to: string
  label: string
  /** What else belongs to it, besides the addresses below its own. */
  also?: string[]
}

/** The studio's parts, in order. Each comes with its screens. */
const links: StudioLink[] = [
  { to: toStudio(), label: 'Today' },
  {
    to: toContent(),
    label: 'Content',
    also: ['document', 'courses', 'lessons', 'exercises', 'exerciseMasters', 'glossary'],
  },
  { to: toWords(), label: 'Words', also: ['vocabularies'] },
  { to: toAnswers(), label: 'Answers' },
  { to: toStudents(), label: 'Students' },
  { to: toStaff(), label: 'Staff' },
  { to: toTalk(), label: 'Talk' },
  { to: toReviews(), label: 'Reviews' },
  { to: toReportQueue(), label: 'Reports' },
  { to: toTutorRequests(), label: 'Tutors', also: ['tutors'] },
  { to: toMails(), label: 'Mails' },
  { to: toPlans(), label: 'Plans' },
  { to: toOrdersKept(), label: 'Orders', also: ['subscriptions', 'providerEvents'] },
  { to: toFigures(), label: 'Figures' },
  { to: toAudit(), label: 'Audit' },
  { to: toSettings(), label: 'Settings', also: ['team', 'legalTexts'] },
]

/** The kind of work behind an address of the studio; nothing where it is everybody's who works here. */
export function workAt(pathname: string): Permission | undefined {
  return works[pathname.split('/')[2] ?? '']
}

/** Whether this role finds anything at an address of the studio. */
export function isTheirs(role: Role, pathname: string): boolean {
  const work = workAt(pathname)
  return work === undefined ? isStaff(role) : isPermitted(role, work)
}

export function studioLinksFor(role: Role): StudioLink[] {
  return links.filter(({ to }) => isTheirs(role, to))
}

const isAt = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Whether what stands at an address belongs to this part of the studio. */
export function isPartAt({ to, also = [] }: StudioLink, pathname: string): boolean {
  if (to === toStudio()) return pathname === to
  return isAt(to, pathname) || also.some((part) => isAt(`${toStudio()}/${part}`, pathname))
}
