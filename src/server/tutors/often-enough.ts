import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { countAsked, countChanged } from './tutor-request-store.ts'

const mostADay = 20
const day = 86_400_000

interface Doing {
  studentId: string
  now: Date
}

/** Each is a mail to a tutor, and one to an address that nobody may have shown to be theirs. */
export async function mustNotAskTooOften(tx: Tx, { studentId, now }: Doing): Promise<void> {
  const asked = await countAsked(tx, studentId, new Date(now.getTime() - day))
  if (asked >= mostADay) throw tooOften('You have asked a lot today. Please go on tomorrow.')
}

/** The same of changes: whoever moves one lesson back and forth writes as many. */
export async function mustNotMoveTooOften(tx: Tx, { studentId, now }: Doing): Promise<void> {
  const changed = await countChanged(tx, studentId, new Date(now.getTime() - day))
  if (changed >= mostADay) throw tooOften('You have changed your lessons a lot today. Please go on tomorrow.')
}

function tooOften(message: string): Refusal {
  return new Refusal(429, message, { retryAfter: 3600 })
}
