import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { courseIn, lessonIn } from '../documents/parts.ts'
import { type ShelfCourse, type ShelfDocument, type ShelfLanguage, shelf } from '../documents/shelf.ts'

/* The documents in which a row of the wire stands, by its whole id. */

export interface FoundCourse {
  language: ShelfLanguage
  course: ShelfCourse
}

export interface FoundLesson extends FoundCourse {
  lesson: ShelfDocument
  /** `hindi-market-mangoes` */
  lessonId: string
}

export async function foundLanguage(sql: Sql, id: string): Promise<ShelfLanguage> {
  return (await shelf(sql)).find((language) => language.id === id) ?? missing('language')
}

export async function allCourses(sql: Sql): Promise<FoundCourse[]> {
  return (await shelf(sql)).flatMap((language) => language.courses.map((course) => ({ language, course })))
}

export async function foundCourse(sql: Sql, id: string): Promise<FoundCourse> {
  return (await allCourses(sql)).find(({ course }) => course.id === id) ?? missing('course')
}

/** The course that is asked for, or all of them. */
export async function coursesAsked(sql: Sql, id: string | undefined): Promise<FoundCourse[]> {
  return id === undefined ? allCourses(sql) : [await foundCourse(sql, id)]
}

export async function foundChapter(sql: Sql, id: string): Promise<FoundCourse & { chapterId: string }> {
  const [courseId, chapterId] = splitAtDot(id)
  const found = await foundCourse(sql, courseId)
  const isThere = courseIn(found.course.course).chapters.some((chapter) => chapter.id === chapterId)
  return isThere ? { ...found, chapterId } : missing('chapter')
}

export async function foundLesson(sql: Sql, id: string): Promise<FoundLesson> {
  const lessons = (await allCourses(sql)).flatMap(lessonsOf)
  return lessons.find(({ lessonId }) => lessonId === id) ?? missing('lesson')
}

/** The lesson that is asked for, or all of them. */
export async function lessonsAsked(sql: Sql, id: string | undefined): Promise<FoundLesson[]> {
  return id === undefined ? (await allCourses(sql)).flatMap(lessonsOf) : [await foundLesson(sql, id)]
}

export function lessonsOf({ language, course }: FoundCourse): FoundLesson[] {
  return course.lessons.map((lesson) => {
    return { language, course, lesson, lessonId: `${course.id}-${lessonIn(lesson).id}` }
  })
}

/** What stands in a lesson: `hindi-market-mangoes.e3`. */
export async function foundInLesson(sql: Sql, id: string): Promise<FoundLesson & { itemId: string }> {
  const [lessonId, itemId] = splitAtDot(id)
  return { ...(await foundLesson(sql, lessonId)), itemId }
}

export async function foundMaster(
  sql: Sql,
  id: string,
): Promise<{ language: ShelfLanguage; masterId: string }> {
  const [languageId = '', , masterId = ''] = id.split('.')
  return { language: await foundLanguage(sql, languageId), masterId }
}

export function splitAtDot(id: string): [string, string] {
  const at = id.indexOf('.')
  return at === -1 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)]
}

export function missing(what: string): never {
  throw new Refusal(404, `There is no such ${what}.`)
}
