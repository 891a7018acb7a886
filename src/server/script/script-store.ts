import type { ScriptEvent } from '#calls/script.ts'
import type { Tx } from '../database/sql.ts'

export interface ItemTally {
  item: string
  traced: number
  joined: number
  rightSinceMixUp: number
}

/** How a student did with each letter so far. */
export async function itemTallies(tx: Tx, studentId: string): Promise<ItemTally[]> {
  return tx<ItemTally[]>`
    select item, count(*) filter (where kind = 'traced')::int as traced,
      count(*) filter (where kind = 'joined')::int as joined,
      count(*) filter (where kind in ('traced', 'picked') and place > mixed_up_at)::int as "rightSinceMixUp"
    from (
      select item, kind, place,
        coalesce(max(place) filter (where kind = 'mixed-up') over (partition by item), 0) as mixed_up_at
      from script_events where student_id = ${studentId}
    ) own group by item`
}

/** Keeps what was done, in its order; sent again, it is the same. Says how many were new. */
export async function addScriptEvents(
  tx: Tx,
  studentId: string,
  { events, now }: { events: ScriptEvent[]; now: Date },
): Promise<number> {
  const column = (name: keyof ScriptEvent) => events.map((event) => event[name])
  const added = await tx`
    insert into script_events (student_id, id, kind, item, instead, happened_at)
    select ${studentId}, id, kind, item, instead, ${now}
    from unnest(${column('id')}::uuid[], ${column('kind')}::text[], ${column('item')}::text[],
      ${column('instead')}::text[]) with ordinality as sent (id, kind, item, instead, at)
    order by at on conflict (student_id, id) do nothing`
  return added.count
}

export interface CompletedItem {
  lessonId: string
  kind: 'exercise' | 'vocabulary'
  itemId: string
}

export async function completedItems(tx: Tx, studentId: string): Promise<CompletedItem[]> {
  return tx<CompletedItem[]>`select lesson_id as "lessonId", kind, item_id as "itemId"
    from completions where student_id = ${studentId} and kind in ('exercise', 'vocabulary')`
}
