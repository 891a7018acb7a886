import type { Role } from '#rules/permissions.ts'
import type { Fragment, Tx } from '../../database/sql.ts'
import { hashOf } from './tokens.ts'

export interface Student {
  id: string
  email: string
  role: Role
  firstName: string
  lastName: string
  country: string
  timeZone: string
  isStar: boolean
  isLegacy: boolean
  isValidated: boolean
  stripeCustomerId: string | null
}

export interface Session {
  id: string
  signedInAt: Date
  /** Whether the password itself opened it, not a device that is remembered. */
  byPassword: boolean
  /** The admin who looks through this student's eyes. */
  impersonatorId: string | null
}

export interface Caller {
  student: Student
  session: Session
  /** What was read along. */
  read: unknown
}

/**
 * What a call reads in the statement that finds out who asks, so that it asks the database once: an expression over the
 * rows `student` and `session` that gives JSON.
 */
export type ReadAlong<Read = unknown> = ((sql: Tx) => Fragment) & { gives?: Read }

type Row = Student & {
  sessionId: string
  signedInAt: Date
  byPassword: boolean
  impersonatorId: string | null
  read: unknown
}

/** Being somebody ends when the admin is one no more, or the session that it began from has ended. */
const adminIsThere = (sql: Tx) => sql`(
  exists (select from students admin where admin.id = session.impersonator_id and admin.role = 'ADMIN' and admin.is_active)
  and not exists (select from auth_sessions own where own.id = session.started_from and own.revoked_at is not null))`

/** Whose bearer this is, while the session lasts and the account is not disabled. */
export async function callerOf(
  sql: Tx,
  bearer: string,
  { now, along }: { now: Date; along?: ReadAlong | undefined },
): Promise<Caller | null> {
  const [row] = await sql<Row[]>`
    select student.id, email, role, first_name as "firstName", last_name as "lastName", country,
      time_zone as "timeZone", is_star as "isStar", is_legacy as "isLegacy",
      validated_at is not null as "isValidated", stripe_customer_id as "stripeCustomerId",
      session.id as "sessionId", signed_in_at as "signedInAt", by_password as "byPassword", impersonator_id as "impersonatorId",
      ${along ? along(sql) : sql`null`} as read
    from session_bearers bearer
    join auth_sessions session on session.id = bearer.session_id
    join students student on student.id = session.student_id
    where bearer.access_hash = ${hashOf(bearer)} and bearer.expires_at > ${now}
      and session.revoked_at is null and session.expires_at > ${now} and student.is_active
      and (impersonator_id is null or ${adminIsThere(sql)})`
  if (!row) return null
  const { sessionId, signedInAt, byPassword, impersonatorId, read, ...student } = row
  return { student, session: { id: sessionId, signedInAt, byPassword, impersonatorId }, read }
}
