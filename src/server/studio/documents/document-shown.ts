import type { DocumentState, StudioDocument } from '#calls/studio-documents.ts'
import type { StudioRevision } from '#calls/studio-history.ts'
import { type DocumentKind, placeOf } from '../../authoring/written/document-kind.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { contentOf } from '../content/content-of.ts'
import {
  type DocumentHead,
  documentHead,
  type FullRevision,
  revisionsOf,
  revisionTexts,
} from './document-store.ts'
import { nextNumbers } from './next-numbers.ts'
import { courseIn, languageIn, lessonIn } from './parts.ts'
import { type ShelfDocument, shelf } from './shelf.ts'

/** A document as it stands; one that was taken out as it stood last, so that its history leads back to it. */
export async function shownDocument(sql: Sql, path: string): Promise<StudioDocument> {
  const head = await documentHead(sql, path)
  const document = (head && (await removedDocument(sql, head))) ?? (await standingDocument(sql, path, head))
  const { revision, publishedRevision, isRemoved, isStudios, by, at, text, content } = document
  const state = stateOf(document)
  const wireId = isRemoved ? '' : await wireIdOf(sql, document)
  return {
    path,
    revision,
    publishedRevision,
    state,
    isRemoved,
    isStudios,
    by,
    at: at.toISOString(),
    text,
    content,
    wireId,
    ...(await nextNumbers(sql, path)),
  }
}

async function removedDocument(sql: Sql, head: DocumentHead): Promise<ShelfDocument | undefined> {
  if (!head.isRemoved) return undefined
  const last = (await revisionsOf(sql, head.path, head.revision)).find(({ text }) => text !== null)
  if (!last || last.text === null) return undefined
  const { text, value } = last
  return { ...head, text, value, content: contentOf(head.kind, value) }
}

export async function knownDocument(sql: Sql, path: string): Promise<ShelfDocument> {
  return standingDocument(sql, path, await documentHead(sql, path))
}

async function standingDocument(
  sql: Sql,
  path: string,
  head: DocumentHead | undefined,
): Promise<ShelfDocument> {
  const [latest] = head ? await revisionTexts(sql, [head]) : []
  if (!head || !latest || latest.text === null) return head ? missing() : notYet(sql, path)
  const { text, value } = latest
  return { ...head, text, value, content: contentOf(head.kind, value) }
}

const later = new Set<DocumentKind>(['words', 'masters', 'glossary', 'placement'])

/** A language without a glossary, a course without words: they begin with the first that is saved, as revision 1. */
async function notYet(sql: Sql, path: string): Promise<ShelfDocument> {
  const place = placeOf(path)
  const parent = path.slice(0, path.lastIndexOf('/') + 1) + (place?.course ? 'course.yaml' : 'language.yaml')
  const above = await documentHead(sql, parent)
  if (!place || !later.has(place.kind) || !above || above.isRemoved) return missing()
  const { kind, language: languageFolder, course: courseFolder } = place
  const isStudios = { isStudios: true, isRemoved: false, isUnseen: true, source: 'studio', by: '' } as const
  const nothing = { revision: 0, publishedRevision: null, text: '', value: null }
  const content = contentOf(kind, null)
  return { path, kind, languageFolder, courseFolder, at: above.at, ...isStudios, ...nothing, content }
}

function missing(): never {
  throw new Refusal(404, 'There is no such document.')
}

export function stateOf(document: ShelfDocument): DocumentState {
  if (document.revision !== document.publishedRevision) return 'draft'
  const { content } = document
  if (content?.kind === 'lesson' && !content.lesson.active) return 'inactive'
  return content?.kind === 'course' && !content.course.active ? 'inactive' : 'published'
}

/** What the wire calls it; empty for what the wire does not know. */
async function wireIdOf(sql: Sql, document: ShelfDocument): Promise<string> {
  const { kind, languageFolder, path } = document
  if (kind === 'language') return languageIn(document).id
  const language = (await shelf(sql)).find(({ folder }) => folder === `${languageFolder}/`)
  if (!language) return ''
  if (kind === 'course') return `${language.id}-${courseIn(document).id}`
  const course = language.courses.find(({ folder }) => path.startsWith(folder))
  return kind === 'lesson' && course ? `${course.id}-${lessonIn(document).id}` : ''
}

export function shownRevision(made: FullRevision, head: DocumentHead): StudioRevision {
  const { revision, at, by, source, note, text } = made
  return {
    ...{ revision, at: at.toISOString(), by, source, note },
    isPublished: revision === head.publishedRevision,
    isLatest: revision === head.revision,
    isRemoval: text === null,
  }
}
