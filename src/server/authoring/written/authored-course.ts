import { z } from 'zod'
import { coverColours, coverPrints } from '#calls/studio-shapes.ts'
import { wordKinds } from '#calls/studio-words.ts'
import { exerciseTypeNames } from '#rules/exercise-types.ts'
import { sentence, shortId, text } from './authored-text.ts'

export const AuthoredLanguage = z.strictObject({
  id: shortId,
  name: text,
  native: text,
  icon: text,
  open: z.boolean(),
  order: z.number().int(),
  /** Which chapters open without a subscription (domain 2). */
  free: z.literal('first chapter').default('first chapter'),
  /** The lesson that a visitor may try before signing up. */
  trial: z.strictObject({ course: shortId, lesson: shortId }).optional(),
})
export type AuthoredLanguage = z.infer<typeof AuthoredLanguage>

export const AuthoredCourse = z.strictObject({
  id: shortId,
  name: text,
  native: text,
  description: text,
  difficulty: z.number().int().min(1).max(7),
  order: z.number(),
  /** False: it is kept, and not taught. The same of a chapter and a lesson. */
  active: z.boolean().default(true),
  cover: z.strictObject({
    letter: text,
    colour: z.enum(coverColours),
    print: z.enum(coverPrints),
  }),
  chapters: z.array(
    z.strictObject({
      id: shortId,
      name: text,
      active: z.boolean().default(true),
      /** Open without a subscription; left out, the language's rule. */
      free: z.boolean().optional(),
      lessons: z.array(shortId),
    }),
  ),
})
export type AuthoredCourse = z.infer<typeof AuthoredCourse>

export const AuthoredWord = z.strictObject({
  id: shortId,
  hi: text,
  en: text,
  is: z.enum(wordKinds, {
    error: (issue) =>
      issue.input === 'noun' || issue.input === 'name'
        ? `“${issue.input}” needs its gender: ${issue.input} m or ${issue.input} f`
        : `unknown kind of word “${String(issue.input)}”: one of ${wordKinds.join(', ')}`,
  }),
  roman: text.optional(),
  /** What stands below it in a sentence, where the meaning's first part does not say it. */
  gloss: text.optional(),
  speak: text.optional(),
  picture: text.optional(),
  example: sentence.optional(),
  accepted: z.array(text).default([]),
  forms: z.array(text).default([]),
  note: text.optional(),
})
export type AuthoredWord = z.infer<typeof AuthoredWord>

export const AuthoredWords = z.array(AuthoredWord)

export const AuthoredMasters = z.array(
  z.strictObject({
    id: shortId,
    type: z.enum(exerciseTypeNames as [string, ...string[]]),
    name: text,
    instruction: text,
    layout: text.default(''),
  }),
)
export type AuthoredMaster = z.infer<typeof AuthoredMasters>[number]

export const AuthoredGlossary = z.record(z.string(), text)
