import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'
import {
  StudioChapter,
  StudioCourse,
  StudioExercise,
  StudioFilm,
  StudioLanguage,
  StudioLesson,
  StudioMaster,
} from './studio-shapes.ts'
import { StudioWord } from './studio-words.ts'
import { visibleText } from './visible-text.ts'

/*
 * The row-level calls of the wire: views on the documents. Ids are whole (`hindi-market-mangoes.e3`) wherever a row
 * names another; they read the draft where there is one, and change the draft.
 */

const content = { access: 'admin', permission: 'content', family: 'newer' } as const
const params = z.object({ id })
/** Without the place that they stand in, rows come in pages: `results.next` is the cursor of the next one. */
const paged = { cursor: z.string().max(200).optional() }
const none = z.object({})

/** Where a row stands, beside what it says: its document and the revision to be sent with the next save. */
const Placed = z.object({ id: z.string(), path: z.string(), revision: z.number().int() })

/** With every change of a row: the revision that one began from. Left out, the latest is meant. */
const base = { revision: z.int32().optional() }

/** The five calls of a noun. `change` is what may be sent of a row; what is left out stays. */
function rowCalls<
  Row extends z.ZodType,
  Query extends z.ZodType,
  Make extends z.ZodType,
  Change extends z.ZodType,
>(path: `/admin/${string}`, shapes: { row: Row; query: Query; make: Make; change: Change }) {
  const { row, query, make, change } = shapes
  const one = { ...content, path: `${path}/:id`, params } as const
  return {
    list: endpoint({ ...content, method: 'GET', path, query, reply: z.array(row) }),
    one: endpoint({ ...one, method: 'GET', reply: row }),
    make: endpoint({ ...content, method: 'POST', path, body: make, reply: row }),
    change: endpoint({ ...one, method: 'PATCH', body: change, reply: row }),
    remove: endpoint({
      ...one,
      method: 'DELETE',
      query: z.object({ revision: z.coerce.number().pipe(z.int32()).optional() }),
      reply: z.object({
        message: z.string(),
        /** Kept in the document and no longer taught, for students may have done it. Else it is out of the draft. */
        isInactive: z.boolean(),
      }),
    }),
  }
}

/** Any of a row's fields and nothing for those left out: what a form would fill in is no change. */
function anyOf<Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>): z.ZodObject<AnyOf<Shape>> {
  const bare = Object.entries(row.shape).map(([name, field]) => {
    const isFilled = field instanceof z.ZodDefault || field instanceof z.ZodCatch
    return [name, z.optional(isFilled ? field.unwrap() : field)]
  })
  return z.object(Object.fromEntries(bare)) as unknown as z.ZodObject<AnyOf<Shape>>
}
type AnyOf<Shape extends z.core.$ZodShape> = { [Field in keyof Shape]: z.ZodOptional<Bare<Shape[Field]>> }
type Bare<Field extends z.core.SomeType> = Field extends z.ZodDefault<infer Inner> | z.ZodCatch<infer Inner>
  ? Inner
  : Field

const sent = { id: true } as const
const shortId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is made of a-z, 0-9 and single -')
/** Left out, it is made of the name, and of nothing that was ever used. */
const ownId = { id: shortId.max(60).optional() }

const language = StudioLanguage.omit(sent)
export const LanguageRow = Placed.extend(language.shape)
export const languageRows = rowCalls('/admin/languages', {
  row: LanguageRow,
  query: none,
  /** It begins closed, with the masters of the first language. */
  make: z.object({
    id: shortId.max(60),
    name: visibleText().max(200),
    native: z.string().max(200).default(''),
    icon: z.string().max(20).default(''),
  }),
  change: anyOf(language).extend(base),
})

