import type { Tx } from '../../database/sql.ts'
import type { Recipient } from './activation-link.ts'
import type { LinkPurpose } from './link-store.ts'

interface NewRequest {
  email: string
  purpose: LinkPurpose
  url: string
  address: string
  now: Date
}

export interface LinkRequest {
  purpose: LinkPurpose
  url: string
  askedAt: Date
  /** Null where no account may have such a link: unknown, disabled, or active already. */
  student: Recipient | null
}

export async function keepRequest(tx: Tx, { email, purpose, url, address, now }: NewRequest): Promise<void> {
  await tx`insert into link_requests (email, purpose, url, address, asked_at)
    values (${email}, ${purpose}, ${url}, ${address}, ${now})`
}

export async function countRequests(
  tx: Tx,
  { address, since }: { address: string; since: Date },
): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    select count(*)::int as n from link_requests where address = ${address} and asked_at > ${since}`
  return row?.n ?? 0
}

/** In the transaction that answers it: a process that dies in between leaves it waiting. */
export async function claimRequest(tx: Tx, now: Date): Promise<LinkRequest | null> {
  const [asked] = await tx<(Omit<LinkRequest, 'student'> & { email: string })[]>`
    update link_requests set answered_at = ${now}
    from (select id from link_requests where answered_at is null
      order by id for update skip locked limit 1) oldest
    where link_requests.id = oldest.id
    returning email, purpose, url, asked_at as "askedAt"`
  if (!asked) return null
  // Held until the link is mailed: of an account that just moves away, the mailbox it leaves gets none.
  const [student] = await tx<Recipient[]>`
    select id, email, first_name as "firstName" from students
    where lower(email) = ${asked.email.toLowerCase()} and is_active
      and (${asked.purpose} = 'reset' or validated_at is null)
    for update`
  return { purpose: asked.purpose, url: asked.url, askedAt: asked.askedAt, student: student ?? null }
}

export async function sweepLinks(tx: Tx, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000)
  await tx`delete from link_requests where answered_at is not null and asked_at < ${yesterday}`
  await tx`delete from account_links where expires_at < ${yesterday}`
}
