import type { Tx } from '../database/sql.ts'

export interface QueuedMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; base64: string }[]
  unsubscribeUrl: string
  createdAt: Date
  /** How often it was tried, this time included. */
  attempts: number
}

/**
 * Takes mails that are due. Until its lease ends nobody else takes a mail; after that everybody may: a process that was
 * killed between claiming and sending has lost nothing.
 */
export async function claimMails(tx: Tx, { most, leaseSeconds }: { most: number; leaseSeconds: number }) {
  return tx<QueuedMail[]>`
    update mails set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    from (select id from mails where sent_at is null and failed_at is null and due_at <= now()
      order by due_at for update skip locked limit ${most}) due
    where mails.id = due.id
    returning mails.id, recipient, subject, text_body as text, html_body as html, attachments,
      unsubscribe_url as "unsubscribeUrl", created_at as "createdAt", attempts`
}

export async function markSent(tx: Tx, id: string, { keepWords }: { keepWords: boolean }): Promise<void> {
  await tx`update mails set sent_at = now(), failed_at = null, last_error = '',
      unsubscribe_url = case when ${keepWords} then unsubscribe_url else '' end,
      text_body = case when ${keepWords} then text_body else '' end,
      html_body = case when ${keepWords} then html_body else '' end,
      attachments = case when ${keepWords} then attachments else '[]' end
    where id = ${id} and sent_at is null`
}

/** With `seconds` null it was tried often enough: it stays in the admin's list of failed mails. */
export async function markFailed(
  tx: Tx,
  { id, attempts }: Pick<QueuedMail, 'id' | 'attempts'>,
  { error, seconds }: { error: string; seconds: number | null },
): Promise<void> {
  await tx`update mails set last_error = ${error.slice(0, 300)},
      due_at = now() + make_interval(secs => ${seconds ?? 0}),
      failed_at = case when ${seconds === null} then now() end
    where id = ${id} and attempts = ${attempts} and sent_at is null`
}

export async function mailWords(tx: Tx, id: string) {
  const [row] = await tx<{ to: string; subject: string; text: string; html: string; createdAt: Date }[]>`
    select recipient as "to", subject, text_body as text, html_body as html, created_at as "createdAt"
    from mails where id = ${id}`
  return row ?? null
}

/** A failed mail starts again from its first try. False when there is no such failed mail. */
export async function retryFailedMail(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`update mails set failed_at = null, attempts = 0, due_at = now()
    where id = ${id} and failed_at is not null returning id`
  return rows.length > 0
}

/** Takes back a student's mails that wait and that a reader can end (RFC 8058): who ended them gets no more. */
export async function takeBackEndedMails(tx: Tx, studentId: string): Promise<void> {
  await tx`delete from mails where recipient = (select email from students where id = ${studentId})
    and unsubscribe_url <> '' and sent_at is null and failed_at is null`
}

/** What failed has had a month to be sent again; its links have ended long before. */
export async function sweepMails(tx: Tx): Promise<void> {
  await tx`delete from mails where sent_at < now() - interval '30 days'
    or (sent_at is null and failed_at < now() - interval '30 days')`
}

export async function countWaiting(tx: Tx): Promise<number> {
  const [found] = await tx<{ count: number }[]>`
    select count(*) from mails where sent_at is null and failed_at is null`
  return found?.count ?? 0
}