const course = StudioCourse.omit({ ...sent, chapters: true })
export const CourseRow = Placed.extend({ languageId: z.string(), ...course.shape })
export const courseRows = rowCalls('/admin/courses', {
  row: CourseRow,
  query: z.object({ languageId: id.optional() }),
  make: anyOf(course).extend({ languageId: id, ...ownId, name: visibleText().max(200) }),
  change: anyOf(course).extend(base),
})

const chapter = StudioChapter.omit({ ...sent, lessons: true })
export const ChapterRow = Placed.extend({
  courseId: z.string(),
  lessonIds: z.array(z.string()),
  ...chapter.shape,
})
export const chapterRows = rowCalls('/admin/chapters', {
  row: ChapterRow,
  query: z.object({ courseId: id.optional(), ...paged }),
  make: anyOf(chapter).extend({ courseId: id, ...ownId, name: visibleText().max(200), ...base }),
  change: anyOf(chapter).extend(base),
})

const lesson = StudioLesson.omit({ ...sent, films: true, exercises: true, words: true })
export const LessonRow = Placed.extend({
  courseId: z.string(),
  chapterId: z.string().nullable(),
  vocabularyIds: z.array(z.string()),
  ...lesson.shape,
})
export const lessonRows = rowCalls('/admin/lessons', {
  row: LessonRow,
  query: z.object({ courseId: id.optional(), ...paged }),
  make: anyOf(lesson).extend({ chapterId: id, ...ownId, name: visibleText().max(200) }),
  change: anyOf(lesson).extend({ vocabularyIds: z.array(id).max(200).optional(), ...base }),
})

const exercise = StudioExercise.omit(sent)
export const ExerciseRow = Placed.extend({ lessonId: z.string(), ...exercise.shape })
export const exerciseRows = rowCalls('/admin/exercises', {
  row: ExerciseRow,
  query: z.object({ lessonId: id.optional(), ...paged }),
  make: anyOf(exercise).extend({
    lessonId: id,
    ...ownId,
    type: exercise.shape.type,
    /** The short id of the exercise that it stands after; left out, it is the last. */
    after: shortId.optional(),
    ...base,
  }),
  change: anyOf(exercise).extend(base),
})

const film = StudioFilm.omit(sent)
export const FilmRow = Placed.extend({ lessonId: z.string(), ...film.shape })
export const filmRows = rowCalls('/admin/films', {
  row: FilmRow,
  query: z.object({ lessonId: id.optional(), ...paged }),
  make: anyOf(film).extend({ lessonId: id, ...ownId, kind: film.shape.kind, ...base }),
  change: anyOf(film).extend(base),
})

const master = StudioMaster.omit(sent)
export const MasterRow = Placed.extend({
  languageId: z.string(),
  ...master.shape,
  /** How many exercises are made from it. */
  exerciseCount: z.number().int(),
})
export const masterRows = rowCalls('/admin/exerciseMasters', {
  row: MasterRow,
  query: z.object({ languageId: id.optional() }),
  make: master
    .partial()
    .extend({ languageId: id, ...ownId, type: master.shape.type, name: visibleText().max(200), ...base }),
  change: anyOf(master).extend(base),
})

const word = StudioWord.omit(sent)
export const WordRow = Placed.extend({
  languageId: z.string(),
  courseId: z.string(),
  ...word.shape,
  /** As it is shown where the author wrote no roman. */
  shownRoman: z.string(),
  /** The lessons that teach it. */
  lessons: z.array(z.object({ id: z.string(), name: z.string() })),
})
export const wordRows = rowCalls('/admin/vocabularies', {
  row: WordRow,
  /** `search`: in Hindi, roman or English. */
  query: z.object({
    languageId: id.optional(),
    courseId: id.optional(),
    search: z.string().max(200).optional(),
    /** Only words that stand in no lesson, or have no picture. */
    only: z.enum(['unused', 'without-picture']).optional(),
    ...paged,
  }),
  make: anyOf(word).extend({ courseId: id, ...ownId, hi: visibleText().max(400), ...base }),
  change: anyOf(word).extend(base),
})
