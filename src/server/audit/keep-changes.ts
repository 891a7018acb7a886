import type { Endpoint } from '#calls/endpoint.ts'
import type { Sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { type AuditEntry, addAuditEntry, dropAuditEntry } from './audit-store.ts'

/** One change that somebody of the academy made: of what, and how it was before and after. */
export interface Change {
  /** What kind of thing: 'student', 'lesson', 'plan'. */
  subject: string
  subjectId: string
  before?: unknown
  after?: unknown
}

/** The fields that no log ever holds. */
const secret = /password|token|secret|picture/i

/** Makes an admin's change, and writes down what it changed; one that tells nothing of its own is kept with what was sent. */
export function writtenDown<Answer>(
  context: Context,
  declared: Endpoint,
  make: () => Promise<Answer> | Answer,
): Promise<Answer> {
  const { sql, changes } = context
  const maker = makerOf(context, declared)
  return keptAround({ sql, maker, sent: whatWasSent(context, declared), changes }, make)
}

interface Keeping {
  sql: Sql
  maker: Omit<AuditEntry, keyof Change>
  sent: Change
  /** What was changed, once it is made. */
  changes: readonly Change[]
}

/**
 * That a change begins is written before: whatever ends the process or the database between the change and its entry,
 * nothing was changed without one. What was refused leaves none.
 */
export async function keptAround<Answer>(
  { sql, maker, sent, changes }: Keeping,
  make: () => Promise<Answer> | Answer,
): Promise<Answer> {
  const begun = await addAuditEntry(sql, entryOf(maker, { ...sent, after: begunWith(sent.after) }))
  try {
    const answered = await make()
    await sql.begin(async (tx) => {
      await dropAuditEntry(tx, begun)
      for (const change of changes.length > 0 ? changes : [sent])
        await addAuditEntry(tx, entryOf(maker, change))
    })
    return answered
  } catch (error) {
    if (error instanceof Refusal) await dropAuditEntry(sql, begun)
    throw error
  }
}

function whatWasSent({ params, body }: Context, { path }: Endpoint): Change {
  const subjectId = (params as { id?: unknown } | undefined)?.id
  return { subject: subjectOf(path), subjectId: String(subjectId ?? ''), after: body }
}

/** It stays for as long as the call takes, as a rule: of an import of a thousand files the beginning is enough. */
function begunWith(sent: unknown): unknown {
  const text = JSON.stringify(withoutSecrets(sent)) ?? ''
  return { begun: text.length > longest ? shortened(text) : withoutSecrets(sent) }
}

function makerOf({ student, now, request }: Context, { method, path }: Endpoint): Keeping['maker'] {
  return {
    madeAt: now,
    actorId: student.id,
    actor: `${student.firstName} ${student.lastName}`.trim(),
    address: request.ip,
    call: `${method} ${path}`,
  }
}

function entryOf(maker: Keeping['maker'], { subject, subjectId, before, after }: Change): AuditEntry {
  return { ...maker, subject, subjectId, before: withoutSecrets(before), after: withoutSecrets(after) }
}

function subjectOf(path: string): string {
  return path.split('/').filter((part) => part !== 'admin' && part !== '' && !part.startsWith(':'))[0] ?? path
}

/** What is longer stands in the thing itself, or in its history; a file that was sent would fill the log. */
const longest = 2000

/** Half a sign at the cut could not be kept, and the change would stand without its entry. */
const shortened = (text: string) => `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`

function withoutSecrets(value: unknown): unknown {
  if (value === undefined) return undefined
  return JSON.parse(
    JSON.stringify(value, (key, held) => {
      if (secret.test(key)) return '…'
      return typeof held === 'string' && held.length > longest ? shortened(held) : held
    }) ?? 'null',
  )
}
