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

/** A language that fewer learn is counted when it is asked for, so that a small academy sees each who comes. */
const fewLearners = 5000

/** How many an audience holds, of a large language a few minutes ago; null where nothing has that name. */
export async function sizeOf(tx: Tx, { kind, id = '', email }: Asked): Promise<Size | null> {
  if (kind === 'student') return oneStudent(tx, { id, email })
  if (kind !== 'everybody' && kind !== 'subscribers' && !(await isAudience(tx, kind, id))) return null
  const kept = kind === 'language' ? await keptSize(tx, id) : null
  if (kept && kept.total > fewLearners) return kept
  const [row] = await tx<Size[]>`${counted(tx, kind, id)}`
  return row ?? null
}

function counted(tx: Tx, kind: Exclude<AudienceKind, 'student'>, id: string) {
  const conditions = {
    everybody: tx`true`,
    subscribers: tx`id in (select student_id from subscriptions
      where is_paid and status = 'active' and starts_at <= now() and ends_at > now())`,
    language: tx`id in (select student_id from enrolments join courses on courses.id = course_id
      where language_id = ${id})`,
    course: tx`id in (select student_id from enrolments where course_id = ${id})`,
  }
  return tx`select count(*)::int as total, count(*) filter (where wants_teacher_news)::int as hears
    from students where deleted_at is null and is_active and ${conditions[kind]}`
}

async function keptSize(tx: Tx, languageId: string): Promise<Size | null> {
  const [row] = await tx<Size[]>`select total, hears from language_sizes where language_id = ${languageId}`
  return row ?? null
}

/** Counts the language that waits longest, where that is a while. True when there was one. */
export async function countNextLanguage(tx: Tx, now: Date): Promise<boolean> {
  const [language] = await tx<{ id: string }[]>`
    select languages.id from languages left join language_sizes on language_id = languages.id
    where counted_at is null or counted_at <= ${now}::timestamptz - interval '10 minutes'
    order by counted_at nulls first, languages.id limit 1`
  if (!language) return false
  await tx`insert into language_sizes (language_id, total, hears, counted_at)
    select ${language.id}, total, hears, ${now} from (${counted(tx, 'language', language.id)}) now_there
    on conflict (language_id) do update
      set total = excluded.total, hears = excluded.hears, counted_at = excluded.counted_at`
  return true
}

async function oneStudent(tx: Tx, { id, email }: { id: string; email: string | undefined }) {
  const [student] = await tx<{ id: string; name: string; email: string }[]>`
    select id, trim(first_name || ' ' || last_name) as name, email from students
    where deleted_at is null and (id = ${id} or lower(email) = lower(${email ?? ''}))`
  return student ? { total: 1, hears: 1, student } : null
}
