import type { Endpoint } from '#calls/endpoint.ts'
import type { Context } from '../serve.ts'
import { addAuditEntry } from './audit-store.ts'

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

/** Writes down every change of an admin's call; one that tells nothing of its own is kept with what was sent. */
export async function keepChanges(context: Context, declared: Endpoint): Promise<void> {
  const { sql, student, now, request, params, body } = context
  const subjectId = (params as { id?: unknown } | undefined)?.id
  const told: readonly Change[] = context.changes
  const changes = told.length > 0 ? told : [{ subject: subjectOf(declared.path), subjectId, after: body }]
  for (const { subject, subjectId: id, before, after } of changes as Change[]) {
    await addAuditEntry(sql, {
      madeAt: now,
      actorId: student.id,
      actor: `${student.firstName} ${student.lastName}`.trim(),
      address: request.ip,
      call: `${declared.method} ${declared.path}`,
      subject,
      subjectId: String(id ?? ''),
      before: withoutSecrets(before),
      after: withoutSecrets(after),
    })
  }
}

function subjectOf(path: string): string {
  return path.split('/').filter((part) => part !== 'admin' && part !== '' && !part.startsWith(':'))[0] ?? path
}

/** What is longer stands in the thing itself, or in its history; a file that was sent would fill the log. */
const longest = 2000

function withoutSecrets(value: unknown): unknown {
  if (value === undefined) return undefined
  return JSON.parse(
    JSON.stringify(value, (key, held) => {
      if (secret.test(key)) return '…'
      return typeof held === 'string' && held.length > longest ? `${held.slice(0, longest)}…` : held
    }) ?? 'null',
  )
}
