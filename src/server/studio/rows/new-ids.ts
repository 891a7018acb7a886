import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'

type Table =
  | 'languages'
  | 'courses'
  | 'chapters'
  | 'lessons'
  | 'films'
  | 'exercises'
  | 'exercise_masters'
  | 'vocabularies'

/** Those of these ids that students have met, now or earlier: they are never given to something else. */
export async function usedIds(tx: Tx, table: Table, ids: string[]): Promise<Set<string>> {
  const rows = await tx<{ id: string }[]>`select id from ${tx(table)} where id = any(${ids})`
  return new Set(rows.map(({ id }) => id))
}

export async function isPublished(tx: Tx, table: Table, id: string): Promise<boolean> {
  return (await usedIds(tx, table, [id])).has(id)
}

export interface WantedId {
  /** The id that the editor chose. */
  given: string | undefined
  /** What it is made of otherwise. */
  name: string
  table: Table
  /** The whole id of a short one. */
  whole(id: string): string
  /** Short ids that the drafts use. */
  drafted: string[]
}

/** A short id that nothing has, and nothing ever had. */
export async function freeId(tx: Tx, { given, name, table, whole, drafted }: WantedId): Promise<string> {
  const first = given ?? (slugOf(name) || 'new')
  const candidates = given ? [given] : [first, ...Array.from({ length: 98 }, (_, at) => `${first}-${at + 2}`)]
  const used = await usedIds(tx, table, candidates.map(whole))
  const free = candidates.find((id) => !drafted.includes(id) && !used.has(whole(id)))
  return free ?? taken(first, given ? 'id' : 'name')
}

function taken(id: string, field: 'id' | 'name'): never {
  const message = `The id “${id}” is taken, or was once: please choose another.`
  throw new Refusal(409, message, { fields: [{ field, message }] })
}

export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .split('-')
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 40)
    .replace(/-$/, '')
}
