import type { Sql, Tx } from '../../database/sql.ts'
import { takeBackEndedMails } from '../../mail/mail-store.ts'

export async function isDigestWanted(tx: Tx, studentId: string): Promise<boolean> {
  const [row] = await tx`select from digest_wishes where student_id = ${studentId}`
  return row !== undefined
}

/** Wished for again, it stays due when it was. */
export async function wishDigest(tx: Tx, studentId: string): Promise<void> {
  await tx`insert into digest_wishes (student_id, due_at) values (${studentId}, now() + interval '7 days')
    on conflict do nothing`
}

/** Nor does one follow that waits for a mail server. */
export async function endDigest(sql: Sql, studentId: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from digest_wishes where student_id = ${studentId}`
    await takeBackEndedMails(tx, studentId)
  })
}

/** Whose link this is; its holder may be anybody with the mail, and does not learn who. */
export async function endDigestByLink(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const [link] = await sql<{ studentId: string }[]>`
    select student_id as "studentId" from digest_links where token_hash = ${tokenHash}`
  if (link) await endDigest(sql, link.studentId)
  return link !== undefined
}

export interface DueDigest {
  studentId: string
  email: string
  firstName: string
  /** When it should have come, up to a moment before now; up to days where no server ran. */
  dueAt: Date
  /** When the last one was written that said anything. */
  toldAt: Date | null
}

/**
 * Takes those whose mail is due: two processes never take the same. The next one is due in a week, at the hour at which
 * it was asked for: of a server that comes back at night nobody has their mails at night from then on.
 */
export function takeDueDigests(tx: Tx, most: number) {
  return tx<DueDigest[]>`update digest_wishes set due_at = due.due_at
      + interval '7 days' * ceil(extract(epoch from now() - due.due_at) / extract(epoch from interval '7 days') + 0.5)
    from (select student_id, email, first_name, wish.due_at from digest_wishes wish join students on students.id = student_id
      where due_at <= now() and is_active and validated_at is not null
      order by due_at for update of wish skip locked limit ${most}) due
    where digest_wishes.student_id = due.student_id
    returning due.student_id as "studentId", email, first_name as "firstName",
      due.due_at as "dueAt",
      (select max(made_at) from digest_links link where link.student_id = due.student_id) as "toldAt"`
}

export async function keepDigestLink(tx: Tx, studentId: string, tokenHash: Buffer): Promise<void> {
  await tx`insert into digest_links (token_hash, student_id) values (${tokenHash}, ${studentId})`
}

/** A mail of a year ago may still end them; an older one need not. */
export async function sweepDigestLinks(tx: Tx): Promise<void> {
  await tx`delete from digest_links where made_at < now() - interval '1 year'`
}
