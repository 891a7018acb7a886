import type { NewPasswordForm } from '#calls/account-links.ts'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { refuseCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { forgetDevicesOf } from '../sessions/device-store.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { hashOf } from '../sessions/tokens.ts'
import { setPassword } from '../student-store.ts'
import { endLinks, markValidated, ownerOfLink, takeLink } from './link-store.ts'

const ended = 'This link was used before or has ended. Please ask for a new one.'

/** A refused password leaves the link as it is; an accepted one uses it up and ends every session (domain 5). */
export async function resetPasswordBy(
  token: string,
  { sql, body, now }: Pick<Context<unknown, unknown, NewPasswordForm>, 'sql' | 'body' | 'now'>,
): Promise<void> {
  const link = { token, purpose: 'reset', now } as const
  const owner = await ownerOfLink(sql, link)
  if (!owner) throw new Refusal(410, ended)
  refuseCommonPassword(body.password, owner.email)
  const passwordHash = await hashPassword(body.password)
  await sql.begin(async (tx) => {
    const studentId = await takeLink(tx, link)
    if (!studentId) throw new Refusal(410, ended)
    await replacePassword(tx, { studentId, passwordHash, now })
    await tx`delete from sign_in_attempts where account = ${hashOf(owner.email.toLowerCase())}`
  })
}

async function replacePassword(
  tx: Tx,
  { studentId, passwordHash, now }: { studentId: string; passwordHash: string; now: Date },
): Promise<void> {
  // Whoever reads the mails of this address has shown that it is theirs.
  await markValidated(tx, studentId, now)
  await setPassword(tx, studentId, passwordHash)
  await endSessionsOf(tx, studentId, { now })
  await forgetDevicesOf(tx, studentId)
  await endLinks(tx, { studentId, purpose: 'reset', now })
}
