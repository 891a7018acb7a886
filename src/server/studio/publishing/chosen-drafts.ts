import type { Sql } from '../../database/sql.ts'
import { contentOf } from '../content/content-of.ts'
import { type DocumentHead, documentHeads, revisionTexts } from '../documents/document-store.ts'
import { courseIn, lessonIn, mastersIn, wordsIn } from '../documents/parts.ts'
import { type ShelfDocument, shelf } from '../documents/shelf.ts'

export interface WhatToPublish {
  path?: string | undefined
  courseId?: string | undefined
  languageId?: string | undefined
}

/** The drafts to be published: those asked for, and those that they cannot stand without. */
export async function chosenDrafts(sql: Sql, what: WhatToPublish): Promise<DocumentHead[]> {
  const heads = await documentHeads(sql)
  const drafts = heads.filter(({ revision, publishedRevision, isRemoved, isUnseen }) => {
    return revision !== publishedRevision && !(isRemoved && isUnseen)
  })
  const folder = await folderOf(sql, what)
  const asked = drafts.filter(({ path }) => (what.path ? path === what.path : path.startsWith(folder)))
  const two = await bothSides(sql, drafts)
  const chosen = new Map(asked.map((head) => [head.path, head]))
  for (const head of chosen.values()) {
    for (const needed of neededBy(head, drafts, two)) chosen.set(needed.path, needed)
  }
  return [...chosen.values()]
}

/** `hindi/market/`: nothing stands in a folder that is not known. */
async function folderOf(sql: Sql, { courseId, languageId }: WhatToPublish): Promise<string> {
  const languages = await shelf(sql)
  const courses = languages.flatMap((language) => language.courses)
  const found = courseId
    ? courses.find(({ id }) => id === courseId)
    : languages.find(({ id }) => id === languageId)
  return found?.folder ?? '-/'
}

interface Sides {
  draft: ShelfDocument
  seen: ShelfDocument
}

async function bothSides(sql: Sql, drafts: DocumentHead[]): Promise<Map<string, Sides>> {
  const seenKeys = drafts.flatMap(({ path, publishedRevision }) =>
    publishedRevision === null ? [] : [{ path, revision: publishedRevision }],
  )
  const [latest, seen] = [await revisionTexts(sql, drafts), await revisionTexts(sql, seenKeys)]
  const side = (head: DocumentHead, found: typeof latest): ShelfDocument => {
    const said = found.find(({ path }) => path === head.path)
    const content = said?.text == null ? null : contentOf(head.kind, said.value)
    return { ...head, text: said?.text ?? '', value: said?.value, content }
  }
  return new Map(drafts.map((head) => [head.path, { draft: side(head, latest), seen: side(head, seen) }]))
}

/** What a draft brings with it. */
function neededBy(head: DocumentHead, drafts: DocumentHead[], sides: Map<string, Sides>): DocumentHead[] {
  const own = sides.get(head.path)
  if (!own) return []
  const isBeside = (other: DocumentHead) =>
    other.languageFolder === head.languageFolder && other.courseFolder === head.courseFolder
  const of = (kind: DocumentHead['kind']) =>
    drafts.filter((other) => other.kind === kind && other.languageFolder === head.languageFolder)
  if (head.kind === 'course')
    return of('lesson').filter((other) => isBeside(other) && isListed(own, sides.get(other.path)))
  if (head.kind !== 'lesson') return []
  return [
    ...of('course').filter((other) => isBeside(other) && listsIt(sides.get(other.path), own)),
    ...of('words').filter((other) => bringsWords(sides.get(other.path), own.draft)),
    ...of('masters').filter((other) => bringsMasters(sides.get(other.path), own.draft)),
  ]
}

function lessonIds(document: ShelfDocument): string[] {
  return courseIn(document).chapters.flatMap(({ lessons }) => lessons)
}

/** The lesson is new in the course's list, or goes out of it. */
function listsIt(course: Sides | undefined, { draft, seen }: Sides): boolean {
  if (!course) return false
  const isRemoved = draft.content === null && seen.content !== null
  const { id } = lessonIn(isRemoved ? seen : draft)
  return lessonIds(course.draft).includes(id) !== lessonIds(course.seen).includes(id)
}

function isListed(course: Sides, lesson: Sides | undefined): boolean {
  return lesson !== undefined && listsIt(course, lesson)
}

function bringsWords(words: Sides | undefined, lesson: ShelfDocument): boolean {
  if (!words) return false
  const { words: taught, exercises } = lessonIn(lesson)
  const drawn = exercises.flatMap(({ rightWord, wrongWords }) => [rightWord, ...wrongWords])
  return brings(words, new Set([...taught, ...drawn]), (side) => wordsIn(side).map(({ id }) => id))
}

function bringsMasters(masters: Sides | undefined, lesson: ShelfDocument): boolean {
  if (!masters) return false
  const named = new Set(lessonIn(lesson).exercises.map(({ master }) => master))
  return brings(masters, named, (side) => mastersIn(side).map(({ id }) => id))
}

function brings(
  { draft, seen }: Sides,
  named: Set<string>,
  idsIn: (side: ShelfDocument) => string[],
): boolean {
  const known = new Set(idsIn(seen))
  return idsIn(draft).some((id) => named.has(id) && !known.has(id))
}
