import type { Tx } from '../../database/sql.ts'
import { longestLife } from './session-life.ts'
import { hashOf, newToken } from './tokens.ts'

const life = 7 * 24 * 60 * 60_000

/** The token that stands for the password on this device, for 7 days; only its hash is kept (domain 3). */
export async function rememberDevice(tx: Tx, studentId: string, now: Date): Promise<string> {
  const token = newToken()
  await tx`insert into remembered_devices (token_hash, student_id, created_at, expires_at)
    values (${hashOf(token)}, ${studentId}, ${now}, ${new Date(now.getTime() + life)})`
  return token
}

/** Whether the device is remembered for this student; if so, for 7 days more, up to the longest since the password. */
export async function recallDevice(
  tx: Tx,
  { token, studentId, now }: { token: string; studentId: string; now: Date },
): Promise<boolean> {
  const found = await tx`update remembered_devices set expires_at = least(${new Date(now.getTime() + life)},
      created_at + make_interval(secs => ${longestLife / 1000}))
    where token_hash = ${hashOf(token)} and student_id = ${studentId} and expires_at > ${now}
    returning student_id`
  return found.length > 0
}

export async function forgetDevice(tx: Tx, token: string): Promise<void> {
  await tx`delete from remembered_devices where token_hash = ${hashOf(token)}`
}

/** After a password change, a reset, and a sign-out everywhere. */
export async function forgetDevicesOf(tx: Tx, studentId: string): Promise<void> {
  await tx`delete from remembered_devices where student_id = ${studentId}`
}

export async function sweepDevices(tx: Tx, now: Date): Promise<void> {
  await tx`delete from remembered_devices where expires_at < ${now}`
}
