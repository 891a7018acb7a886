import { type DocumentKind, placeOf } from '../../authoring/written/document-kind.ts'
import { readSource, type SourceFile } from '../../authoring/written/source-file.ts'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { contentOf } from '../content/content-of.ts'
import { differences } from '../content/differences.ts'
import {
  type AddedRevision,
  addRevisions,
  type DocumentHead,
  documentHead,
  lockDocument,
  markSeen,
  type RevisionSource,
  revisionTexts,
  settleOwner,
} from './document-store.ts'
import { refuseNewId } from './kept-ids.ts'

/** A document as somebody wants it to be; null: taken out. */
export interface Save {
  path: string
  text: string | null
  /** The revision that the editor began from; left out, whatever stands there is meant. */
  revision?: number | undefined
}

/** Who saves, and when. Without an id it is nobody of the academy: a command. */
export interface Saving extends Pick<Context, 'sql' | 'now' | 'changed'> {
  student: Pick<Context['student'], 'id' | 'firstName' | 'lastName'>
}

/** Saves drafts, all or none; what changes nothing makes no revision. Says which revision each document has now. */
export async function saveDocuments(
  context: Saving,
  saves: Save[],
  { note = '', source = 'studio' }: { note?: string; source?: RevisionSource } = {},
): Promise<Map<string, number>> {
  const { sql, student, now } = context
  const made = { authorId: student.id || null, author: nameOf(context), note, source, now }
  const inOrder = saves.toSorted((one, other) => one.path.localeCompare(other.path))
  const done = await sql.begin(async (tx) => {
    const all: Saved[] = []
    for (const save of inOrder) {
      const saved = await nextRevision(tx, save)
      if (saved.added) await addRevisions(tx, [saved.added], made)
      if (saved.added) await markSeen(tx, save.path)
      if (saved.added) await settleOwner(tx, save.path)
      all.push(saved)
    }
    return all
  })
  for (const { path, head, before, added } of done) {
    if (!added) {
      context.changed({ subject: 'document', subjectId: path })
      continue
    }
    const places = differences(before, added.value ?? undefined).slice(0, 40)
    const [was, is] = (['before', 'after'] as const).map((side) => fieldsOf(places, side))
    context.changed({
      subject: 'document',
      subjectId: added.path,
      before: { revision: head?.revision ?? null, ...was },
      after: { revision: added.revision, ...is },
    })
  }
  return new Map(done.map(({ path, head, added }) => [path, added?.revision ?? head?.revision ?? 0]))
}

export function nameOf({ student }: Pick<Saving, 'student'>): string {
  return `${student.firstName} ${student.lastName}`.trim()
}

interface Saved {
  path: string
  head: DocumentHead | undefined
  before: unknown
  /** Nothing where it says what it said. */
  added: AddedRevision | undefined
}

async function nextRevision(tx: Tx, { path, text, revision }: Save): Promise<Saved> {
  await lockDocument(tx, path)
  const head = await documentHead(tx, path)
  if (head && revision !== undefined && revision !== head.revision) throw savedMeanwhile(head)
  const [latest] = head ? await revisionTexts(tx, [head]) : []
  const same = { path, head, before: latest?.value ?? undefined }
  if (head ? latest?.text === text : text === null) return { ...same, added: undefined }
  const place = placeOf(path)
  if (!place) throw new Refusal(400, 'There is no such place among the documents.')
  const { kind, language: languageFolder, course: courseFolder } = place
  const value = text === null ? null : keepable(readSource(text, path), { path, kind })
  if (head && text !== null) await refuseNewId(tx, head, value)
  const added = { path, kind, languageFolder, courseFolder, revision: (head?.revision ?? 0) + 1, text, value }
  return { ...same, added }
}

/** What no form can show is not kept, so that nothing of the studio is ever out of reach. */
export function keepable(
  { value, problems }: SourceFile,
  { path, kind }: { path: string; kind: DocumentKind },
): unknown {
  if (problems.length === 0 && contentOf(kind, value) !== null) return value
  const first = problems[0]
  const why = first ? `line ${first.line}: ${first.message}` : `it is none of the kind “${kind}”, or too long`
  const extra = { problems: problems.map(({ file, ...problem }) => ({ ...problem, path: file })) }
  throw new Refusal(422, `${path} cannot be kept like this: ${why}`, { extra })
}

function savedMeanwhile({ by, at, revision }: DocumentHead): Refusal {
  const message = `${by || 'A new release of the files'} saved this meanwhile. Nothing of yours is lost: look at both, then save again.`
  return new Refusal(409, message, { extra: { by, at: at.toISOString(), revision } })
}

function fieldsOf(
  places: { field: string; before: string | null; after: string | null }[],
  side: 'before' | 'after',
): Record<string, string | null> {
  return Object.fromEntries(places.map((place) => [place.field || 'all', place[side]?.slice(0, 500) ?? null]))
}
