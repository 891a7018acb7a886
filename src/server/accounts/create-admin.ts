import { randomBytes } from 'node:crypto'
import type { Change } from '../audit/keep-changes.ts'
import type { Sql } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { hashPassword } from './passwords/passwords.ts'
import { forgetDevicesOf } from './sessions/device-store.ts'
import { endSessionsOf } from './sessions/session-store.ts'
import { dropFactor } from './two-steps/two-steps-store.ts'

export interface MadeAdmin {
  password: string | null
  change: Change
}

/**
 * Makes somebody an admin. A new account gets a password of its own making, which is returned once; and so does one whose
 * address nobody has confirmed, for whoever opened that may be somebody else, and is signed out of it. An account that
 * was disabled is so no more: it could not be signed in to. Says what the log of changes is to hold, too.
 */
export async function createAdmin(sql: Sql, email: string, now: Date): Promise<MadeAdmin> {
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  return sql.begin(async (tx) => {
    const [known] = await tx<{ id: string; role: string; isActive: boolean; isConfirmed: boolean }[]>`
      select id, role, is_active as "isActive", validated_at is not null as "isConfirmed" from students
      where lower(email) = ${email.toLowerCase()} for no key update`
    const after = { role: 'ADMIN', isActive: true, isConfirmed: true }
    if (!known) {
      const id = newId()
      await tx`insert into students (id, email, password_hash, first_name, role, validated_at)
        values (${id}, ${email}, ${hash}, 'Admin', 'ADMIN', ${now})`
      return { password, change: { subject: 'student', subjectId: id, after } }
    }
    const { id, ...before } = known
    const change = { subject: 'student', subjectId: id, before, after }
    await tx`update students set role = 'ADMIN', is_active = true where id = ${id}`
    if (known.isConfirmed) return { password: null, change }
    await tx`update students set password_hash = ${hash}, validated_at = ${now} where id = ${id}`
    await dropFactor(tx, id)
    await endSessionsOf(tx, id, { now })
    await forgetDevicesOf(tx, id)
    return { password, change }
  })
}
