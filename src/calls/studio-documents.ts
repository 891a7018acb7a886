import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'
import { StudioCourse, StudioGloss, StudioLanguage, StudioLesson, StudioMaster } from './studio-shapes.ts'
import { StudioWord } from './studio-words.ts'

/** In letters; the longest that was ever written has a tenth of it. */
export const longestDocument = 400_000

const content = { access: 'admin', permission: 'content', family: 'newer' } as const

/** Where a document stands among the curriculum's files: `hindi/market/02-how-much.yaml`. */
export const documentPath = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}\.yaml$/, 'A path is written hindi/market/02-how-much.yaml')

/** `draft`: it differs from what students see. `inactive`: it is kept and not taught. */
export const DocumentState = z.enum(['draft', 'published', 'inactive'])
export type DocumentState = z.infer<typeof DocumentState>

/** Something wrong, or doubtful, where an author finds it. */
export const StudioProblem = z.object({
  severity: z.enum(['error', 'warning']),
  path: z.string(),
  /** Of the document's text, from 1. */
  line: z.number().int(),
  /** `exercises[3].wrong[0]`, as the file has it; empty for the whole document. */
  field: z.string(),
  message: z.string(),
})
export type StudioProblem = z.infer<typeof StudioProblem>

/** Of things in a document; the longest that was ever written has a tenth of it. */
const many = 2000

/** The content of a document, by its kind. */
export const StudioContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('language'), language: StudioLanguage }),
  z.object({ kind: z.literal('masters'), masters: z.array(StudioMaster).max(many) }),
  z.object({ kind: z.literal('glossary'), glossary: z.array(StudioGloss).max(many) }),
  /** Its questions as the file has them: they are of several shapes, and written as text. */
  z.object({ kind: z.literal('placement'), placement: z.array(z.record(z.string(), z.unknown())).max(many) }),
  z.object({ kind: z.literal('course'), course: StudioCourse }),
  z.object({ kind: z.literal('words'), words: z.array(StudioWord).max(many) }),
  z.object({ kind: z.literal('lesson'), lesson: StudioLesson }),
])
export type StudioContent = z.infer<typeof StudioContent>

/** The latest revision of a document. */
export const StudioDocument = z.object({
  path: z.string(),
  /** To be sent with the next save; 0 of a glossary, masters or words that nobody has begun yet. */
  revision: z.number().int(),
  /** What students see of it; null where it was never published. */
  publishedRevision: z.number().int().nullable(),
  state: DocumentState,
  /** It was taken out with this revision: what is told is what it said last. */
  isRemoved: z.boolean(),
  /** The studio's: a new release of the curriculum's files leaves it alone. */
  isStudios: z.boolean(),
  /** Who saved it last; empty where it came with the files. */
  by: z.string(),
  at: z.iso.datetime(),
  /** The file, whole, with its comments. */
  text: z.string(),
  /** The same to be edited field by field; null while the text is no YAML of this kind. */
  content: StudioContent.nullable(),
  /** The whole id on the wire: of the language, course or lesson; empty for the others. */
  wireId: z.string(),
  /** The number of the next exercise of a lesson: past all that it ever had. */
  nextExercise: z.int32(),
  /** The same of its films. */
  nextFilm: z.int32(),
})
export type StudioDocument = z.infer<typeof StudioDocument>

const query = z.object({ path: documentPath })

export const studioDocument = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/document',
  query,
  reply: StudioDocument,
})

/**
 * Saves a draft, as content or as text, with the revision that the editor began from. Has somebody else saved meanwhile,
 * it is 409 with `{by, at, revision}` beside the message, and nothing is written. A save that changes nothing makes no revision.
 */
export const saveDocument = endpoint({
  ...content,
  method: 'PUT',
  path: '/admin/document',
  body: z
    .object({
      path: documentPath,
      revision: z.int32(),
      content: StudioContent.optional(),
      text: z.string().max(longestDocument).optional(),
      note: z.string().trim().max(500).default(''),
    })
    .refine(({ content, text }) => (content === undefined) !== (text === undefined), {
      error: 'Send the content or the text',
    }),
  reply: StudioDocument,
})

/** Goes back to an earlier revision, by a new one that says the same. */
export const restoreDocument = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/document/restore',
  body: z.object({ path: documentPath, revision: z.int32(), to: z.int32() }),
  reply: StudioDocument,
})

/** The lint of `npm run curriculum` over one draft, while it is typed; what is sent is not kept. */
export const lintDocument = endpoint({
  ...content,
  asksOnly: true,
  method: 'POST',
  path: '/admin/lint',
  body: z.object({
    path: documentPath,
    content: StudioContent.optional(),
    text: z.string().max(longestDocument).optional(),
  }),
  reply: z.array(StudioProblem),
})

/** Takes a draft back to what students see, by a new revision that says the same. */
export const discardDraft = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/document/discard',
  body: z.object({ path: documentPath, revision: z.int32() }),
  reply: StudioDocument,
})

/** Where the thing stands that a wire id names: its document, and the field in it. */
export const whereIs = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/whereIs',
  query: z.object({
    language: id.optional(),
    course: id.optional(),
    chapter: id.optional(),
    lesson: id.optional(),
    exercise: id.optional(),
    exerciseMaster: id.optional(),
    vocabulary: id.optional(),
    film: id.optional(),
  }),
  reply: z.object({
    path: z.string(),
    /** The short id within the document: of the exercise, film, chapter, word or master; empty for the whole document. */
    item: z.string(),
    languageId: z.string(),
    courseId: z.string().nullable(),
    lessonId: z.string().nullable(),
  }),
})
