import { hashOf, newToken } from '../../accounts/sessions/tokens.ts'
import type { Tx } from '../../database/sql.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Deps } from '../../serve.ts'
import { notificationsFor } from '../notification-store.ts'
import { digestMail } from './digest-mail.ts'
import { type DueDigest, keepDigestLink, takeDueDigests } from './digest-store.ts'

const atOnce = 20
const mostTitles = 10
const week = 7 * 86_400_000

/** Writes the mails that are due. True where more may be. */
export async function writeDigests({ sql, config, now }: Pick<Deps, 'sql' | 'config' | 'now'>) {
  return sql.begin(async (tx) => {
    const due = await takeDueDigests(tx, atOnce)
    for (const one of due) await writeDigest(tx, one, { publicUrl: config.publicUrl, now: now() })
    return due.length === atOnce
  })
}

/** Where nothing is new, there is no mail. */
async function writeDigest(tx: Tx, due: DueDigest, { publicUrl, now }: { publicUrl: string; now: Date }) {
  // It goes on where the last one ended: that one was written when this one's week began, or later.
  const begun = Math.max(due.dueAt.getTime(), now.getTime() - week) - week
  const since = Math.max(begun, due.toldAt?.getTime() ?? begun)
  const titles = (await notificationsFor(tx, due.studentId, { most: 50 }))
    .filter(({ isReaded, publishedAt }) => !isReaded && publishedAt.getTime() > since)
    .map(({ title }) => title)
  if (titles.length === 0) return
  const token = newToken()
  await keepDigestLink(tx, due.studentId, hashOf(token))
  const mail = digestMail({ ...due, titles: titles.slice(0, mostTitles), publicUrl, token })
  const unsubscribeUrl = `${publicUrl}/api/notificationDigest/unsubscribe?token=${token}`
  await queueMail(tx, { to: due.email, ...mail, unsubscribeUrl })
}
