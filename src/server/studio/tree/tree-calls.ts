import type { FastifyInstance } from 'fastify'
import {
  orderCourses,
  orderExercises,
  orderFilms,
  orderLessons,
  orderWords,
  studioLanguages,
  studioTree,
} from '#calls/studio-tree.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { serve } from '../../serve.ts'
import { languageOpenings } from '../../settings/settings-store.ts'
import { shelf } from '../documents/shelf.ts'
import { arrangeCourses, arrangeItems, arrangeLessons } from './arrange.ts'
import { lessonsTakenOut } from './taken-out.ts'
import { treeCourses, treeLanguage } from './tree-shown.ts'

export function registerTree(app: FastifyInstance): void {
  serve(app, studioLanguages, async ({ sql }) => {
    const openings = await languageOpenings(sql)
    return (await shelf(sql)).map((language) => treeLanguage(language, openings))
  })

  serve(app, studioTree, async ({ sql, params }) => {
    const [languages, enrolled] = [await shelf(sql), await enrolledCounts(sql)]
    const language = languages.find(({ id }) => id === params.languageId)
    if (!language) throw new Refusal(404, 'There is no such language.')
    return {
      language: treeLanguage(language, await languageOpenings(sql)),
      courses: treeCourses(language, enrolled, await lessonsTakenOut(sql, language.folder)),
    }
  })

  serve(app, orderExercises, (context) => arrangeItems(context, context.body, 'exercises'))
  serve(app, orderFilms, (context) => arrangeItems(context, context.body, 'films'))
  serve(app, orderWords, (context) => arrangeItems(context, context.body, 'words'))
  serve(app, orderLessons, (context) => arrangeLessons(context, context.body))
  serve(app, orderCourses, (context) => arrangeCourses(context, context.body))
}

const minute = 60_000
const counted = new WeakMap<Sql, { at: number; counts: Promise<Map<string, number>> }>()

/** Counted once a minute at most: a hundred thousand students in every course take a second. */
function enrolledCounts(sql: Sql): Promise<Map<string, number>> {
  const known = counted.get(sql)
  if (known && performance.now() - known.at < minute) return known.counts
  const counts = countEnrolled(sql)
  counted.set(sql, { at: performance.now(), counts })
  counts.catch(() => counted.delete(sql))
  return counts
}

async function countEnrolled(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ courseId: string; count: number }[]>`
    select course_id as "courseId", count(*) as count from enrolments group by course_id`
  return new Map(rows.map(({ courseId, count }) => [courseId, count]))
}
