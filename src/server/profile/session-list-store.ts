import { endSession } from '../accounts/sessions/session-store.ts'
import { hashOf } from '../accounts/sessions/tokens.ts'
import type { Tx } from '../database/sql.ts'

interface Row {
  id: string
  device: string
  address: string
  signedInAt: Date
  lastUsedAt: Date
  isImpersonation: boolean
}

/** Where a student is signed in now, the latest used first. */
export async function sessionsOf(tx: Tx, studentId: string, now: Date): Promise<Row[]> {
  const rows = await tx<Row[]>`
    select id, device, case when impersonator_id is null then address else '' end as address,
      signed_in_at as "signedInAt", rotated_at as "lastUsedAt", impersonator_id is not null as "isImpersonation"
    from auth_sessions where student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    order by rotated_at desc, id`
  return rows.map((row) => ({ ...row, id: shownSessionId(row.id) }))
}

/**
 * What a session is called where it is listed. Its own id begins its refresh tokens, and whoever brings a false one ends
 * the session: that id is for nobody who only reads a list.
 */
export function shownSessionId(id: string): string {
  return hashOf(`session ${id}`).toString('base64url')
}

/** Ends the session of this name; false where the student has none. */
export async function endOwnSession(
  tx: Tx,
  session: { shownId: string; studentId: string },
  now: Date,
): Promise<boolean> {
  const own = await tx<{ id: string }[]>`
    select id from auth_sessions where student_id = ${session.studentId} and revoked_at is null`
  const named = own.find(({ id }) => shownSessionId(id) === session.shownId)
  if (named) await endSession(tx, named.id, now)
  return named !== undefined
}
