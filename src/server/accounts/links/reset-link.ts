import type { Tx } from '../../database/sql.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { ActivationLink } from './activation-link.ts'
import { ownPage } from './link-address.ts'
import { resetMail } from './link-mails.ts'
import { issueLink } from './link-store.ts'

/** Mails `{url}/{token}`. */
export async function sendResetLink(tx: Tx, link: ActivationLink): Promise<void> {
  const { student, url, config, now } = link
  const page = ownPage(url, config)
  const token = await issueLink(tx, { studentId: student.id, purpose: 'reset', now })
  if (!token) return
  page.pathname = `${page.pathname.replace(/\/$/, '')}/${token}`
  await queueMail(tx, { to: student.email, ...resetMail(student.firstName, page.href, config) })
}
