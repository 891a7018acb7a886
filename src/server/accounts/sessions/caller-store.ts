import type { Role } from '#rules/permissions.ts'
import { workingRole } from '#rules/two-steps.ts'
import { arrayText, gathered } from '../../database/gathered.ts'
import type { Fragment, Sql, Tx } from '../../database/sql.ts'
import { standing } from '../../database/standing.ts'
import { owesTwoSteps } from '../two-steps/two-steps-store.ts'
import { hashOf } from './tokens.ts'

export interface Student {
  id: string
  email: string
  /** Of a caller: as whom they work now. Somebody of the academy who owes two-step sign-in counts as a student. */
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
  /** Works for the academy, and has to switch on two-step sign-in first. */
  owesTwoSteps: boolean
  /** What was read along. */
  read: unknown
}

/**
 * What a call reads in the statement that finds out who asks, so that it asks the database once: an expression over the
 * rows `student`, `session` and `asked` that gives JSON. Those who ask by the same function are asked for together.
 */
export interface ReadAlong<Read = unknown> {
  read: (sql: Tx) => Fragment
  /** Ids that differ from one caller to the next: `asked.things` of the statement. */
  things?: string[]
  gives?: Read
}

/** The moment at which a caller asked, for what is read along. */
export const whenAsked = (sql: Tx): Fragment => sql`asked.now`

interface Found {
  /** The bearer that it was found by: who somebody is must not rest on the order in which rows come. */
  whose: string
}

type Nobody = Found & { sessionId: null }

type Row = Found &
  Student & {
    sessionId: string
    signedInAt: Date
    byPassword: boolean
    impersonatorId: string | null
    owesTwoSteps: boolean
    read: unknown
  }

const knownOf = standing(
  (sql) => sql`
    select student.id, email, role, first_name as "firstName", last_name as "lastName", country,
      time_zone as "timeZone", is_star as "isStar", is_legacy as "isLegacy",
      validated_at is not null as "isValidated", stripe_customer_id as "stripeCustomerId",
      session.id as "sessionId", signed_in_at as "signedInAt", by_password as "byPassword",
      impersonator_id as "impersonatorId", ${owesTwoSteps(sql, 'student')} as "owesTwoSteps"`,
)
const nothing = standing((sql) => sql`null`)
const whoseBearer = standing(
  (sql) => sql`from session_bearers bearer
    join auth_sessions session on session.id = bearer.session_id
    join students student on student.id = session.student_id
    where session.revoked_at is null and student.is_active and bearer.access_hash = asked.bearer
      and bearer.expires_at > asked.now and session.expires_at > asked.now`,
)

interface Ask {
  /** Hashed, in hexadecimal digits. */
  bearer: string
  now: Date
  things: string[]
}

type FindRows = (sql: Sql, ask: Ask) => Promise<Row | Nobody>

const findersOf = new WeakMap<ReadAlong['read'], FindRows>()

/** One by one within the statement: the database would not know how few are asked for, and might read whole tables. */
function finderOf(read: ReadAlong['read']): FindRows {
  const known = findersOf.get(read)
  if (known) return known
  const made = gathered<Ask, Row | Nobody>(async (sql, asks) => {
    const bearers = asks.map(({ bearer }) => bearer)
    const moments = asks.map(({ now }) => now.toISOString())
    const things = asks.map((ask) => arrayText(ask.things))
    return sql<(Row | Nobody)[]>`
      select asked.whose, caller.* from (
        select bearer as whose, decode(bearer, 'hex') as bearer, now, things::text[] as things, place
        from unnest((select ${bearers}::text[]), (select ${moments}::timestamptz[]), (select ${things}::text[]))
          with ordinality as each_of (bearer, now, things, place) offset 0) asked
      left join lateral (${knownOf(sql)}, ${read(sql)} as read ${whoseBearer(sql)} limit 1) caller on true
      order by asked.place`
  })
  findersOf.set(read, made)
  return made
}

/** Whose bearer this is, while the session lasts and the account is not disabled. */
export async function callerOf(
  sql: Sql,
  bearer: string,
  { now, along }: { now: Date; along?: ReadAlong | undefined },
): Promise<Caller | null> {
  const find = finderOf(along?.read ?? nothing)
  const hashed = hashOf(bearer).toString('hex')
  const row = await find(sql, { bearer: hashed, now, things: along?.things ?? [] })
  if (row?.whose !== hashed) throw new Error('The database answered for another bearer.')
  if (row.sessionId === null) return null
  if (row.impersonatorId !== null && !(await isAdminThere(sql, row.sessionId))) return null
  const { whose, sessionId, signedInAt, byPassword, impersonatorId, owesTwoSteps: owes, read, ...own } = row
  const student = { ...own, role: workingRole(own.role, owes) }
  const session = { id: sessionId, signedInAt, byPassword, impersonatorId }
  return { student, session, owesTwoSteps: owes, read }
}

/**
 * Being somebody ends when the admin works as one no more, or the session that it began from has ended. Asked for by
 * itself: it is rare, and in the statement of everybody it cost a third of that.
 */
async function isAdminThere(sql: Tx, sessionId: string): Promise<boolean> {
  const found = await sql`
    select from auth_sessions session join students admin on admin.id = session.impersonator_id
    where session.id = ${sessionId} and admin.role = 'ADMIN' and admin.is_active and not ${owesTwoSteps(sql, 'admin')}
      and not exists (
        select from auth_sessions own where own.id = session.started_from and own.revoked_at is not null)`
  return found.count > 0
}
