import type { Sql, Tx } from './database/sql.ts'
import { Refusal } from './refusal.ts'

/** Refuses a change that somebody began before another one was kept. */
export function mustBeLatest(kept: number, begunFrom: number | undefined): void {
  if (begunFrom !== undefined && begunFrom !== kept) throw hasChanged()
}

/**
 * The same of what has no versions: what one saw of it still stands, or already says what is wanted, for that was sent
 * twice. The refusal says what stands.
 */
export function mustStandAsSeen(kept: object, { seen = {}, ...wanted }: { seen?: object | undefined }): void {
  const [stands, said] = [new Map(Object.entries(kept)), new Map(Object.entries(wanted))]
  for (const [field, value] of Object.entries(seen))
    if (![value, said.get(field)].includes(stands.get(field))) throw hasChanged({ stands: kept })
}

function hasChanged(extra: Record<string, unknown> = {}): Refusal {
  return new Refusal(409, 'Somebody else has changed this since you opened it.', { extra })
}

interface Changing<Kept> {
  /** Nobody else changes it until the transaction ends. */
  lock: (tx: Tx) => Promise<void>
  read: (tx: Tx) => Promise<Kept>
  save: (tx: Tx, before: Kept) => Promise<void>
}

/** Changes one thing that several may change at once; gives how it was and how it is. */
export function changeLatest<Kept extends { version: number }>(
  sql: Sql,
  begunFrom: number | undefined,
  { lock, read, save }: Changing<Kept>,
): Promise<{ before: Kept; after: Kept }> {
  return sql.begin(async (tx) => {
    await lock(tx)
    const before = await read(tx)
    mustBeLatest(before.version, begunFrom)
    await save(tx, before)
    return { before, after: await read(tx) }
  }) as Promise<{ before: Kept; after: Kept }>
}
