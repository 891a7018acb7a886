import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint } from './endpoint.ts'
import { Lesson } from './lessons.ts'
import { Exercise, Vocabulary } from './practice.ts'
import { documentPath, longestDocument, StudioContent, StudioProblem } from './studio-documents.ts'

const content = { access: 'admin', permission: 'content', family: 'newer' } as const

/** A lesson exactly as a student would get it, of its draft. */
export const LessonPreview = z.object({
  lesson: Lesson,
  exercises: z.array(Exercise),
  vocabularies: z.array(Vocabulary),
  /** Why something of it is not shown. */
  problems: z.array(StudioProblem),
})
export type LessonPreview = z.infer<typeof LessonPreview>

/** With content or text, of what is being typed; without, of the saved draft. Nothing is kept. */
export const previewLesson = endpoint({
  ...content,
  asksOnly: true,
  method: 'POST',
  path: '/admin/preview',
  body: z.object({
    path: documentPath,
    content: StudioContent.optional(),
    text: z.string().max(longestDocument).optional(),
  }),
  reply: LessonPreview,
})

/** Pictures that a word may name, by a part of their names; each can be seen at once, under its `image`. */
export const studioPictures = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/pictures',
  query: z.object({ search: z.string().trim().min(1).max(60) }),
  reply: z.array(z.object({ name: z.string(), image: z.string() })),
})

/** A document that differs from what students see. */
export const UnpublishedChange = z.object({
  path: z.string(),
  kind: z.enum(['language', 'masters', 'glossary', 'placement', 'course', 'words', 'lesson']),
  /** What a person calls it: the lesson's or course's name, 'Words of At the market'. */
  name: z.string(),
  courseId: z.string().nullable(),
  change: z.enum(['new', 'changed', 'removed']),
  revision: z.number().int(),
  by: z.string(),
  at: z.iso.datetime(),
})
export type UnpublishedChange = z.infer<typeof UnpublishedChange>

export const unpublishedChanges = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/unpublished',
  query: z.object({ languageId: id.optional() }),
  reply: z.array(UnpublishedChange),
})

const what = { path: documentPath.optional(), courseId: id.optional(), languageId: id.optional() }
const isOne = ({ path, courseId, languageId }: { [Key in keyof typeof what]?: string | undefined }) =>
  [path, courseId, languageId].filter(Boolean).length === 1
const notOne = { error: 'Publish a document, a course or a language' }

/**
 * Publishes one document, or a course with its lessons and words, or all that waits in a language. A document brings
 * with it the drafts that it cannot stand without (a new lesson's course.yaml, its new words).
 * Where the lint finds an error, or the result does not fit, it is 422 with `problems` beside the message, and nothing changes.
 * With `seen`, which says what was looked at, it is 409 where that is not what would be published by now.
 */
export const publish = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/publish',
  body: z
    .object({
      ...what,
      seen: z
        .array(z.object({ path: documentPath, revision: z.int32() }))
        .max(5000)
        .optional(),
    })
    .refine(isOne, notOne),
  reply: z.object({
    message: z.string(),
    published: z.array(z.object({ path: z.string(), revision: z.number().int() })),
    /** How many rows of what is taught were added, changed or taken out. */
    changes: z.number().int(),
    /** Doubts that do not refuse it. */
    warnings: z.array(StudioProblem),
  }),
})

/** What publishing would say, without doing it. */
export const checkBeforePublishing = endpoint({
  ...publish,
  asksOnly: true,
  path: '/admin/publish/check',
  body: z.object(what).refine(isOne, notOne),
  reply: z.object({
    changes: z.array(UnpublishedChange),
    problems: z.array(StudioProblem),
  }),
})

const files = z.array(z.object({ path: documentPath, text: z.string().max(longestDocument) })).max(500)

/** A course (or a whole language) as the files of the curriculum: of the drafts, as they stand. */
export const exportContent = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/export',
  query: z.object({ courseId: id.optional(), languageId: id.optional() }),
  reply: z.object({ name: z.string(), files }),
})

/** The same as a zip: `{name, type, base64}` of a file to be saved. */
export const FileToSave = z.object({ name: z.string(), type: z.string(), base64: z.string() })
export type FileToSave = z.infer<typeof FileToSave>

export const exportZip = endpoint({ ...exportContent, path: '/admin/export/zip', reply: FileToSave })

/** Takes files in as drafts. What says the same already makes no revision. With `isTrial` it only tells. */
export const importContent = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/import',
  holdsPicture: true,
  body: z.object({
    files: files.optional(),
    /** Or a zip, as a base64 text. */
    zip: z.string().max(6_000_000).optional(),
    isTrial: z.boolean().default(false),
  }),
  reply: z.object({
    added: z.array(z.string()),
    changed: z.array(z.string()),
    same: z.array(z.string()),
    /** Written like documents, where none is looked for or under a name that none has: a lesson that slipped elsewhere. */
    passedOver: z.array(z.string()),
    problems: z.array(StudioProblem),
  }),
})

/** Words of a course (or of all of a language) as a table or as Anki's notes. */
export const exportWords = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/words/export',
  query: z.object({
    courseId: id.optional(),
    languageId: id.optional(),
    form: z.enum(['csv', 'anki-text', 'apkg']),
  }),
  reply: FileToSave,
})

/** Takes words into a course's words.yaml: a known id is changed, another is added. With `isTrial` it only tells. */
export const importWords = endpoint({
  ...content,
  method: 'POST',
  path: '/admin/words/import',
  body: z.object({
    courseId: id,
    form: z.enum(['csv', 'anki-text']),
    text: z.string().max(900_000),
    isTrial: z.boolean().default(false),
  }),
  reply: z.object({
    added: z.array(z.string()),
    changed: z.array(z.string()),
    same: z.array(z.string()),
    /** What could not be taken, by the line of the table. */
    refused: z.array(z.object({ line: z.number().int(), message: z.string() })),
  }),
})
