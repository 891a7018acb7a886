import { z } from 'zod'
import { cuesOf, longestCaptions } from '#rules/captions.ts'
import type { ExerciseType } from '#rules/exercise-types.ts'
import { filmLooks, filmScenes } from '#rules/film-scenes.ts'
import { phrase, sentence, shortId, text } from './authored-text.ts'

const oneOf = <Names extends readonly [string, ...string[]]>(what: string, names: Names) =>
  z.enum(names, { error: (issue) => `unknown ${what} “${String(issue.input)}”: one of ${names.join(', ')}` })

const lineRange = z
  .union([z.number().int().min(1), z.string().regex(/^\d+(-\d+)?$/)], { error: 'lines are written 2 or 1-3' })
  .transform((written) => {
    const [from = 1, to = from] = String(written).split('-').map(Number)
    return { from, to }
  })

const base = {
  id: shortId,
  ask: text.optional(),
  master: shortId.optional(),
  active: z.boolean().default(true),
}
const listen = { ...base, hear: sentence, show: z.enum(['hidden', 'shown']).optional() }
const watch = { ...base, watch: shortId, lines: lineRange.optional() }
/** Each is compared with all the others. */
const wrong = <Option extends z.ZodType>(option: Option) =>
  z.array(option).min(1).max(9, 'an exercise has nine wrong options at most')
const choice = { right: phrase, wrong: wrong(phrase) }
const accepted = z.array(text).default([])

const typed = <Type extends ExerciseType>(type: Type) => ({ type: z.literal(type) })

const exercise = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      ...typed('LISTEN WITH IMAGE'),
      ...listen,
      right: shortId,
      wrong: wrong(shortId).optional(),
    }),
    z.strictObject({
      ...typed('LISTEN WITH AUDIO'),
      ...listen,
      right: sentence,
      wrong: wrong(sentence),
    }),
    z.strictObject({ ...typed('LISTEN WITH TEXT'), ...listen, ...choice }),
    z.strictObject({ ...typed('LISTEN WITH ORDER'), ...listen, extra: z.array(text).default([]), accepted }),
    z.strictObject({ ...typed('LISTEN WITH TYPE'), ...listen, answer: sentence.optional(), accepted }),
    z.strictObject({ ...typed('LISTEN WITH RECORD'), ...listen, answer: sentence.optional(), accepted }),
    z.strictObject({
      ...typed('WATCH WITH AUDIO'),
      ...watch,
      right: sentence,
      wrong: wrong(sentence),
    }),
    z.strictObject({ ...typed('WATCH WITH TEXT'), ...watch, ...choice }),
    z.strictObject({
      ...typed('WATCH WITH ORDER'),
      ...watch,
      answer: sentence,
      extra: z.array(text).default([]),
      accepted,
    }),
    z.strictObject({ ...typed('WATCH WITH TYPE'), ...watch, answer: sentence, accepted }),
    z.strictObject({ ...typed('WATCH WITH RECORD'), ...watch, answer: sentence, accepted }),
    z.strictObject({ ...typed('WATCH VIDEO'), ...watch }),
    z.strictObject({ ...typed('WATCH 4LVIDEO'), ...watch }),
    z.strictObject({ ...typed('READING WITH TEXT'), ...base, read: sentence, ...choice }),
  ],
  { error: (issue) => `unknown exercise type “${String((issue.input as { type?: unknown })?.type)}”` },
)
export type AuthoredExercise = z.infer<typeof exercise>

const castMember = z.strictObject({
  hi: text,
  look: oneOf('look', filmLooks),
  voice: oneOf('voice', ['woman', 'man'] as const),
})

const spoken = text
  .refine((line) => /^[^:=]+:\s*\S/.test(line), { error: 'a line is written "Speaker: Hindi = English"' })
  .transform((line) => ({
    who: line.slice(0, line.indexOf(':')).trim(),
    said: line.slice(line.indexOf(':') + 1),
  }))

const spokenMap = z
  .strictObject({
    who: text,
    hi: text,
    en: text,
    roman: text.optional(),
    speak: text.optional(),
    gloss: text.optional(),
  })
  .transform(({ who, ...said }) => ({ who, said }))

const line = z.union([spoken, spokenMap], {
  error: 'a line is written "Speaker: Hindi = English", or as a map { who, hi, en, roman, speak, gloss }',
})

const titled = { id: shortId, title: text }
const drawn = z.strictObject({
  ...titled,
  scene: oneOf('scene', filmScenes),
  cast: z.record(z.string(), castMember),
  lines: z.array(line).min(1),
})

const webVtt = z
  .string()
  .max(longestCaptions, 'these captions are longer than 100,000 characters')
  .refine(
    (vtt) => cuesOf(vtt).length > 0,
    'this is no WebVTT: it begins with WEBVTT and has lines with their times',
  )
const captions = z
  .strictObject({ hi: webVtt.optional(), roman: webVtt.optional(), en: webVtt.optional() })
  .refine((written) => Object.values(written).some(Boolean), 'no captions are written')
const file = z.strictObject({
  ...titled,
  file: text,
  of: shortId.optional(),
  captions: captions.optional(),
})
const youtube = z.strictObject({ ...titled, youtube: z.string().regex(/^[\w-]{11}$/) })

export type AuthoredFilm = z.infer<typeof drawn> | z.infer<typeof file> | z.infer<typeof youtube>

/** Picks the kind by the field that only it has, so that an error speaks of the right kind. */
const film = z.unknown().transform((written, context): AuthoredFilm => {
  const has = (field: string) => typeof written === 'object' && written !== null && field in written
  const kind = has('file') ? file : has('youtube') ? youtube : drawn
  const read = kind.safeParse(written)
  if (read.success) return read.data
  for (const issue of read.error.issues) context.addIssue({ ...issue, code: 'custom' })
  return z.NEVER
})

export const AuthoredLesson = z.strictObject({
  id: shortId,
  name: text,
  aim: text,
  note: text.default(''),
  active: z.boolean().default(true),
  words: z.array(shortId).default([]),
  glossed: z.record(z.string(), text).default({}),
  films: z.array(film).default([]),
  feedback: z.strictObject({ question: text, placeholder: text.default('') }),
  exercises: z.array(exercise).default([]),
})
export type AuthoredLesson = z.infer<typeof AuthoredLesson>
