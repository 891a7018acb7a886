import type { StudioContent } from '#calls/studio-documents.ts'
import type { Sql, Tx } from '../../database/sql.ts'
import { contentOf } from '../content/content-of.ts'
import { type DocumentHead, documentHeads, type RevisionText, revisionTexts } from './document-store.ts'

/** The latest revision of a document with what it says. */
export interface ShelfDocument extends DocumentHead {
  text: string
  value: unknown
  content: StudioContent | null
}

export interface ShelfCourse {
  /** `hindi/market/` */
  folder: string
  /** `hindi-market` */
  id: string
  course: ShelfDocument
  words: ShelfDocument | undefined
  lessons: ShelfDocument[]
}

export interface ShelfLanguage {
  folder: string
  id: string
  language: ShelfDocument
  masters: ShelfDocument | undefined
  glossary: ShelfDocument | undefined
  placement: ShelfDocument | undefined
  courses: ShelfCourse[]
}

const kept = new WeakMap<object, Map<string, RevisionText & { content?: StudioContent | null }>>()

/** Every document that stands, as its latest revision says it: what was read once is kept by the process. */
export async function shelfDocuments(sql: Sql | Tx): Promise<ShelfDocument[]> {
  const heads = await documentHeads(sql)
  const known = kept.get(sql) ?? new Map<string, RevisionText & { content?: StudioContent | null }>()
  const missing = heads.filter((head) => !known.has(keyOf(head)))
  for (const read of await revisionTexts(sql, missing)) known.set(keyOf(read), read)
  if (known.size > 3 * heads.length) forget(known, heads)
  kept.set(sql, known)
  return heads.flatMap((head) => {
    const read = known.get(keyOf(head))
    if (!read || read.text === null) return []
    read.content ??= contentOf(head.kind, read.value)
    return [{ ...head, text: read.text, value: read.value, content: read.content }]
  })
}

function forget(known: Map<string, unknown>, heads: DocumentHead[]): void {
  const latest = new Set(heads.map(keyOf))
  for (const key of known.keys()) if (!latest.has(key)) known.delete(key)
}

function keyOf({ path, revision }: { path: string; revision: number }): string {
  return `${path}@${revision}`
}

/** The documents as languages with their courses; what has no language.yaml or course.yaml above it is not among them. */
export async function shelf(sql: Sql | Tx): Promise<ShelfLanguage[]> {
  const documents = await shelfDocuments(sql)
  const byPath = new Map(documents.map((document) => [document.path, document]))
  const folders = [...Map.groupBy(documents, ({ languageFolder }) => languageFolder)]
  const languages = folders.flatMap(([folder, own]): ShelfLanguage[] => {
    const language = byPath.get(`${folder}/language.yaml`)
    if (language?.content?.kind !== 'language') return []
    const { id } = language.content.language
    const [masters, glossary] = [byPath.get(`${folder}/masters.yaml`), byPath.get(`${folder}/glossary.yaml`)]
    const placement = byPath.get(`${folder}/placement.yaml`)
    const courses = coursesIn(own, id)
    return [{ folder: `${folder}/`, id, language, masters, glossary, placement, courses }]
  })
  return languages.toSorted((one, other) => orderOf(one) - orderOf(other))
}

function coursesIn(documents: ShelfDocument[], languageId: string): ShelfCourse[] {
  const folders = [...Map.groupBy(documents, ({ courseFolder }) => courseFolder)]
  return folders.flatMap(([name, own]): ShelfCourse[] => {
    const course = own.find(({ kind }) => kind === 'course')
    if (name === '' || course?.content?.kind !== 'course') return []
    const folder = course.path.slice(0, course.path.lastIndexOf('/') + 1)
    const words = own.find(({ kind }) => kind === 'words')
    const lessons = own.filter(({ kind }) => kind === 'lesson')
    return [{ folder, id: `${languageId}-${course.content.course.id}`, course, words, lessons }]
  })
}

function orderOf({ language }: ShelfLanguage): number {
  return language.content?.kind === 'language' ? language.content.language.order : 0
}
