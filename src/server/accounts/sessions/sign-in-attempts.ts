import type { Sql, Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { networkOf } from '../network-of.ts'
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
 * what forgets those tries again, for the one that turns out right.
 *
 * From where an account was signed in of late, it has tries of its own: else whoever makes ten wrong ones each quarter of an hour,
 * from anywhere, would keep the owner out for as long as they like.
 */
export async function countAttempt(sql: Sql, attempt: Attempt): Promise<() => Promise<void>> {
  const account = hashOf(attempt.email.toLowerCase())
  const network = networkOf(attempt.address)
  const since = new Date(attempt.now.getTime() - span)
  const isHome = await isHomeOf(sql, attempt, network)
  const counted = (tx: Tx) =>
    isHome ? tx`account = ${account} and address = ${network}` : tx`account = ${account}`
  const freeAt = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('sign-in'), hashtext(${account.toString('hex')})),
      pg_advisory_xact_lock(hashtext('sign-in from'), hashtext(${network}))`
    const [tried] = await tx<{ fullSince: Date | null }[]>`
      select greatest(
        case when count(*) filter (where ${counted(tx)}) >= ${perAccount}
          then min(tried_at) filter (where ${counted(tx)}) end,
        case when count(*) filter (where address = ${network}) >= ${perAddress}
          then min(tried_at) filter (where address = ${network}) end) as "fullSince"
      from sign_in_attempts
      where (account = ${account} or address = ${network}) and tried_at > ${since}`
    // A refused try is not counted: else somebody who keeps knocking would never be let in again.
    if (tried?.fullSince) return tried.fullSince
    await tx`insert into sign_in_attempts (account, address, tried_at)
      values (${account}, ${network}, ${attempt.now})`
    return null
  })
  if (freeAt) {
    const retryAfter = Math.ceil((freeAt.getTime() + span - attempt.now.getTime()) / 1000)
    throw new Refusal(429, 'Too many wrong passwords. Please wait a few minutes, then try again.', {
      retryAfter,
    })
  }
  return async () => {
    await sql`delete from sign_in_attempts where ${counted(sql)} or tried_at <= ${since}`
  }
}

/** Whether a session of the account was opened there of late, which may have ended since. */
async function isHomeOf(tx: Tx, { email, now }: Attempt, network: string): Promise<boolean> {
  const places = await tx<{ address: string }[]>`
    select distinct address from auth_sessions join students on students.id = student_id
    where lower(email) = ${email.toLowerCase()} and expires_at > ${now}`
  return places.some(({ address }) => networkOf(address) === network)
}
