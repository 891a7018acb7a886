import type { StudioContent } from '#calls/studio-documents.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { documentText } from '../content/document-text.ts'
import { knownDocument } from '../documents/document-shown.ts'
import { courseIn } from '../documents/parts.ts'
import { saveDocuments } from '../documents/save-documents.ts'
import { shelf } from '../documents/shelf.ts'

interface Arranged {
  path: string
  revision: number
}

/** What stands in a lesson, or the words of a course, in the order of these ids. */
export async function arrangeItems(
  context: Context,
  { path, revision, ids }: Arranged & { ids: string[] },
  what: 'exercises' | 'films' | 'words',
): Promise<Arranged> {
  const { content } = await knownDocument(context.sql, path)
  return saveContent(context, { path, revision }, arranged(content, what, ids))
}

function arranged(
  content: StudioContent | null,
  what: 'exercises' | 'films' | 'words',
  ids: string[],
): StudioContent {
  if (what === 'words' && content?.kind === 'words')
    return { ...content, words: inOrderOf(content.words, ids) }
  if (content?.kind !== 'lesson' || what === 'words') throw new Refusal(400, `This document has no ${what}.`)
  const { lesson } = content
  if (what === 'films') return { ...content, lesson: { ...lesson, films: inOrderOf(lesson.films, ids) } }
  return { ...content, lesson: { ...lesson, exercises: inOrderOf(lesson.exercises, ids) } }
}

function inOrderOf<Thing extends { id: string }>(things: Thing[], ids: string[]): Thing[] {
  refuseOthers(
    things.map(({ id }) => id),
    ids,
  )
  return things.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** An order names each thing once: nothing comes, and nothing goes, by it. */
function refuseOthers(known: string[], ids: string[]): void {
  const isSame = known.length === ids.length && known.toSorted().join(' ') === ids.toSorted().join(' ')
  if (!isSame)
    throw new Refusal(409, 'Something was added or taken out meanwhile. Look at it again, then order it.')
}

/** The chapters of a course in their order, with the lessons of each. */
export async function arrangeLessons(
  context: Context,
  { path, revision, chapters }: Arranged & { chapters: { id: string; lessons: string[] }[] },
): Promise<Arranged> {
  const document = await knownDocument(context.sql, path)
  if (document.content?.kind !== 'course') throw new Refusal(400, 'This document has no chapters.')
  const course = courseIn(document)
  refuseOthers(
    course.chapters.flatMap((chapter) => chapter.lessons),
    chapters.flatMap((chapter) => chapter.lessons),
  )
  const inOrder = inOrderOf(
    course.chapters,
    chapters.map(({ id }) => id),
  )
  const lessonsOf = new Map(chapters.map(({ id, lessons }) => [id, lessons]))
  const moved = inOrder.map((chapter) => ({ ...chapter, lessons: lessonsOf.get(chapter.id) ?? [] }))
  return saveContent(context, { path, revision }, { kind: 'course', course: { ...course, chapters: moved } })
}

async function saveContent(
  context: Context,
  { path, revision }: Arranged,
  content: StudioContent,
): Promise<Arranged> {
  const text = documentText(await knownDocument(context.sql, path), content)
  const saved = await saveDocuments(context, [{ path, revision, text }])
  return { path, revision: saved.get(path) ?? revision }
}

/** Courses of one difficulty: their numbers become 1, 2, 3… */
export async function arrangeCourses(
  context: Context,
  { languageId, ids }: { languageId: string; ids: string[] },
): Promise<Arranged[]> {
  const language = (await shelf(context.sql)).find(({ id }) => id === languageId)
  const courses = language?.courses.filter(({ id }) => ids.includes(id)) ?? []
  const difficulties = new Set(courses.map(({ course }) => courseIn(course).difficulty))
  if (courses.length !== ids.length || difficulties.size !== 1) {
    throw new Refusal(400, 'Only courses of one difficulty have an order among themselves.')
  }
  const saves = courses.map(({ id, course: document }) => {
    const course = { ...courseIn(document), order: ids.indexOf(id) + 1 }
    const { path, revision } = document
    return { path, revision, text: documentText(document, { kind: 'course', course }) }
  })
  const saved = await saveDocuments(context, saves)
  return [...saved].map(([path, revision]) => ({ path, revision }))
}
