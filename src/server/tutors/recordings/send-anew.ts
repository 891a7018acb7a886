import { hashOf, newToken } from '../../accounts/sessions/tokens.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../database/sql.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { recordingMail } from './tutor-recording-mail.ts'
import { changeLink, recordingsTold } from './tutor-recording-store.ts'

/**
 * For a tutor whose address was put right: nobody hears a student with a link that went to the other address, and what
 * is not answered yet is sent again.
 */
export async function sendAnew(
  tx: Tx,
  tutorId: string,
  { now, config }: { now: Date; config: Config },
): Promise<void> {
  for (const sent of await recordingsTold(tx, tutorId, now)) {
    const token = newToken()
    await changeLink(tx, sent.id, hashOf(token))
    if (!sent.answeredAt) await queueMail(tx, recordingMail(sent, token, config.publicUrl))
  }
}
