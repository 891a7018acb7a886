import type { Config } from '../../config.ts'
import type { Tx } from '../../database/sql.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { ownPage } from './link-address.ts'
import { activationMail } from './link-mails.ts'
import { issueLink } from './link-store.ts'

export interface Recipient {
  id: string
  email: string
  firstName: string
}

export interface ActivationLink {
  student: Recipient
  /** The page it leads to, as the client named it; refused unless it is the academy's own. */
  url: string
  config: Config
  now: Date
}

/**
 * Mails `{url}?email=&token=`, in the transaction that made the account or asked again. False where the account had its
 * three mails a moment ago.
 */
export async function sendActivationLink(tx: Tx, link: ActivationLink): Promise<boolean> {
  const { student, url, config, now } = link
  const page = ownPage(url, config)
  const token = await issueLink(tx, { studentId: student.id, purpose: 'activation', now })
  if (!token) return false
  page.search = new URLSearchParams({ email: student.email, token }).toString()
  await queueMail(tx, { to: student.email, ...activationMail(student.firstName, page.href, config) })
  return true
}
