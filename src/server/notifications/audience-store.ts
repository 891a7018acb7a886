import type { AudienceKind } from '#rules/notification-kinds.ts'
import type { Tx } from '../database/sql.ts'
import { isAudience } from './admin-notification-store.ts'

interface Asked {
  kind: AudienceKind
  id?: string | undefined
  /** Of one student, in place of the id. */
  email?: string | undefined
}

interface Size {
  total: number
  /** Those whose switch lets announcements in. */
  hears: number
  student?: { id: string; name: string; email: string }
}

/** How many an audience holds now; null where nothing has that name. */
export async function sizeOf(tx: Tx, { kind, id = '', email }: Asked): Promise<Size | null> {
  if (kind === 'student') return oneStudent(tx, { id, email })
  if (kind !== 'everybody' && kind !== 'subscribers' && !(await isAudience(tx, kind, id))) return null
  const conditions = {
    everybody: tx`true`,
    subscribers: tx`id in (select student_id from subscriptions
      where is_paid and status = 'active' and starts_at <= now() and ends_at > now())`,
    language: tx`id in (select student_id from enrolments join courses on courses.id = course_id
      where language_id = ${id})`,
    course: tx`id in (select student_id from enrolments where course_id = ${id})`,
  }
  const [row] = await tx<Size[]>`select count(*)::int as total,
      count(*) filter (where wants_teacher_news)::int as hears
    from students where deleted_at is null and is_active and ${conditions[kind]}`
  return row ?? null
}

async function oneStudent(tx: Tx, { id, email }: { id: string; email: string | undefined }) {
  const [student] = await tx<{ id: string; name: string; email: string }[]>`
    select id, trim(first_name || ' ' || last_name) as name, email from students
    where deleted_at is null and (id = ${id} or lower(email) = lower(${email ?? ''}))`
  return student ? { total: 1, hears: 1, student } : null
}
