import type { Sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { hashOf } from './tokens.ts'

const span = 15 * 60_000
const perAccount = 10
const perAddress = 30

export interface Attempt {
  email: string
  address: string
  now: Date
}

/**
 * Counts a try before its password is looked at, so that many at once cannot slip past the limit together. Returns
 * what forgets the account's tries again, for the one that turns out right.
 */
export async function countAttempt(sql: Sql, { email, address, now }: Attempt): Promise<() => Promise<void>> {
  const account = hashOf(email.toLowerCase())
  const since = new Date(now.getTime() - span)
  const [own] = await sql<{ id: number }[]>`
    insert into sign_in_attempts (account, address, tried_at)
    values (${account}, ${address}, ${now}) returning id`
  const [tried] = await sql<{ byAccount: number; byAddress: number; first: Date }[]>`
    select count(*) filter (where account = ${account}) as "byAccount",
      count(*) filter (where address = ${address}) as "byAddress", min(tried_at) as first
    from sign_in_attempts
    where (account = ${account} or address = ${address}) and tried_at > ${since}`
  if (own && tried && (tried.byAccount > perAccount || tried.byAddress > perAddress)) {
    // A refused try is not counted: else somebody who keeps knocking would never be let in again.
    await sql`delete from sign_in_attempts where id = ${own.id} or tried_at <= ${since}`
    const retryAfter = Math.ceil((tried.first.getTime() + span - now.getTime()) / 1000)
    throw new Refusal(429, 'Too many wrong passwords. Please wait a few minutes, then try again.', {
      retryAfter,
    })
  }
  return async () => {
    await sql`delete from sign_in_attempts where account = ${account} or tried_at <= ${since}`
  }
}
