import { missingFile, ownFilesMissing } from '../authoring/written/curriculum-files.ts'
import { type DocumentKind, placeOf } from '../authoring/written/document-kind.ts'
import type { Problem } from '../authoring/written/problem.ts'
import { type ReadDocument, readDocument, type WrittenDocument } from '../authoring/written/read-document.ts'
import type { Tx } from '../database/sql.ts'
import {
  type AddedRevision,
  addRevisions,
  type DocumentHead,
  documentHeads,
  lastFileTexts,
  lockAllDocuments,
  markPublished,
  returnToFiles,
  revisionTexts,
} from '../studio/documents/document-store.ts'

export interface TakenFiles {
  /** What could not be read: its document stays as it was. */
  problems: Problem[]
  /** Documents that the studio has made its own, and of which the files say something new. */
  left: string[]
  /** The documents that were read, for they are new. */
  read: Map<string, ReadDocument>
}

interface Known {
  head: DocumentHead
  text: string | null
}

/** Brings the documents up to what the files say, published at once; what the studio has touched is left alone. */
export async function takeFiles(
  tx: Tx,
  files: WrittenDocument[],
  { prefix, misplaced, now }: { prefix: string; misplaced: Problem[]; now: Date },
): Promise<TakenFiles> {
  await lockAllDocuments(tx)
  const known = await knownDocuments(tx)
  const studios = new Map((await lastFileTexts(tx)).map(({ path, text }) => [path, text]))
  const isOwn = ({ path }: { path: string }) => known.get(path)?.head.isStudios === true
  const changed = files.filter((file) => !isOwn(file) && known.get(file.path)?.text !== file.text)
  const { added, problems, read } = readFiles(changed, known, prefix)
  const missing = ownFilesMissing(files.map(({ path }) => path)).filter((path) => !isOwn({ path }))
  problems.push(...misplaced, ...missing.map((path) => missingFile(path, prefix)))
  // A file that cannot be read, is lost or misplaced, says nothing of what vanished.
  if (problems.length === 0) added.push(...vanished(files, known))
  if (added.length > 0) {
    await addRevisions(tx, added, { authorId: null, author: '', note: '', source: 'file', now })
    await markPublished(tx, added, { publisher: '', now })
  }
  const owned = files.filter(isOwn)
  await returnToFiles(
    tx,
    owned.filter((file) => saysTheSame(known.get(file.path), file)).map(({ path }) => path),
  )
  const left = owned.filter(
    (file) => !saysTheSame(known.get(file.path), file) && studios.get(file.path) !== file.text,
  )
  return { problems, left: left.map(({ path }) => path), read }
}

function saysTheSame(known: Known | undefined, { text }: WrittenDocument): boolean {
  return known?.text === text && known.head.revision === known.head.publishedRevision
}

async function knownDocuments(tx: Tx): Promise<Map<string, Known>> {
  const heads = await documentHeads(tx)
  const texts = new Map((await revisionTexts(tx, heads)).map(({ path, text }) => [path, text]))
  return new Map(heads.map((head) => [head.path, { head, text: texts.get(head.path) ?? null }]))
}

function readFiles(
  files: WrittenDocument[],
  known: Map<string, Known>,
  prefix: string,
): { added: AddedRevision[]; problems: Problem[]; read: Map<string, ReadDocument> } {
  const problems: Problem[] = []
  const read = new Map<string, ReadDocument>()
  const added = files.flatMap((file): AddedRevision[] => {
    const document = readDocument(file, prefix)
    if (!document) return []
    problems.push(...document.problems)
    if (!document.read) return []
    read.set(file.path, document)
    return [{ ...next(file.path, document.kind, known), text: file.text, value: document.source.value }]
  })
  return { added, problems, read }
}

function vanished(files: WrittenDocument[], known: Map<string, Known>): AddedRevision[] {
  const there = new Set(files.map(({ path }) => path))
  return [...known.values()]
    .filter(({ head, text }) => !head.isStudios && text !== null && !there.has(head.path))
    .map(({ head }) => ({ ...next(head.path, head.kind, known), text: null, value: null }))
}

function next(
  path: string,
  kind: DocumentKind,
  known: Map<string, Known>,
): Omit<AddedRevision, 'text' | 'value'> {
  const { language = '', course = '' } = placeOf(path) ?? {}
  const revision = (known.get(path)?.head.revision ?? 0) + 1
  return { path, kind, languageFolder: language, courseFolder: course, revision }
}
