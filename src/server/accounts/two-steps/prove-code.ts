import { type GivenCode, readCode } from '#rules/two-steps.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { stretched } from '../passwords/passwords.ts'
import { countCode } from './code-attempts.ts'
import { openSecret } from './sealed-secret.ts'
import { stepOfCode } from './totp.ts'
import { type Factor, factorOf, takeRecoveryCode, takeStep } from './two-steps-store.ts'

type Asking = Pick<Context, 'sql' | 'config' | 'now' | 'request'>

interface Given {
  studentId: string
  /** As it was typed. */
  code: string
  /** What a wrong code is refused with; `tried` are the account's tries of late. */
  refusal: (tried: number) => Promise<Refusal> | Refusal
}

/** Takes a code of the app or one of recovery, each once; any other is refused and counted. Says which kind it was. */
export async function proveCode(context: Asking, given: Given): Promise<GivenCode['kind']> {
  const { studentId, refusal } = given
  const { tried, forget } = await counted(context, studentId)
  const factor = await factorOf(context.sql, studentId)
  const read = readCode(given.code)
  if (!factor || !read || !(await take[read.kind](context, { studentId, factor, code: read.code })))
    throw await refusal(tried)
  await forget()
  return read.kind
}

/** Counts a try where tries are limited. */
export async function counted({ sql, config, now, request }: Asking, studentId: string) {
  if (!config.rateLimits) return { tried: 0, forget: async () => undefined }
  return countCode(sql, { studentId, address: request.ip, now })
}

export function wrongCode(status: 401 | 403): Refusal {
  const message = 'This code is not right, or was used before. Your app shows a new one every half minute.'
  return new Refusal(status, message, { fields: [{ field: 'code', message }] })
}

interface Taking {
  studentId: string
  factor: Factor
  code: string
}

const take: Record<GivenCode['kind'], (context: Asking, taking: Taking) => Promise<boolean>> = {
  app: async ({ sql, config, now }, { studentId, factor, code }) => {
    const secret = openSecret(factor.sealedSecret, { secretKey: config.secretKey, studentId })
    const step = secret && stepOfCode(secret, code, now)
    return step !== null && takeStep(sql, studentId, step)
  },
  recovery: async ({ sql, now }: { sql: Sql; now: Date }, { studentId, factor, code }) => {
    const hash = await stretched(code, factor.recoverySalt)
    return takeRecoveryCode(sql, { studentId, hash, now })
  },
}
