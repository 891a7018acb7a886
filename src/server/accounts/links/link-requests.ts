import type { Config } from '../../config.ts'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context, Deps } from '../../serve.ts'
import { networkOf } from '../network-of.ts'
import { sendActivationLink } from './activation-link.ts'
import { ownPage } from './link-address.ts'
import { claimRequest, countRequests, keepRequest, type LinkRequest } from './link-request-store.ts'
import type { LinkPurpose } from './link-store.ts'
import { sendResetLink } from './reset-link.ts'

const span = 15 * 60_000
const mostFromAddress = 30

interface Asked {
  email: string
  purpose: LinkPurpose
  url: string
  /** What a foreign address is refused with, by the family of the call. */
  status: 400 | 422
}

/**
 * Keeps that somebody asked for a link, and no more: who that address belongs to is looked up later, by `answerRequest`.
 * So the answer is the same for everybody, and takes the same work (domain 5).
 */
export async function askForLink(
  context: Pick<Context, 'sql' | 'config' | 'now' | 'request'>,
  asked: Asked,
): Promise<void> {
  const { sql, config, now, request } = context
  const { email, purpose, status } = asked
  const url = ownPage(asked.url, config, status).href
  const address = networkOf(request.ip)
  const wanted = { email, purpose, url, address, now }
  if (!config.rateLimits) return keepRequest(sql, wanted)
  await sql.begin(async (tx) => {
    await mustNotBeTooMany(tx, address, now)
    await keepRequest(tx, wanted)
  })
}

/** Of many at once the last ones find the others counted. */
async function mustNotBeTooMany(tx: Tx, address: string, now: Date): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('link'), hashtext(${address}))`
  const since = new Date(now.getTime() - span)
  if ((await countRequests(tx, { address, since })) < mostFromAddress) return
  const message = 'Too many mails were asked for from here. Please wait a few minutes, then try again.'
  throw new Refusal(429, message, { retryAfter: span / 1000 })
}

/** Answers the oldest waiting request: a link for an account that may have one, nothing for anybody else. */
export function answerRequest({ sql, config, now }: Pick<Deps, 'sql' | 'config' | 'now'>): Promise<boolean> {
  return sql.begin(async (tx) => {
    const request = await claimRequest(tx, now())
    if (!request) return false
    const { purpose, student } = request
    if (student) await send[purpose](tx, linkOf(request, student, config)).catch(dropRefused)
    return true
  })
}

const send = { activation: sendActivationLink, reset: sendResetLink }

/** PUBLIC_URL was changed since it was asked: one such request must not hold up all that follow. */
function dropRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

function linkOf({ url, askedAt }: LinkRequest, student: NonNullable<LinkRequest['student']>, config: Config) {
  return { student, url, config, now: askedAt }
}
