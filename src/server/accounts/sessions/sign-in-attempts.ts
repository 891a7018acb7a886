import { atMost } from '../../at-most.ts'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { networkOf } from '../network-of.ts'
import { hashOf } from './tokens.ts'

const span = 15 * 60_000
const perAccount = 10
const perAddress = 30

export interface Attempt {
  email: string
  address: string
  now: Date
  /** What is tried: a password, or (signing up, moving) whether an address is taken. */
  of: keyof typeof refusals
}

const refusals = {
  password: 'Too many wrong passwords. Please wait a few minutes, then try again.',
  address:
    'There were too many tries with this e-mail, or from your network, just now. Please wait a few minutes, then try again.',
}

/** Strikes the tries out again of whoever turned out right. */
export type Forget = (tx: Tx) => Promise<void>

/**
 * Counts a try before its password is looked at, so that many at once cannot slip past the limit together. Returns
 * what forgets those tries again, for the one that turns out right.
 *
 * From where an account was signed in of late, it has tries of its own: else whoever makes ten wrong ones each quarter of an hour,
 * from anywhere, would keep the owner out for as long as they like.
 */
export async function countAttempt(tx: Tx, attempt: Attempt): Promise<Forget> {
  const email = attempt.email.toLowerCase()
  const account = hashOf(email)
  const network = networkOf(attempt.address)
  const since = new Date(attempt.now.getTime() - span)
  const [tried] = await tx<{ isHome: boolean; fullSince: Date | null }[]>`
    select is_home as "isHome", full_since as "fullSince"
    from count_sign_in_try(${email}, ${account}, ${network}, ${attempt.now}, ${since}, ${perAccount}, ${perAddress})`
  const { isHome = false, fullSince = null } = tried ?? {}
  if (fullSince) {
    const retryAfter = Math.ceil((fullSince.getTime() + span - attempt.now.getTime()) / 1000)
    throw new Refusal(429, refusals[attempt.of], { retryAfter })
  }
  return async (tx) => {
    await tx`delete from sign_in_attempts
      where account = ${account} and (address = ${network} or not ${isHome})`
  }
}

/**
 * So few are counted and looked at together; the others wait uncounted. Else a class that signs in at once, each with the
 * right password, would fill the limit of its network with tries that are still being looked at.
 */
const looking = atMost(4, 200)

/** Looks at a try once it is counted, where tries are: gives what was found, and what forgets it when it was right. */
export async function looked<Found>(
  { sql, config }: Pick<Context, 'sql' | 'config'>,
  attempt: Attempt,
  look: () => Promise<Found>,
): Promise<{ found: Found; forget?: Forget }> {
  if (!config.rateLimits) return { found: await look() }
  return looking.run(async () => {
    const forget = await countAttempt(sql, attempt)
    return { found: await look(), forget }
  })
}

/** What no limit looks back to any more. */
export async function sweepAttempts(tx: Tx, now: Date): Promise<void> {
  await tx`delete from sign_in_attempts where tried_at <= ${new Date(now.getTime() - span)}`
}
