import type { UnpublishedChange } from '#calls/studio-publishing.ts'
import type { Sql } from '../../database/sql.ts'
import { contentOf } from '../content/content-of.ts'
import { type DocumentHead, documentHeads, revisionTexts } from '../documents/document-store.ts'
import { courseIn, lessonIn } from '../documents/parts.ts'
import { type ShelfLanguage, shelf } from '../documents/shelf.ts'

/** What waits to be published, the latest first. */
export async function unpublished(sql: Sql, languageId: string | undefined): Promise<UnpublishedChange[]> {
  const heads = await documentHeads(sql)
  const drafts = heads.filter(({ revision, publishedRevision, isRemoved, isUnseen }) => {
    return revision !== publishedRevision && !(isRemoved && isUnseen)
  })
  const languages = await shelf(sql)
  const removed = await seenNames(sql, drafts)
  return drafts
    .filter(({ languageFolder }) => {
      const language = languages.find(({ folder }) => folder === `${languageFolder}/`)
      return languageId === undefined || language?.id === languageId
    })
    .map((head) => changeOf(head, { languages, removed }))
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

/** The names of what is taken out: only what students still see of it says them. */
async function seenNames(sql: Sql, drafts: DocumentHead[]): Promise<Map<string, string>> {
  const keys = drafts.flatMap(({ path, isRemoved, publishedRevision }) =>
    isRemoved && publishedRevision !== null ? [{ path, revision: publishedRevision }] : [],
  )
  const kinds = new Map(drafts.map(({ path, kind }) => [path, kind]))
  const read = await revisionTexts(sql, keys)
  return new Map(
    read.map(({ path, value }) => {
      const content = contentOf(kinds.get(path) ?? 'lesson', value)
      if (content?.kind === 'lesson') return [path, content.lesson.name]
      return [path, content?.kind === 'course' ? content.course.name : '']
    }),
  )
}

function changeOf(
  head: DocumentHead,
  { languages, removed }: { languages: ShelfLanguage[]; removed: Map<string, string> },
): UnpublishedChange {
  const { path, kind, revision, by, at } = head
  const course = languages
    .flatMap((language) => language.courses)
    .find(({ folder }) => head.courseFolder !== '' && path.startsWith(folder))
  const courseName = course ? courseIn(course.course).name : ''
  const lesson = course?.lessons.find((one) => one.path === path)
  const names = {
    lesson: lesson ? lessonIn(lesson).name : (removed.get(path) ?? ''),
    course: courseName || (removed.get(path) ?? ''),
    words: `Words of ${courseName}`,
    masters: 'Exercise masters',
    glossary: 'Glossary',
    placement: 'Placement test',
    language: 'The language itself',
  }
  const change = head.isRemoved ? 'removed' : head.isUnseen ? 'new' : 'changed'
  return {
    ...{ path, kind, name: names[kind] || path, courseId: course?.id ?? null, change },
    ...{ revision, by, at: at.toISOString() },
  }
}
