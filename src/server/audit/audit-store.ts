import type { Tx } from '../database/sql.ts'

export interface AuditEntry {
  madeAt: Date
  /** Null at the server's own command line. */
  actorId: string | null
  actor: string
  address: string
  call: string
  subject: string
  subjectId: string
  before: unknown
  after: unknown
}

/** Answers with its id. */
export async function addAuditEntry(tx: Tx, entry: AuditEntry): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into audit_entries
    (made_at, actor_id, actor, address, call, subject, subject_id, before, after)
    values (${entry.madeAt}, ${entry.actorId}, ${entry.actor}, ${entry.address}, ${entry.call},
      ${entry.subject}, ${entry.subjectId}, ${json(entry.before)}::text::jsonb, ${json(entry.after)}::text::jsonb)
    returning id`
  if (!row) throw new Error('An entry of the log was not kept.')
  return row.id
}

/** Of what was only begun: its own entries follow, or it was refused. */
export async function dropAuditEntry(tx: Tx, id: number): Promise<void> {
  await tx`delete from audit_entries where id = ${id}`
}

/** Whether somebody changed anything in the academy since a moment. */
export async function hasJustChanged(tx: Tx, actorId: string, since: Date): Promise<boolean> {
  const [row] = await tx<{ has: boolean }[]>`select exists (select from audit_entries
    where actor_id = ${actorId} and made_at > ${since}) as has`
  return row?.has === true
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
