import { randomBytes } from 'node:crypto'
import type { Sql } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { hashPassword } from './passwords/passwords.ts'
import { forgetDevicesOf } from './sessions/device-store.ts'
import { endSessionsOf } from './sessions/session-store.ts'
import { dropFactor } from './two-steps/two-steps-store.ts'

/**
 * Makes somebody an admin. A new account gets a password of its own making, which is returned once; and so does one whose
 * address nobody has confirmed, for whoever opened that may be somebody else, and is signed out of it. An account that
 * was disabled is so no more: it could not be signed in to.
 */
export async function createAdmin(sql: Sql, email: string, now: Date): Promise<{ password: string | null }> {
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  return sql.begin(async (tx) => {
    const [known] = await tx<{ id: string; isConfirmed: boolean }[]>`
      select id, validated_at is not null as "isConfirmed" from students
      where lower(email) = ${email.toLowerCase()} for no key update`
    if (!known) {
      await tx`insert into students (id, email, password_hash, first_name, role, validated_at)
        values (${newId()}, ${email}, ${hash}, 'Admin', 'ADMIN', ${now})`
      return { password }
    }
    await tx`update students set role = 'ADMIN', is_active = true where id = ${known.id}`
    if (known.isConfirmed) return { password: null }
    await tx`update students set password_hash = ${hash}, validated_at = ${now} where id = ${known.id}`
    await dropFactor(tx, known.id)
    await endSessionsOf(tx, known.id, { now })
    await forgetDevicesOf(tx, known.id)
    return { password }
  })
}
