import type { Tx } from '../../database/sql.ts'
import { hashOf, newToken } from '../sessions/tokens.ts'

export type LinkPurpose = 'activation' | 'reset'

const minute = 60_000
const life: Record<LinkPurpose, number> = { activation: 7 * 24 * 60 * minute, reset: 20 * minute }
const span = 15 * minute
const mostInSpan = 3

export interface LinkOf {
  studentId: string
  purpose: LinkPurpose
  now: Date
}

/**
 * The token of a new link; every older one of its kind ends. Null when the account has had its three mails in a quarter
 * of an hour (domain 21): the newest of those still works.
 */
export async function issueLink(tx: Tx, { studentId, purpose, now }: LinkOf): Promise<string | null> {
  // Two at once would each see two mails and send a fourth.
  await tx`select id from students where id = ${studentId} for update`
  const since = new Date(now.getTime() - span)
  const [sent] = await tx<{ n: number }[]>`
    select count(*)::int as n from account_links where student_id = ${studentId} and created_at > ${since}`
  if (sent && sent.n >= mostInSpan) return null
  await endLinks(tx, { studentId, purpose, now })
  const token = newToken()
  const expiresAt = new Date(now.getTime() + life[purpose])
  await tx`insert into account_links (token_hash, student_id, purpose, created_at, expires_at)
    values (${hashOf(token)}, ${studentId}, ${purpose}, ${now}, ${expiresAt})`
  return token
}

export async function endLinks(tx: Tx, { studentId, purpose, now }: LinkOf): Promise<void> {
  await tx`update account_links set ended_at = ${now}
    where student_id = ${studentId} and purpose = ${purpose} and ended_at is null`
}

interface Presented {
  token: string
  purpose: LinkPurpose
  now: Date
}

/** Whose link this is, while it works. */
export async function ownerOfLink(
  tx: Tx,
  { token, purpose, now }: Presented,
): Promise<{ email: string } | null> {
  const [row] = await tx<{ email: string }[]>`
    select email from account_links join students on students.id = student_id
    where token_hash = ${hashOf(token)} and purpose = ${purpose} and ended_at is null and expires_at > ${now}
      and is_active`
  return row ?? null
}

/** Uses the link up. Of two who come at once, one gets the student's id and the other null. */
export async function takeLink(tx: Tx, { token, purpose, now }: Presented): Promise<string | null> {
  // The account before its links, as whoever moves or deletes it does: else each might wait for the other.
  await tx`select from students where id = (select student_id from account_links
    where token_hash = ${hashOf(token)}) for update`
  const [row] = await tx<{ studentId: string }[]>`
    update account_links set ended_at = ${now}
    where token_hash = ${hashOf(token)} and purpose = ${purpose} and ended_at is null and expires_at > ${now}
    returning student_id as "studentId"`
  return row?.studentId ?? null
}

/** This student's address is shown to be theirs; the first time is what is kept. */
export async function markValidated(tx: Tx, studentId: string, now: Date): Promise<void> {
  await tx`update students set validated_at = coalesce(validated_at, ${now}) where id = ${studentId}`
}
