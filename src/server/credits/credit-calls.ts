import type { FastifyInstance } from 'fastify'
import { type CreditGrant, credits, grantCredits } from '#calls/credits.ts'
import type { Sql } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addGrant, creditEntries, creditSum, holdCredits, isGranted } from './credit-store.ts'

export function registerCredits(app: FastifyInstance): void {
  serve(app, credits, async ({ sql, student }) => ({
    credit: await creditSum(sql, student.id),
    entries: await creditEntries(sql, student.id),
  }))
  serve(app, grantCredits, async ({ sql, body, now, changed }) => {
    const { before, after } = await grant(sql, body, now)
    const { userId, amount: given, reason } = body
    changed({
      subject: 'student',
      subjectId: userId,
      before: { credit: before },
      after: { credit: after, given, reason },
    })
    return { credit: after }
  })
}

/** Writes a grant into the ledger; nobody is ever left owing. */
async function grant(
  sql: Sql,
  { id = newId(), ...wanted }: CreditGrant,
  now: Date,
): Promise<{ before: number; after: number }> {
  const key = `admin ${wanted.userId} ${id}`
  return sql.begin(async (tx) => {
    if (!(await holdCredits(tx, wanted.userId))) throw new Refusal(404, 'There is no such student.')
    const has = await creditSum(tx, wanted.userId)
    if (await isGranted(tx, key)) return { before: has, after: has }
    if (has + wanted.amount < 0) throw new Refusal(409, 'The student does not have that many credits.')
    await addGrant(tx, { ...wanted, key, now })
    return { before: has, after: has + wanted.amount }
  })
}
