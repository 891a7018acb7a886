import type { FastifyInstance } from 'fastify'
import type { Problem } from '../../authoring/written/problem.ts'
import { forgetTaught } from '../../curriculum/taught.ts'
import { courseIds, enrolInAdded, retireRows, writeRows } from '../../curriculum/write-rows.ts'
import type { Sql, Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { type DocumentHead, documentHeads, markPublished, settleOwner } from '../documents/document-store.ts'
import { nameOf } from '../documents/save-documents.ts'
import type { Key, Workshop } from '../workshop/workshop.ts'
import type { Compiled } from '../workshop/workshop-jobs.ts'
import { chosenDrafts, type WhatToPublish } from './chosen-drafts.ts'

export interface Published {
  paths: Key[]
  changes: number
  warnings: Problem[]
}

interface Prepared {
  chosen: DocumentHead[]
  compiled: Compiled
  /** The version of the taught that it was made of. */
  version: number
}

/** What publishing would change, and what speaks against it. */
export async function prepare({ sql }: Context, what: WhatToPublish, workshop: Workshop): Promise<Prepared> {
  const version = await versionOf(sql)
  const heads = await documentHeads(sql)
  const chosen = await chosenDrafts(sql, what)
  const paths = new Set(chosen.map(({ path }) => path))
  const before = heads.flatMap(seenRevision)
  const after = heads.flatMap((head) => {
    if (!paths.has(head.path)) return seenRevision(head)
    return head.isRemoved ? [] : [{ path: head.path, revision: head.revision }]
  })
  return { chosen, compiled: await workshop.compile(sql, before, after), version }
}

/**
 * To be called when somebody opens what can be edited: what students see is read and compiled, once, while they write.
 * Whoever publishes first after a start would wait for that in the dialog.
 */
export function warmingUp(app: FastifyInstance, workshop: Workshop): () => void {
  let hasBegun = false
  const warmUp = async ({ sql }: FastifyInstance['deps']) => {
    const seen = (await documentHeads(sql)).flatMap(seenRevision)
    await workshop.compile(sql, seen, seen)
  }
  return () => {
    if (hasBegun) return
    hasBegun = true
    warmUp(app.deps).catch((error) => app.log.warn({ err: error }, 'the first check was not prepared'))
  }
}

function seenRevision({ path, publishedRevision, isUnseen }: DocumentHead): Key[] {
  return publishedRevision === null || isUnseen ? [] : [{ path, revision: publishedRevision }]
}

const tries = 3

/** Publishes drafts: all of what they change, in one transaction, or nothing. */
export async function publishDrafts(
  context: Context,
  { seen, ...what }: WhatToPublish & { seen?: Key[] | undefined },
  workshop: Workshop,
): Promise<Published> {
  for (let tried = 1; tried <= tries; tried++) {
    const prepared = await prepare(context, what, workshop)
    const { chosen, compiled } = prepared
    if (seen) refuseUnseen(chosen, seen)
    const errors = compiled.problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw refused(errors)
    if (chosen.length === 0) return { paths: [], changes: 0, warnings: [] }
    const changes = await writePublished(context, prepared)
    if (changes === undefined) continue
    forgetTaught(context.sql)
    for (const { path, revision, publishedRevision } of chosen) {
      context.changed({
        ...{ subject: 'document', subjectId: path },
        ...{ before: { published: publishedRevision }, after: { published: revision } },
      })
    }
    const paths = chosen.map(({ path, revision }) => ({ path, revision }))
    return { paths, changes, warnings: compiled.problems }
  }
  throw new Refusal(409, 'Somebody else is publishing too. Please try again in a moment.')
}

/** Nobody publishes by one press what they were not shown. */
function refuseUnseen(chosen: Key[], seen: Key[]): void {
  const keys = (list: Key[]) => list.map(({ path, revision }) => `${path}@${revision}`).toSorted()
  if (keys(chosen).join() === keys(seen).join()) return
  throw new Refusal(409, 'Somebody saved or published meanwhile. Look at what changes now, then publish it.')
}

/** Nothing is said, and nothing written, where the taught changed since this was made. */
async function writePublished(
  { sql, now, ...context }: Context,
  { chosen, compiled, version }: Prepared,
): Promise<number | undefined> {
  return sql.begin(async (tx) => {
    const [state] = await tx<{ version: number }[]>`select version from curriculum_state for update`
    if (state?.version !== version) return undefined
    const taught = await courseIds(tx)
    let changes = 0
    for (const [table, rows] of compiled.written) changes += await writeRows(tx, table, rows)
    for (const [table, keys] of compiled.gone) changes += await retireRows(tx, table, keys)
    await enrolInAdded(tx, taught)
    await markPublished(tx, chosen, { publisher: nameOf(context), now })
    for (const { path } of chosen) await settleOwner(tx, path)
    await tx`update curriculum_state set version = version + 1, loaded_at = ${now}`
    return changes
  })
}

async function versionOf(sql: Sql | Tx): Promise<number> {
  const [state] = await sql<{ version: number }[]>`select version from curriculum_state`
  return state?.version ?? 0
}

function refused(problems: Problem[]): Refusal {
  const count = problems.length === 1 ? 'One thing stands' : `${problems.length} things stand`
  return new Refusal(422, `${count} in the way. Nothing was published.`, {
    extra: { problems: problems.map(shownProblem) },
  })
}

export function shownProblem({ file, ...problem }: Problem): Omit<Problem, 'file'> & { path: string } {
  return { ...problem, path: file }
}
