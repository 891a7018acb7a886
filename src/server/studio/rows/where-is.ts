import type { FastifyInstance } from 'fastify'
import { whereIs } from '#calls/studio-documents.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { serve } from '../../serve.ts'
import { wordsIn } from '../documents/parts.ts'
import {
  foundChapter,
  foundCourse,
  foundInLesson,
  foundLanguage,
  foundLesson,
  foundMaster,
  missing,
  splitAtDot,
} from './found.ts'

interface Place {
  path: string
  item: string
  languageId: string
  courseId: string | null
  lessonId: string | null
}

export function registerWhereIs(app: FastifyInstance): void {
  serve(app, whereIs, ({ sql, query }) => {
    const [asked] = Object.entries(query).flatMap(([what, id]) => (id ? [[what, id] as const] : []))
    const find = asked && finders[asked[0]]
    if (!find) throw new Refusal(400, 'Ask for a lesson, an exercise, a word, a film, a chapter or a course.')
    return find(sql, asked[1])
  })
}

const inLesson = async (sql: Sql, id: string): Promise<Place> => {
  const { lesson, itemId: item, lessonId, course, language } = await foundInLesson(sql, id)
  return { path: lesson.path, item, languageId: language.id, courseId: course.id, lessonId }
}

const finders: Record<string, (sql: Sql, id: string) => Promise<Place>> = {
  exercise: inLesson,
  film: inLesson,
  lesson: async (sql, id) => {
    const { lesson, course, language } = await foundLesson(sql, id)
    return { path: lesson.path, item: '', languageId: language.id, courseId: course.id, lessonId: id }
  },
  chapter: async (sql, id) => {
    const { language, course, chapterId: item } = await foundChapter(sql, id)
    return { path: course.course.path, item, languageId: language.id, courseId: course.id, lessonId: null }
  },
  course: async (sql, id) => {
    const { language, course } = await foundCourse(sql, id)
    return { path: course.course.path, item: '', languageId: language.id, courseId: id, lessonId: null }
  },
  language: async (sql, id) => {
    const { language } = await foundLanguage(sql, id)
    return { path: language.path, item: '', languageId: id, courseId: null, lessonId: null }
  },
  exerciseMaster: async (sql, id) => {
    const { language, masterId: item } = await foundMaster(sql, id)
    const path = language.masters?.path ?? missing('exercise master')
    return { path, item, languageId: language.id, courseId: null, lessonId: null }
  },
  vocabulary: async (sql, id) => {
    const [languageId, item] = splitAtDot(id)
    const { courses } = await foundLanguage(sql, languageId)
    const course = courses.find(({ words }) => wordsIn(words).some((word) => word.id === item))
    const path = course?.words?.path ?? missing('word')
    return { path, item, languageId, courseId: course?.id ?? null, lessonId: null }
  },
}
