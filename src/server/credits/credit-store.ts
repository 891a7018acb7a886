import type { CreditEntry, CreditGrant } from '#calls/credits.ts'
import type { Tx } from '../database/sql.ts'

export async function creditSum(tx: Tx, studentId: string): Promise<number> {
  const [row] = await tx<{ credit: number }[]>`
    select coalesce(sum(amount), 0)::int as credit from credit_entries where student_id = ${studentId}`
  return row?.credit ?? 0
}

export async function creditEntries(tx: Tx, studentId: string): Promise<CreditEntry[]> {
  const rows = await tx<(Omit<CreditEntry, 'date'> & { at: Date })[]>`
    select id::text as id, amount, reason, created_at as at from credit_entries
    where student_id = ${studentId} order by created_at desc, credit_entries.id desc`
  return rows.map(({ at, ...entry }) => ({ ...entry, date: at.toISOString() }))
}

/** Whether there is such a student; nobody else changes their credits until this transaction ends. */
export async function holdCredits(tx: Tx, studentId: string): Promise<boolean> {
  const found =
    await tx`select from students where id = ${studentId} and deleted_at is null for no key update`
  return found.count > 0
}

/** Whether this grant was already written down. */
export async function isGranted(tx: Tx, key: string): Promise<boolean> {
  return (await tx`select from credit_entries where dedupe_key = ${key}`).count > 0
}

export async function addGrant(
  tx: Tx,
  { userId, amount, reason, key, now }: Omit<CreditGrant, 'id'> & { key: string; now: Date },
): Promise<void> {
  await tx`insert into credit_entries (student_id, amount, reason, source, dedupe_key, created_at)
    values (${userId}, ${amount}, ${reason}, 'admin', ${key}, ${now}) on conflict (dedupe_key) do nothing`
}
