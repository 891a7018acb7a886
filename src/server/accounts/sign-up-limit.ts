import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'

const day = 24 * 60 * 60_000

interface SigningUp {
  /** Whose line it comes by (network-of.ts). */
  network: string
  now: Date
  /** How many accounts may be opened from there in a day. */
  most: number
}

/** Refuses another account from where too many were opened; a school signs up whole from one address. */
export async function mustNotBeTooMany(tx: Tx, { network, now, most }: SigningUp): Promise<void> {
  const since = new Date(now.getTime() - day)
  const [opened] = await tx<{ n: number; first: Date }[]>`
    select count(*)::int as n, min(opened_at) as first from sign_ups
    where network = ${network} and opened_at > ${since}`
  if (!opened || opened.n < most) return
  const retryAfter = Math.max(1, Math.ceil((opened.first.getTime() + day - now.getTime()) / 1000))
  const message =
    'Many accounts have been opened from your network today. Please try again tomorrow, or write to us.'
  throw new Refusal(429, message, { retryAfter })
}

/** In the transaction that opens the account: of many at once the last ones find the others counted. */
export async function countSignUp(tx: Tx, signingUp: SigningUp): Promise<void> {
  const { network, now } = signingUp
  await tx`select pg_advisory_xact_lock(hashtext('sign-up'), hashtext(${network}))`
  await mustNotBeTooMany(tx, signingUp)
  await tx`insert into sign_ups (network, opened_at) values (${network}, ${now})`
}

export async function sweepSignUps(tx: Tx, now: Date): Promise<void> {
  await tx`delete from sign_ups where opened_at < ${new Date(now.getTime() - day)}`
}
