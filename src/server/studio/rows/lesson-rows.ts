import type { FastifyInstance } from 'fastify'
import { lessonRows } from '#calls/studio-rows.ts'
import { StudioLesson } from '#calls/studio-shapes.ts'
import { type Context, serve } from '../../serve.ts'
import { documentText } from '../content/document-text.ts'
import { documentHeads } from '../documents/document-store.ts'
import { courseIn, lessonIn } from '../documents/parts.ts'
import { saveDocuments } from '../documents/save-documents.ts'
import { coursesAsked, type FoundLesson, foundChapter, foundLesson, lessonsOf } from './found.ts'
import { freeId, isPublished } from './new-ids.ts'
import { rowPage } from './row-page.ts'
import { changedBy, placed, saveOf, saveRow } from './save-row.ts'

export function registerLessonRows(app: FastifyInstance): void {
  serve(app, lessonRows.list, async (context) => {
    const { courseId } = context.query
    const rows = (await coursesAsked(context.sql, courseId)).flatMap(lessonsOf).map(lessonRow)
    return courseId === undefined ? rowPage(context, rows) : rows
  })
  serve(app, lessonRows.one, async ({ sql, params }) => lessonRow(await foundLesson(sql, params.id)))
  serve(app, lessonRows.make, async (context) =>
    lessonRow(await foundLesson(context.sql, await makeLesson(context))),
  )
  serve(app, lessonRows.change, async (context) => {
    const { vocabularyIds, revision, ...sent } = context.body
    const { lesson: document, language } = await foundLesson(context.sql, context.params.id)
    const words = vocabularyIds?.map((id) => id.slice(language.id.length + 1))
    const lesson = changedBy(lessonIn(document), { ...sent, words })
    await saveRow(context, { document, content: { kind: 'lesson', lesson }, revision })
    return lessonRow(await foundLesson(context.sql, context.params.id))
  })
  serve(app, lessonRows.remove, async (context) => {
    const found = await foundLesson(context.sql, context.params.id)
    const isInactive = await isPublished(context.sql, 'lessons', context.params.id)
    await (isInactive ? putOutOfUse(context, found) : takeOut(context, found))
    return {
      message: isInactive ? 'The lesson is out of use.' : 'The lesson is out of the draft.',
      isInactive,
    }
  })
}

type Making = Context<unknown, unknown, ReturnType<NonNullable<typeof lessonRows.make.body>['parse']>>

/** A lesson and its place at the end of a chapter. */
async function makeLesson(context: Making): Promise<string> {
  const { chapterId, id: given, ...sent } = context.body
  const { course: shelf, chapterId: chapter } = await foundChapter(context.sql, chapterId)
  const id = await freeId(context.sql, {
    ...{ given, name: sent.name, table: 'lessons' },
    whole: (id) => `${shelf.id}-${id}`,
    drafted: shelf.lessons.map((document) => lessonIn(document).id),
  })
  const feedback = { question: 'How did this lesson go?', placeholder: 'What would have helped?' }
  const lesson = StudioLesson.parse({ feedback, ...sent, id })
  const course = courseIn(shelf.course)
  const chapters = course.chapters.map((one) =>
    one.id === chapter ? { ...one, lessons: [...one.lessons, id] } : one,
  )
  await saveDocuments(context, [
    {
      path: await pathFor(context, shelf.folder, id),
      text: documentText(undefined, { kind: 'lesson', lesson }),
    },
    saveOf({ document: shelf.course, content: { kind: 'course', course: { ...course, chapters } } }),
  ])
  return `${shelf.id}-${id}`
}

/** `hindi/market/11-new-lesson.yaml`: numbers go on, so that files stand in the order in which they were made. */
async function pathFor({ sql }: Context, folder: string, id: string): Promise<string> {
  const heads = await documentHeads(sql)
  const numbers = heads
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path }) => Number(/^(\d+)-/.exec(path.slice(folder.length))?.[1] ?? 0))
  return `${folder}${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}-${id}.yaml`
}

async function putOutOfUse(
  context: Context<unknown, { revision?: number | undefined }>,
  { lesson: document }: FoundLesson,
) {
  const lesson = { ...lessonIn(document), active: false }
  await saveRow(context, { document, content: { kind: 'lesson', lesson }, revision: context.query.revision })
}

async function takeOut(context: Context, { course: shelf, lesson }: FoundLesson) {
  const course = courseIn(shelf.course)
  const { id } = lessonIn(lesson)
  const chapters = course.chapters.map((chapter) => {
    return { ...chapter, lessons: chapter.lessons.filter((listed) => listed !== id) }
  })
  await saveDocuments(context, [
    { path: lesson.path, revision: lesson.revision, text: null },
    saveOf({ document: shelf.course, content: { kind: 'course', course: { ...course, chapters } } }),
  ])
}

function lessonRow({ language, course, lesson: document, lessonId }: FoundLesson) {
  const { id, words, films: _films, exercises: _exercises, ...fields } = lessonIn(document)
  const chapter = courseIn(course.course).chapters.find(({ lessons }) => lessons.includes(id))
  return {
    ...fields,
    ...placed(lessonId, document),
    courseId: course.id,
    chapterId: chapter ? `${course.id}.${chapter.id}` : null,
    vocabularyIds: words.map((word) => `${language.id}.${word}`),
  }
}
