import { signInFirst } from '../../admission.ts'
import type { Tx } from '../../database/sql.ts'
import type { Context } from '../../serve.ts'
import { holdAccount } from '../two-steps/two-steps-store.ts'

/**
 * Holds the account for what could take it away from its owner, and refuses where the session has ended since its caller
 * was found: whoever resets a password is told that all others are out, and must not find the account moved after that.
 */
export async function holdOwnSession(
  tx: Tx,
  { student, session }: Pick<Context, 'student' | 'session'>,
): Promise<void> {
  await holdAccount(tx, student.id)
  const open = await tx`select from auth_sessions where id = ${session.id} and revoked_at is null`
  if (open.count === 0) throw signInFirst()
}
