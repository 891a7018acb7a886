import type { Student } from '../accounts/sessions/caller-store.ts'
import type { Config } from '../config.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { addressOfTheGone } from '../mail/address-of-the-gone.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { emptyEventsOf } from '../payments/event-store.ts'
import { Refusal } from '../refusal.ts'
import { cancelOpenLessons } from '../tutors/cancel-open-lessons.ts'
import { dropSent } from '../tutors/recordings/sent-sounds.ts'
import { filesSentBy } from '../tutors/recordings/tutor-recording-store.ts'
import { isTheirs, personalTables } from './personal-tables.ts'
import { accountDeletedMail } from './profile-mails.ts'

export const nameOfTheGone = 'A former student'

const day = 24 * 60 * 60_000

/** Ends the account: sessions, learning, mails. What must stay stays under a row that names nobody. */
export async function eraseAccount(
  sql: Sql,
  student: Student,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const sent = await filesSentBy(sql, student.id)
  await sql.begin(async (tx) => {
    await othersAreAdmins(tx, student.id)
    // Not `for update`: whoever is just writing of the student would wait for this, and this for them.
    await tx`select from students where id = ${student.id} for no key update`
    await cancelOpenLessons(tx, student.id, { config, now })
    await forget(tx, student, now)
    await emptyEventsOf(tx, student)
    await queueMail(tx, { to: student.email, ...accountDeletedMail(student.firstName, config) })
  })
  await dropSent(sent, config)
}

/** Who was let in a moment before their account ended may have written after that: it goes within the hour. */
export async function sweepTheGone(sql: Sql, config: Config, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day)
  const gone = await sql<Gone[]>`select id, email from students where deleted_at > ${since}`
  for (const student of gone) {
    const sent = await filesSentBy(sql, student.id)
    await sql.begin(async (tx) => {
      await forget(tx, student, now)
      await emptyEventsOf(tx, student, since)
    })
    await dropSent(sent, config)
  }
}

type Gone = Pick<Student, 'id' | 'email'>

async function forget(tx: Tx, { id, email }: Gone, now: Date): Promise<void> {
  for (const one of personalTables)
    if (!one.isKept) await tx`delete from ${tx(one.table)} where ${isTheirs(tx, one, { id, email })}`
  await tx`update students set email = ${addressOfTheGone(id)}, password_hash = '-',
      first_name = ${nameOfTheGone}, last_name = '', username = '', phone = '', city = '', state = '',
      country = '', birthday = null, picture = '', role = 'STUDENT', is_active = false, is_star = false,
      validated_at = null, last_visited_page = null, time_zone = 'UTC', deleted_at = coalesce(deleted_at, ${now})
    where id = ${id}`
}

/** Asked of the row itself: an admin who owes two-step sign-in works as a student, and still is the only one. */
async function othersAreAdmins(tx: Tx, studentId: string): Promise<void> {
  const admins = await tx<{ id: string }[]>`select id from students
    where role = 'ADMIN' and (is_active or id = ${studentId}) order by id for no key update`
  if (admins.length === 1 && admins[0]?.id === studentId)
    throw new Refusal(409, 'You are the only admin. Make somebody else one first.')
}
