import type { Student } from '../accounts/sessions/caller-store.ts'
import type { Config } from '../config.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { eraseAccount } from '../profile/delete-account.ts'
import { dropUnlessShown } from '../profile/drop-unless-shown.ts'
import { dataOf } from '../profile/my-data.ts'
import { profileOf } from '../profile/profile-store.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { noSuchPerson } from './change-person.ts'

/** Somebody by id or by e-mail, as the rest of the server knows a student. */
export async function studentNamed(tx: Tx, by: { id?: string; email?: string }): Promise<Student> {
  const { id = null, email = null } = by
  const [row] = await tx<Student[]>`
    select id, email, role, first_name as "firstName", last_name as "lastName", country, time_zone as "timeZone",
      is_star as "isStar", is_legacy as "isLegacy", validated_at is not null as "isValidated",
      stripe_customer_id as "stripeCustomerId"
    from students where (id = ${id} or lower(email) = lower(${email})) and deleted_at is null`
  if (!row) throw noSuchPerson()
  return row
}

/** All that is held about them. The log says that it was taken out, and holds none of it. */
export async function exportPerson({ sql, params, now, changed }: Context<{ id: string }>) {
  const data = await dataOf(sql, await studentNamed(sql, params), now)
  changed({ subject: 'student', subjectId: params.id, after: { exported: true } })
  return data
}

type Deleting = Context<{ id: string }, unknown, { email: string }>

export async function deletePerson({ sql, params, body, student, config, now, changed }: Deleting) {
  const person = await studentNamed(sql, params)
  if (person.id === student.id)
    throw new Refusal(409, 'This is your own account. You can delete it in your profile.')
  if (person.email.toLowerCase() !== body.email.toLowerCase()) {
    const message = 'This is not the e-mail of this account.'
    throw new Refusal(409, message, { fields: [{ field: 'email', message }] })
  }
  await removePerson(sql, person, { config, now })
  changed({
    subject: 'student',
    subjectId: person.id,
    before: { role: person.role },
    after: { deleted: true },
  })
  return { message: 'The account is deleted.' }
}

export async function removePerson(
  sql: Sql,
  person: Student,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { picture } = await profileOf(sql, person.id)
  await eraseAccount(sql, person, { config, now })
  await dropUnlessShown(sql, picture, config)
}
