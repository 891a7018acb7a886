import type { DocumentKind } from '../../authoring/written/document-kind.ts'
import type { Tx } from '../../database/sql.ts'

export type RevisionSource = 'file' | 'studio' | 'import'

/** A document and its latest revision, without what it says. */
export interface DocumentHead {
  path: string
  kind: DocumentKind
  languageFolder: string
  courseFolder: string
  revision: number
  publishedRevision: number | null
  isStudios: boolean
  by: string
  at: Date
  source: RevisionSource
  /** It was taken out with its latest revision. */
  isRemoved: boolean
  /** What students see of it is that it is not there, or it was never published. */
  isUnseen: boolean
}

const headColumns = `document.path, document.kind, language_folder as "languageFolder", course_folder as "courseFolder",
  head_revision as revision, published_revision as "publishedRevision", is_studios as "isStudios",
  head.author as by, head.made_at as at, head.source, head.text is null as "isRemoved",
  seen.text is null as "isUnseen"`
const headTables = `curriculum_documents document
  join document_revisions head on head.path = document.path and head.revision = document.head_revision
  left join document_revisions seen on seen.path = document.path and seen.revision = document.published_revision`

export async function documentHeads(tx: Tx): Promise<DocumentHead[]> {
  return tx<
    DocumentHead[]
  >`select ${tx.unsafe(headColumns)} from ${tx.unsafe(headTables)} order by document.path`
}

export async function documentHead(tx: Tx, path: string): Promise<DocumentHead | undefined> {
  const [head] = await tx<DocumentHead[]>`select ${tx.unsafe(headColumns)} from ${tx.unsafe(headTables)}
    where document.path = ${path}`
  return head
}

const allDocuments = 20_261_122

/** Keeps everybody else from changing or making the document until the transaction ends. */
export async function lockDocument(tx: Tx, path: string): Promise<void> {
  await tx`select pg_advisory_xact_lock_shared(${allDocuments}), pg_advisory_xact_lock(hashtext(${path}))`
}

/** The same of all documents at once. */
export async function lockAllDocuments(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(${allDocuments})`
}

export interface RevisionText {
  path: string
  revision: number
  text: string | null
  value: unknown
}

/** What some revisions say. */
export async function revisionTexts(
  tx: Tx,
  keys: { path: string; revision: number }[],
): Promise<RevisionText[]> {
  if (keys.length === 0) return []
  const [paths, revisions] = [keys.map(({ path }) => path), keys.map(({ revision }) => revision)]
  return tx<RevisionText[]>`select path, revision, text, value from document_revisions
    join unnest(${paths}::text[], ${revisions}::int[]) as asked (path, revision) using (path, revision)`
}

export interface FullRevision extends RevisionText {
  by: string
  at: Date
  source: RevisionSource
  note: string
  wasPublished: boolean
}

/** The newest first. */
export async function revisionsOf(tx: Tx, path: string, most: number): Promise<FullRevision[]> {
  return tx<FullRevision[]>`select path, revision, text, value, author as by, made_at as at, source, note,
    exists (select from document_publications done
      where done.path = made.path and done.revision = made.revision) as "wasPublished"
    from document_revisions made where path = ${path} order by revision desc limit ${most}`
}

export interface AddedRevision {
  path: string
  kind: DocumentKind
  languageFolder: string
  courseFolder: string
  revision: number
  text: string | null
  value: unknown
}

export interface RevisionMaker {
  authorId: string | null
  author: string
  note: string
  source: RevisionSource
  now: Date
}

/** Adds revisions, and the documents that are new; each becomes its document's latest. */
export async function addRevisions(tx: Tx, added: AddedRevision[], made: RevisionMaker): Promise<void> {
  const rows = JSON.stringify(
    added.map(({ value, ...row }) => ({ ...row, value: value === undefined ? null : JSON.stringify(value) })),
  )
  const isStudios = made.source !== 'file'
  await tx`insert into curriculum_documents
    (path, kind, language_folder, course_folder, head_revision, is_studios)
    select path, kind, "languageFolder", "courseFolder", revision, ${isStudios}
    from jsonb_to_recordset(${rows}::text::jsonb) as added
      (path text, kind text, "languageFolder" text, "courseFolder" text, revision int)
    on conflict (path) do update set head_revision = excluded.head_revision, is_studios = ${isStudios}`
  await tx`insert into document_revisions
    (path, revision, text, value, author_id, author, made_at, note, source)
    select path, revision, text, value::json, ${made.authorId}, ${made.author}, ${made.now}, ${made.note}, ${made.source}
    from jsonb_to_recordset(${rows}::text::jsonb) as added (path text, revision int, text text, value text)`
}

/** Marks revisions as what students see. */
export async function markPublished(
  tx: Tx,
  keys: { path: string; revision: number }[],
  { publisher, now }: { publisher: string; now: Date },
): Promise<void> {
  const [paths, revisions] = [keys.map(({ path }) => path), keys.map(({ revision }) => revision)]
  await tx`update curriculum_documents document set published_revision = done.revision
    from unnest(${paths}::text[], ${revisions}::int[]) as done (path, revision)
    where document.path = done.path`
  await tx`insert into document_publications (path, revision, published_at, publisher)
    select path, revision, ${now}, ${publisher} from unnest(${paths}::text[], ${revisions}::int[]) as done (path, revision)`
}

/** Every document as students see it, where they see it, but for those of which it is known. */
export async function publishedTexts(tx: Tx, known: string[]): Promise<(RevisionText & { text: string })[]> {
  return tx<(RevisionText & { text: string })[]>`select made.path, made.revision, made.text, made.value
    from curriculum_documents document
    join document_revisions made on made.path = document.path and made.revision = document.published_revision
    where made.text is not null and not (made.path = any(${known})) order by made.path`
}

/** What the curriculum's files said last, of the documents that the studio took over. */
export async function lastFileTexts(tx: Tx): Promise<{ path: string; text: string | null }[]> {
  return tx<{ path: string; text: string | null }[]>`select distinct on (made.path) made.path, made.text
    from document_revisions made join curriculum_documents document on document.path = made.path
    where document.is_studios and made.source = 'file' order by made.path, made.revision desc`
}

/** A draft that says what students see is none. */
export async function markSeen(tx: Tx, path: string): Promise<void> {
  await tx`update curriculum_documents document set published_revision = head_revision
    from document_revisions head, document_revisions seen
    where document.path = ${path} and head.path = document.path and head.revision = document.head_revision
    and seen.path = document.path and seen.revision = document.published_revision
    and head.text is not distinct from seen.text`
}

/** A document that says again what the files say, to editors and to students, is the files' again. */
export async function settleOwner(tx: Tx, path: string): Promise<void> {
  await tx`update curriculum_documents document set is_studios = not exists (
      select from (
        select text from document_revisions where path = document.path and source = 'file'
        order by revision desc limit 1
      ) of_files
      join document_revisions head on head.path = document.path and head.revision = document.head_revision
      join document_revisions seen on seen.path = document.path and seen.revision = document.published_revision
      where of_files.text is not distinct from head.text and of_files.text is not distinct from seen.text)
    where path = ${path}`
}

export async function returnToFiles(tx: Tx, paths: string[]): Promise<void> {
  await tx`update curriculum_documents set is_studios = false where path = any(${paths})`
}
