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
  return tx<Row[]>`
    select id, device, case when impersonator_id is null then address else '' end as address,
      signed_in_at as "signedInAt", rotated_at as "lastUsedAt", impersonator_id is not null as "isImpersonation"
    from auth_sessions where student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    order by rotated_at desc, id`
}

/** False where the student has no such session. */
export async function endOwnSession(
  tx: Tx,
  session: { id: string; studentId: string },
  now: Date,
): Promise<boolean> {
  const ended = await tx`update auth_sessions set revoked_at = ${now}
    where id = ${session.id} and student_id = ${session.studentId} and revoked_at is null returning id`
  return ended.length > 0
}
