import type { FastifyInstance } from 'fastify'
import { courseRows } from '#calls/studio-rows.ts'
import { StudioCourse } from '#calls/studio-shapes.ts'
import { type Context, serve } from '../../serve.ts'
import { documentText } from '../content/document-text.ts'
import { courseIn } from '../documents/parts.ts'
import { saveDocuments } from '../documents/save-documents.ts'
import { allCourses, type FoundCourse, foundCourse, foundLanguage } from './found.ts'
import { freeId, isPublished } from './new-ids.ts'
import { changedBy, placed, saveRow } from './save-row.ts'

export function registerCourseRows(app: FastifyInstance): void {
  serve(app, courseRows.list, async ({ sql, query }) => {
    const courses = await allCourses(sql)
    return courses
      .filter(({ language }) => query.languageId === undefined || language.id === query.languageId)
      .map(courseRow)
  })
  serve(app, courseRows.one, async ({ sql, params }) => courseRow(await foundCourse(sql, params.id)))
  serve(app, courseRows.make, async (context) =>
    courseRow(await foundCourse(context.sql, await makeCourse(context))),
  )
  serve(app, courseRows.change, async (context) => {
    const { course: shelf } = await foundCourse(context.sql, context.params.id)
    const { revision, ...sent } = context.body
    const course = changedBy(courseIn(shelf.course), sent)
    await saveRow(context, { document: shelf.course, content: { kind: 'course', course }, revision })
    return courseRow(await foundCourse(context.sql, context.params.id))
  })
  serve(app, courseRows.remove, async (context) => {
    const { course: shelf } = await foundCourse(context.sql, context.params.id)
    const isInactive = await isPublished(context.sql, 'courses', context.params.id)
    if (isInactive) {
      const course = { ...courseIn(shelf.course), active: false }
      const { revision } = context.query
      await saveRow(context, { document: shelf.course, content: { kind: 'course', course }, revision })
    } else {
      const documents = [shelf.course, ...(shelf.words ? [shelf.words] : []), ...shelf.lessons]
      await saveDocuments(
        context,
        documents.map(({ path, revision }) => ({ path, revision, text: null })),
      )
    }
    return {
      message: isInactive ? 'The course is out of use.' : 'The course is out of the draft.',
      isInactive,
    }
  })
}

type Making = Context<unknown, unknown, ReturnType<NonNullable<typeof courseRows.make.body>['parse']>>

/** A course with one chapter, and its words. */
async function makeCourse(context: Making): Promise<string> {
  const { languageId, id: given, ...sent } = context.body
  const language = await foundLanguage(context.sql, languageId)
  const known = language.courses.map(({ course }) => courseIn(course))
  const id = await freeId(context.sql, {
    ...{ given, name: sent.name, table: 'courses' },
    whole: (id) => `${languageId}-${id}`,
    drafted: [
      ...known.map((course) => course.id),
      ...language.courses.map(({ folder }) => folder.split('/')[1] ?? ''),
    ],
  })
  const difficulty = sent.difficulty ?? 1
  const orders = known.filter((course) => course.difficulty === difficulty).map(({ order }) => order)
  const letter = /[\u0904-\u0939]/u.exec(sent.native ?? '')?.[0] ?? 'अ'
  const first = { id: 'first', name: 'First chapter', lessons: [] }
  const course = StudioCourse.parse({
    ...{ difficulty, order: Math.floor(Math.max(0, ...orders)) + 1, cover: { letter }, chapters: [first] },
    ...{ ...sent, id },
  })
  const folder = `${language.folder}${id}/`
  await saveDocuments(context, [
    { path: `${folder}course.yaml`, text: documentText(undefined, { kind: 'course', course }) },
    { path: `${folder}words.yaml`, text: documentText(undefined, { kind: 'words', words: [] }) },
  ])
  return `${languageId}-${id}`
}

function courseRow({ language, course: shelf }: FoundCourse) {
  const { chapters: _chapters, ...course } = courseIn(shelf.course)
  return { ...course, ...placed(shelf.id, shelf.course), languageId: language.id }
}
