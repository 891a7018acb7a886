import type { AuditEntry, AuditQuery } from '#calls/admin-audit.ts'
import { countRows } from '../database/count-rows.ts'
import type { Fragment, Tx } from '../database/sql.ts'
import { type ListPlace, momentFormat } from '../people/list-place.ts'

type Row = Omit<AuditEntry, 'madeAt'> & ListPlace & { madeAt: Date }
type Wanted = Omit<AuditQuery, 'cursor'> & { after: ListPlace | null; most: number }

/** The newest first. A filter that is not asked for does not stand in the question, so that each has its index. */
export async function entriesFound(tx: Tx, wanted: Wanted): Promise<Row[]> {
  const { after, most } = wanted
  return tx<Row[]>`
    select id::text as id, made_at as "madeAt", actor_id as "actorId", actor, address, call, subject,
      subject_id as "subjectId", before, after,
      to_char(made_at at time zone 'UTC', ${momentFormat}) as at
    from audit_entries where true ${filters(tx, wanted)}
      ${after === null ? tx`` : tx`and (made_at, id) < (${after.at}::text::timestamptz, ${after.id}::bigint)`}
    order by made_at desc, audit_entries.id desc limit ${most}`
}

export const entriesCounted = (tx: Tx, query: AuditQuery) =>
  countRows(tx, tx`select from audit_entries where true ${filters(tx, query)}`)

function filters(tx: Tx, { actorId, call, subject, subjectId, from, until }: AuditQuery): Fragment {
  const asked = (value: unknown, filter: Fragment) => (value === undefined ? tx`` : filter)
  return tx`${asked(actorId, tx`and actor_id = ${actorId ?? ''}`)}
      ${asked(call, tx`and call = ${call ?? ''}`)}
      ${asked(subject, tx`and subject = ${subject ?? ''}`)}
      ${asked(subjectId, tx`and subject_id = ${subjectId ?? ''}`)}
      ${asked(from, tx`and made_at >= ${from ?? ''}::text::timestamptz`)}
      ${asked(until, tx`and made_at < ${until ?? ''}::text::timestamptz`)}`
}

export const shownEntry = ({ madeAt, at: _, ...row }: Row): AuditEntry => ({
  ...row,
  madeAt: madeAt.toISOString(),
})

/** Each value of a column once: stepping from one to the next through its index, however long the log is. */
async function everyValue(tx: Tx, column: 'call' | 'subject' | 'actor_id'): Promise<string[]> {
  const name = tx(column)
  const rows = await tx<{ value: string }[]>`
    with recursive steps as (
      (select ${name} as value from audit_entries where ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from audit_entries where ${name} > steps.value order by ${name} limit 1)
      from steps where steps.value is not null
    ) select value from steps where value is not null`
  return rows.map(({ value }) => value)
}

export async function choicesFor(tx: Tx) {
  const [ids, calls, subjects] = await Promise.all([
    everyValue(tx, 'actor_id'),
    everyValue(tx, 'call'),
    everyValue(tx, 'subject'),
  ])
  const actors = await tx<{ id: string; name: string }[]>`
    select id, trim(first_name || ' ' || last_name) as name from students where id = any(${ids})
    order by name, id`
  return { actors: [...actors], calls, subjects }
}
