import { randomBytes } from 'node:crypto'
import type { Sql } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { hashPassword } from './passwords/passwords.ts'

/** Makes somebody an admin. A new account gets a password of its own making, which is returned once. */
export async function createAdmin(sql: Sql, email: string, now: Date): Promise<{ password: string | null }> {
  const known = await sql`
    update students set role = 'ADMIN' where lower(email) = ${email.toLowerCase()} returning id`
  if (known.length > 0) return { password: null }
  const password = randomBytes(12).toString('base64url')
  await sql`insert into students (id, email, password_hash, first_name, role, validated_at)
    values (${newId()}, ${email}, ${await hashPassword(password)}, 'Admin', 'ADMIN', ${now})`
  return { password }
}
