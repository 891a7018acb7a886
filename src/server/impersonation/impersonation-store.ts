import type { Impersonation, ImpersonationQuery } from '#calls/impersonation.ts'
import { type OpenedSession, openSession } from '../accounts/sessions/session-store.ts'
import { hashOf, newToken } from '../accounts/sessions/tokens.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'

/** domain 13: an hour at most. */
const longest = 60 * 60_000

interface Beginning {
  adminId: string
  adminSessionId: string
  studentId: string
  address: string
  device: string
  now: Date
}

/** Opens an admin's session as a student, and logs it: both or neither. */
export async function beginImpersonation(sql: Sql, beginning: Beginning): Promise<OpenedSession> {
  const { adminId, adminSessionId, studentId, address, now } = beginning
  const endsAt = new Date(now.getTime() + longest)
  return sql.begin(async (tx) => {
    const opened = await openSession(tx, { ...beginning, remember: false, byPassword: false })
    const [sessionId = ''] = opened.refreshToken.split('.')
    await tx`update auth_sessions set impersonator_id = ${adminId}, started_from = ${adminSessionId},
        expires_at = ${endsAt}, network = null where id = ${sessionId}`
    await tx`insert into impersonations (id, admin_id, student_id, session_id, address, started_at, ends_at)
      values (${newId()}, ${adminId}, ${studentId}, ${sessionId}, ${address}, ${now}, ${endsAt})`
    return opened
  })
}

/**
 * Ends it, and answers with a new refresh token of the admin's own session, which the caller refreshes at once; null
 * where that session has ended meanwhile.
 */
export async function stopImpersonation(sql: Sql, sessionId: string, now: Date): Promise<string | null> {
  return sql.begin(async (tx) => {
    const [ended] = await tx<{ startedFrom: string | null }[]>`
      update auth_sessions set revoked_at = ${now} where id = ${sessionId} and revoked_at is null
      returning started_from as "startedFrom"`
    if (!ended) return null
    await tx`update impersonations set ended_at = ${now} where session_id = ${sessionId} and ended_at is null`
    const refreshToken = `${ended.startedFrom}.${newToken()}`
    const given = await tx`update auth_sessions set refresh_hash = ${hashOf(refreshToken)},
        previous_refresh_hash = null, rotated_at = ${now}
      where id = ${ended.startedFrom} and revoked_at is null and expires_at > ${now} returning id`
    return given.length > 0 ? refreshToken : null
  })
}

/** The admin behind a session, for the banner; null where the student is there in person. */
export async function impersonatorOf(tx: Tx, adminId: string | null) {
  if (adminId === null) return null
  const [admin] = await tx<{ name: string; email: string }[]>`
    select trim(first_name || ' ' || last_name) as name, email from students where id = ${adminId}`
  return admin ?? null
}

export interface Place {
  startedAt: Date
  id: string
}

type Row = Omit<Impersonation, 'startedAt' | 'endsAt'> & { startedAt: Date; endsAt: Date }

type Wanted = Omit<ImpersonationQuery, 'cursor'> & { after: Place | null; most: number; now: Date }

/** The log, the newest first, after a place in it where one is given. */
export async function impersonationsFound(tx: Tx, wanted: Wanted): Promise<Row[]> {
  const { search = '', from, until, after, most, now } = wanted
  const asked = (value: unknown, filter: ReturnType<typeof tx>) => (value === undefined ? tx`` : filter)
  const sought = tx`strpos(lower(concat_ws(E'\n', admin.id, admin.first_name || ' ' || admin.last_name,
    admin.email, student.id, student.first_name || ' ' || student.last_name, student.email)),
    lower(${search}::text)) > 0`
  return tx<Row[]>`
    select log.id, address, started_at as "startedAt", coalesce(ended_at, ends_at) as "endsAt",
      ended_at is null and ends_at > ${now} as "isRunning",
      json_build_object('id', admin.id, 'name', trim(admin.first_name || ' ' || admin.last_name),
        'email', admin.email) as admin,
      json_build_object('id', student.id, 'name', trim(student.first_name || ' ' || student.last_name),
        'email', student.email) as student
    from (
      select log.id, log.address, log.admin_id, log.student_id, started_at, ends_at,
        coalesce(log.ended_at, session.revoked_at) as ended_at
      from impersonations log left join auth_sessions session on session.id = log.session_id
    ) log
    join students admin on admin.id = log.admin_id
    join students student on student.id = log.student_id
    where (${after === null} or (started_at, log.id) < (${after?.startedAt ?? null}::timestamptz, ${after?.id ?? ''}))
      ${asked(search || undefined, tx`and ${sought}`)}
      ${asked(from, tx`and started_at >= ${from ?? ''}::text::timestamptz`)}
      ${asked(until, tx`and started_at < ${until ?? ''}::text::timestamptz`)}
    order by started_at desc, log.id desc limit ${most}`
}
