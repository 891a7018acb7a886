import type { SignedInUser } from '#calls/accounts.ts'
import type { Tx } from '../../database/sql.ts'
import { hashOf, newToken } from '../sessions/tokens.ts'

const life = 10 * 60_000

/** What the first step settled, for the session that the second one opens. */
export interface HalfSignIn {
  /** As the form said; null where it said nothing. */
  remember: boolean | null
  /** A remembered device stood for the password. */
  byDevice: boolean
}

/** The token with which the second step goes on; only its hash is kept. */
export async function beginHalf(
  tx: Tx,
  { studentId, remember, byDevice, now }: HalfSignIn & { studentId: string; now: Date },
): Promise<string> {
  const token = newToken()
  await tx`insert into half_sign_ins (token_hash, student_id, remember, by_device, expires_at)
    values (${hashOf(token)}, ${studentId}, ${remember}, ${byDevice}, ${new Date(now.getTime() + life)})`
  return token
}

/** Whose sign-in waits for its code. */
export async function userOfHalf(tx: Tx, token: string, now: Date): Promise<SignedInUser | null> {
  const [row] = await tx<SignedInUser[]>`
    select id as _id, email, role, first_name as "firstName", last_name as "lastName"
    from half_sign_ins join students on students.id = student_id
    where token_hash = ${hashOf(token)} and expires_at > ${now} and is_active`
  return row ?? null
}

/** Uses it up: of two who come at once, one opens a session. The account stays as it is until the transaction ends. */
export async function takeHalf(tx: Tx, token: string, now: Date): Promise<HalfSignIn | null> {
  await tx`select students.id from students join half_sign_ins on students.id = student_id
    where token_hash = ${hashOf(token)} for share of students`
  const [row] = await tx<HalfSignIn[]>`delete from half_sign_ins
    where token_hash = ${hashOf(token)} and expires_at > ${now}
      and exists (select from students where students.id = student_id and is_active)
    returning remember, by_device as "byDevice"`
  return row ?? null
}

/** When its password changes, when it is disabled, and whenever all sessions of an account end. */
export async function dropHalvesOf(tx: Tx, studentId: string): Promise<void> {
  await tx`delete from half_sign_ins where student_id = ${studentId}`
}

export async function sweepHalves(tx: Tx, now: Date): Promise<void> {
  await tx`delete from half_sign_ins where expires_at < ${now}`
}
