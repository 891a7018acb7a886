import { setImmediate } from 'node:timers/promises'
import { longestDocument } from '#calls/studio-documents.ts'
import { isWellNamed, isWritten } from '../../authoring/written/curriculum-files.ts'
import { placeOf } from '../../authoring/written/document-kind.ts'
import type { Problem } from '../../authoring/written/problem.ts'
import { readDocument } from '../../authoring/written/read-document.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { refuseNewId } from '../documents/kept-ids.ts'
import { keepable, type Saving, saveDocuments } from '../documents/save-documents.ts'
import { type ShelfDocument, shelfDocuments } from '../documents/shelf.ts'
import { NoZip, unzip } from './zip.ts'

export interface ContentFile {
  path: string
  text: string
}

/** The drafts as the curriculum's files, as they stand: of a folder such as `hindi/market/`. */
export async function contentFiles(sql: Sql, folder: string): Promise<ContentFile[]> {
  const documents = await shelfDocuments(sql)
  return documents.filter(({ path }) => path.startsWith(folder)).map(({ path, text }) => ({ path, text }))
}

const largest = 20_000_000

/** The curriculum's files in a zip, whatever folder they were packed with; of others, those that an author wrote are told. */
export function filesOfZip(base64: string): { files: ContentFile[]; passedOver: string[] } {
  const passedOver: string[] = []
  try {
    const packed = unzip(Buffer.from(base64, 'base64'), largest)
    const files = packed.flatMap(({ name, bytes }) => {
      const path = name.replace(/^(?:\.\/)?(?:curriculum\/)?/, '')
      const isOurs = isWellNamed(path) && placeOf(path) !== undefined
      if (!isOurs && isWritten(path)) passedOver.push(path)
      if (!isOurs) return []
      const text = bytes.toString('utf8')
      if (text.length > longestDocument)
        throw new NoZip(`${path} is longer than ${longestDocument.toLocaleString('en')} letters.`)
      return [{ path, text }]
    })
    if (files.length === 0) throw new NoZip('This zip holds no curriculum files.')
    return { files, passedOver }
  } catch (error) {
    if (error instanceof NoZip) throw new Refusal(422, error.message)
    throw error
  }
}

export interface TakenContent {
  added: string[]
  changed: string[]
  same: string[]
  problems: Problem[]
}

/** Takes files in as drafts; what says the same already makes no revision. */
export async function takeContent(
  saving: Saving,
  files: ContentFile[],
  { isTrial, note }: { isTrial: boolean; note: string },
): Promise<TakenContent> {
  const known = new Map((await shelfDocuments(saving.sql)).map((document) => [document.path, document]))
  const taken: TakenContent = { added: [], changed: [], same: [], problems: [] }
  for (const { path, text } of files) {
    if (!placeOf(path)) throw new Refusal(422, `${path} is no file of a curriculum.`)
    const before = known.get(path)
    const kind = before === undefined ? 'added' : before.text === text ? 'same' : 'changed'
    taken[kind].push(path)
    if (kind !== 'same') taken.problems.push(...(await problemsOf(saving.sql, { path, text }, before)))
    // A long list of files holds up nobody else.
    await setImmediate()
  }
  const news = files.filter(({ path, text }) => known.get(path)?.text !== text)
  if (!isTrial && news.length > 0) await saveDocuments(saving, news, { note, source: 'import' })
  return taken
}

/** What is to be mended before it is taught. What could not be kept as a draft is refused, also where it is only asked. */
async function problemsOf(
  sql: Sql,
  file: ContentFile,
  before: ShelfDocument | undefined,
): Promise<Problem[]> {
  const document = readDocument(file, '')
  if (!document) return []
  const value = keepable(document.source, { path: file.path, kind: document.kind })
  if (before) await refuseNewId(sql, before, value)
  return document.problems
}
