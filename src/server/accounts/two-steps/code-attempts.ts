import { codeLimits } from '#rules/two-steps.ts'
import type { Sql, Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { networkOf } from '../network-of.ts'

export interface CodeAttempt {
  studentId: string
  address: string
  now: Date
}

/**
 * Counts a try before its code is looked at, so that many at once cannot slip past the limits together. Answers with how
 * many the account had of late, this one too; and with what forgets them, for the one that turns out right.
 */
export async function countCode(sql: Sql, { studentId, address, now }: CodeAttempt): Promise<CountedCode> {
  const network = networkOf(address)
  const tried = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('code'), hashtext(${studentId})),
      pg_advisory_xact_lock(hashtext('code from'), hashtext(${network}))`
    for (const limit of codeLimits) {
      const past = await triesWithin(tx, { studentId, network, now }, limit)
      // A refused try is not counted: else whoever keeps knocking would lock the account for good.
      if (past.n >= limit.most) throw tooMany(past.first, limit.minutes, now)
    }
    await tx`insert into code_attempts (student_id, address, tried_at) values (${studentId}, ${network}, ${now})`
    const [shortest] = codeLimits
    return (await triesWithin(tx, { studentId, network, now }, shortest)).n
  })
  return {
    tried,
    forget: async () => {
      await sql`delete from code_attempts where student_id = ${studentId}`
    },
  }
}

export interface CountedCode {
  tried: number
  forget: () => Promise<void>
}

async function triesWithin(
  tx: Tx,
  { studentId, network, now }: Omit<CodeAttempt, 'address'> & { network: string },
  { of, minutes }: (typeof codeLimits)[number],
): Promise<{ n: number; first: Date }> {
  const since = new Date(now.getTime() - minutes * 60_000)
  const whose = of === 'account' ? tx`student_id = ${studentId}` : tx`address = ${network}`
  const [row] = await tx<{ n: number; first: Date | null }[]>`
    select count(*)::int as n, min(tried_at) as first from code_attempts where ${whose} and tried_at > ${since}`
  return { n: row?.n ?? 0, first: row?.first ?? now }
}

function tooMany(first: Date, minutes: number, now: Date): Refusal {
  const retryAfter = Math.ceil((first.getTime() + minutes * 60_000 - now.getTime()) / 1000)
  const wait = minutes > 60 ? 'Please try again tomorrow' : 'Please wait a few minutes'
  return new Refusal(429, `Too many wrong codes. ${wait}, or write to us.`, { retryAfter })
}

/** The longest that a limit looks back. */
export async function sweepCodeAttempts(tx: Tx, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000)
  await tx`delete from code_attempts where tried_at < ${yesterday}`
}
