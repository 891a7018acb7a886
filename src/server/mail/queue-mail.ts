import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { isOfTheGone } from './address-of-the-gone.ts'

export interface Attachment {
  filename: string
  contentType: string
  content: string | Uint8Array
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** A mail with a key that was queued before is the same mail: it goes out once. */
  dedupeKey?: string
  attachments?: Attachment[]
  /** Where one press of the mail program's own button ends mails like this one (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * Queues a mail in the transaction of what it tells about: both are kept, or neither. It is sent afterwards. Who deleted
 * the account has no address any more: what became of their plan is told to nobody.
 */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  const { to, subject, text, html, dedupeKey = null, attachments = [], unsubscribeUrl = '' } = mail
  if (isOfTheGone(to)) return
  const kept = attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    base64: Buffer.from(content).toString('base64'),
  }))
  await tx`insert into mails (id, recipient, subject, text_body, html_body, attachments, dedupe_key,
      unsubscribe_url)
    values (${newId()}, ${to}, ${subject}, ${text}, ${html}, ${tx.json(kept)}, ${dedupeKey}, ${unsubscribeUrl})
    on conflict (dedupe_key) do nothing`
}
