import type { FastifyInstance } from 'fastify'
import { chapterRows } from '#calls/studio-rows.ts'
import { StudioChapter } from '#calls/studio-shapes.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { courseIn } from '../documents/parts.ts'
import type { ShelfCourse } from '../documents/shelf.ts'
import { coursesAsked, foundChapter, foundCourse, missing } from './found.ts'
import { freeId, isPublished } from './new-ids.ts'
import { rowPage } from './row-page.ts'
import { changedBy, placed, saveRow } from './save-row.ts'

export function registerChapterRows(app: FastifyInstance): void {
  serve(app, chapterRows.list, async (context) => {
    const { courseId } = context.query
    const rows = (await coursesAsked(context.sql, courseId)).flatMap(({ course }) =>
      courseIn(course.course).chapters.map((chapter) => chapterRow(course, chapter)),
    )
    return courseId === undefined ? rowPage(context, rows) : rows
  })
  serve(app, chapterRows.one, ({ sql, params }) => oneChapter(sql, params.id))
  serve(app, chapterRows.make, async (context) => {
    const { courseId, revision, id: given, ...sent } = context.body
    const { course } = await foundCourse(context.sql, courseId)
    const { chapters } = courseIn(course.course)
    const id = await freeId(context.sql, {
      ...{ given, name: sent.name, table: 'chapters' },
      whole: (id) => `${courseId}.${id}`,
      drafted: chapters.map((chapter) => chapter.id),
    })
    await saveChapters(context, course, {
      chapters: [...chapters, StudioChapter.parse({ ...sent, id })],
      revision,
    })
    return oneChapter(context.sql, `${courseId}.${id}`)
  })
  serve(app, chapterRows.change, async (context) => {
    const { course, chapterId } = await foundChapter(context.sql, context.params.id)
    const chapters = courseIn(course.course).chapters.map((chapter) =>
      chapter.id === chapterId ? changedBy(chapter, context.body) : chapter,
    )
    await saveChapters(context, course, { chapters, revision: context.body.revision })
    return oneChapter(context.sql, context.params.id)
  })
  serve(app, chapterRows.remove, async (context) => {
    const { course, chapterId } = await foundChapter(context.sql, context.params.id)
    const { chapters } = courseIn(course.course)
    const isInactive = await isPublished(context.sql, 'chapters', context.params.id)
    const holdsLessons = chapters.some(({ id, lessons }) => id === chapterId && lessons.length > 0)
    if (!isInactive && holdsLessons)
      throw new Refusal(409, 'This chapter has lessons: move or remove them first.')
    const rest = isInactive
      ? chapters.map((chapter) => (chapter.id === chapterId ? { ...chapter, active: false } : chapter))
      : chapters.filter(({ id }) => id !== chapterId)
    await saveChapters(context, course, { chapters: rest, revision: context.query.revision })
    return {
      message: isInactive ? 'The chapter is out of use.' : 'The chapter is out of the draft.',
      isInactive,
    }
  })
}

async function oneChapter(sql: Context['sql'], id: string) {
  const { course, chapterId } = await foundChapter(sql, id)
  const chapter = courseIn(course.course).chapters.find((one) => one.id === chapterId)
  return chapter ? chapterRow(course, chapter) : missing('chapter')
}

function chapterRow({ id, course }: ShelfCourse, { lessons, ...chapter }: StudioChapter) {
  const lessonIds = lessons.map((lesson) => `${id}-${lesson}`)
  return { ...chapter, ...placed(`${id}.${chapter.id}`, course), courseId: id, lessonIds }
}

async function saveChapters(
  context: Context,
  { course: document }: ShelfCourse,
  { chapters, revision }: { chapters: StudioChapter[]; revision?: number | undefined },
): Promise<void> {
  const course = { ...courseIn(document), chapters }
  await saveRow(context, { document, content: { kind: 'course', course }, revision })
}
