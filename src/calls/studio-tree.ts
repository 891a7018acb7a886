import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'
import { DocumentState, documentPath } from './studio-documents.ts'

const content = { access: 'admin', permission: 'content', family: 'newer' } as const

const lastChange = { by: z.string(), at: z.iso.datetime() }

export const TreeLesson = z.object({
  /** The whole id: `hindi-market-mangoes`. */
  id: z.string(),
  path: z.string(),
  revision: z.number().int(),
  name: z.string(),
  state: DocumentState,
  exerciseCount: z.number().int(),
  filmCount: z.number().int(),
  wordCount: z.number().int(),
  ...lastChange,
})
export type TreeLesson = z.infer<typeof TreeLesson>

/** A lesson that the draft no longer has. */
export const TakenOutLesson = z.object({ path: z.string(), name: z.string(), ...lastChange })
export type TakenOutLesson = z.infer<typeof TakenOutLesson>

export const TreeChapter = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  /** Opens without a subscription. */
  isFree: z.boolean(),
  lessons: z.array(TreeLesson),
})
export type TreeChapter = z.infer<typeof TreeChapter>

export const TreeCourse = z.object({
  id: z.string(),
  /** Of its course.yaml, and of its words.yaml (whether or not it is there yet). */
  path: z.string(),
  wordsPath: z.string(),
  revision: z.number().int(),
  name: z.string(),
  nativeName: z.string(),
  difficulty: z.number().int(),
  cover: z.object({ letter: z.string(), colour: z.string(), print: z.string() }),
  /** Of the course as a whole: a draft as soon as anything in it is one. */
  state: DocumentState,
  /** How many of its documents wait to be published. */
  draftCount: z.number().int(),
  lessonCount: z.number().int(),
  wordCount: z.number().int(),
  exerciseCount: z.number().int(),
  enrolledCount: z.number().int(),
  chapters: z.array(TreeChapter),
  /** Lessons that no chapter lists: the lint says so, too. */
  unlisted: z.array(TreeLesson),
  /** The latest first. */
  takenOut: z.array(TakenOutLesson),
  ...lastChange,
})
export type TreeCourse = z.infer<typeof TreeCourse>

export const TreeLanguage = z.object({
  id: z.string(),
  path: z.string(),
  mastersPath: z.string(),
  glossaryPath: z.string(),
  name: z.string(),
  nativeName: z.string(),
  icon: z.string(),
  isOpen: z.boolean(),
  state: DocumentState,
  courseCount: z.number().int(),
  lessonCount: z.number().int(),
  wordCount: z.number().int(),
  draftCount: z.number().int(),
})
export type TreeLanguage = z.infer<typeof TreeLanguage>

export const studioLanguages = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/contentLanguages',
  reply: z.array(TreeLanguage),
})

/** All courses of a language in the order in which they are learnt, with their chapters and lessons. */
export const studioTree = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/contentTree/:languageId',
  params: z.object({ languageId: id }),
  reply: z.object({ language: TreeLanguage, courses: z.array(TreeCourse) }),
})

/** Puts what stands in a document in a new order: all its ids, short as in the document, each once. */
const order = { revision: z.int32(), ids: z.array(z.string().max(80)).max(500) }
const saved = z.object({ path: z.string(), revision: z.number().int() })

export const orderExercises = endpoint({
  ...content,
  method: 'PUT',
  path: '/admin/order/exercises',
  body: z.object({ path: documentPath, ...order }),
  reply: saved,
})

export const orderFilms = endpoint({ ...orderExercises, path: '/admin/order/films' })

export const orderWords = endpoint({ ...orderExercises, path: '/admin/order/words' })

/** The chapters of a course and the lessons in each, as one arrangement: lessons may move between chapters. */
export const orderLessons = endpoint({
  ...content,
  method: 'PUT',
  path: '/admin/order/lessons',
  body: z.object({
    /** Of the course.yaml. */
    path: documentPath,
    revision: z.int32(),
    chapters: z.array(z.object({ id: z.string().max(80), lessons: z.array(z.string().max(80)).max(200) })),
  }),
  reply: saved,
})

/** The courses of one difficulty, in their order; each course.yaml of which the number changes gets a revision. */
export const orderCourses = endpoint({
  ...content,
  method: 'PUT',
  path: '/admin/order/courses',
  body: z.object({ languageId: id, ids: z.array(id).max(500) }),
  reply: z.array(saved),
})
