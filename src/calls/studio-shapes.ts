import { z } from 'zod'
import { longestCaptions } from '#rules/captions.ts'
import { type ExerciseType, exerciseTypeNames, exerciseTypes } from '#rules/exercise-types.ts'

/*
 * What is taught, as it is written: the shapes that the studio's forms hold. They are lenient, for a draft may be
 * unfinished; what is missing is named by the lint, and by nothing else. An empty text is one not written.
 */

export const text = z.string().max(4000)
export const shortId = z.string().max(80)

/** Hindi with its English. `roman`, `speak` and `gloss` are derived where they are left out. */
export const StudioSentence = z.object({
  hi: text.default(''),
  en: text.default(''),
  roman: text.optional(),
  speak: text.optional(),
  /** The words' glosses, joined by " · ". */
  gloss: text.optional(),
})
export type StudioSentence = z.infer<typeof StudioSentence>

/** One line of a drawn film. */
export const StudioLine = StudioSentence.extend({ who: text.default('') })
export type StudioLine = z.infer<typeof StudioLine>

export const StudioSpeaker = z.object({
  name: text,
  hi: text.default(''),
  /** One of filmLooks. */
  look: text.default(''),
  voice: z.enum(['woman', 'man']).catch('woman'),
})
export type StudioSpeaker = z.infer<typeof StudioSpeaker>

/** Longer than may be published: the lint says so, and nothing is lost. */
const vtt = z
  .string()
  .max(2 * longestCaptions)
  .default('')

export const studioFilmKinds = ['film', 'file', 'youtube'] as const

/** A film: drawn (`scene`, `cast`, `lines`), a file (`file`, and `of`, the drawn film it was rendered from), or of YouTube. */
export const StudioFilm = z.object({
  id: shortId,
  kind: z.enum(studioFilmKinds),
  title: text.default(''),
  scene: text.default(''),
  cast: z.array(StudioSpeaker).max(12).default([]),
  lines: z.array(StudioLine).max(200).default([]),
  file: text.default(''),
  of: shortId.default(''),
  /** Of a file: WebVTT. */
  captions: z.object({ hi: vtt, roman: vtt, en: vtt }).default({ hi: '', roman: '', en: '' }),
  youtube: text.default(''),
})
export type StudioFilm = z.infer<typeof StudioFilm>

/** Every type's fields side by side: which of them count is the type's own (`studioFields`). */
export const StudioExercise = z.object({
  id: shortId,
  type: z.enum(exerciseTypeNames as [string, ...string[]]),
  /** What to do, in place of the master's instruction. */
  ask: text.default(''),
  /** The master's id; empty for the usual one of the type. */
  master: shortId.default(''),
  active: z.boolean().default(true),
  hear: StudioSentence.optional(),
  read: StudioSentence.optional(),
  /** The film's id, and from which to which of its lines. */
  watch: shortId.default(''),
  lines: z.object({ from: z.number().int().min(1), to: z.number().int().min(1) }).optional(),
  /** Whether the Hindi is seen before the answer; left out, the rule of the type. */
  show: z.enum(['hidden', 'shown']).optional(),
  /** The options of AUDIO and TEXT. */
  right: StudioSentence.optional(),
  wrong: z.array(StudioSentence).max(9).default([]),
  /** The options of IMAGE: ids of words that have a picture. Without wrong ones, they are proposed. */
  rightWord: shortId.default(''),
  wrongWords: z.array(shortId).max(9).default([]),
  /** What is to be built, typed or said, where it is not what is heard. */
  answer: StudioSentence.optional(),
  /** ORDER: tiles too many. */
  extra: z.array(text).max(20).default([]),
  /** Further right answers of ORDER, TYPE and RECORD. */
  accepted: z.array(text).max(60).default([]),
})
export type StudioExercise = z.infer<typeof StudioExercise>

export const StudioLesson = z.object({
  id: shortId,
  name: text.default(''),
  aim: text.default(''),
  note: text.default(''),
  active: z.boolean().default(true),
  /** Ids of the words taught here, of any course. */
  words: z.array(shortId).max(200).default([]),
  /** Forms used here and not taught yet, with their glosses. */
  glossed: z
    .array(z.object({ form: text, gloss: text }))
    .max(200)
    .default([]),
  films: z.array(StudioFilm).max(20).default([]),
  feedback: z.object({ question: text.default(''), placeholder: text.default('') }),
  exercises: z.array(StudioExercise).max(200).default([]),
})
export type StudioLesson = z.infer<typeof StudioLesson>

export const StudioChapter = z.object({
  id: shortId,
  name: text.default(''),
  active: z.boolean().default(true),
  /** Open without a subscription; left out, the language's rule: the first chapter is. */
  free: z.boolean().optional(),
  /** Ids of its lessons, in order. */
  lessons: z.array(shortId).max(200).default([]),
})
export type StudioChapter = z.infer<typeof StudioChapter>

export const coverColours = ['sindoor', 'genda', 'mor', 'rani', 'ink'] as const
export const coverPrints = ['diamond', 'rosette', 'wave', 'paisley'] as const

export const StudioCourse = z.object({
  id: shortId,
  name: text.default(''),
  native: text.default(''),
  description: text.default(''),
  /** 1 absolute beginners … 7 all levels. */
  difficulty: z.number().int().min(1).max(7).catch(1),
  /** Its place among the courses of its difficulty. */
  order: z.number().catch(0),
  active: z.boolean().default(true),
  cover: z.object({
    letter: text.default(''),
    colour: z.enum(coverColours).catch('sindoor'),
    print: z.enum(coverPrints).catch('diamond'),
  }),
  chapters: z.array(StudioChapter).max(100).default([]),
})
export type StudioCourse = z.infer<typeof StudioCourse>

export const StudioMaster = z.object({
  id: shortId,
  type: z.enum(exerciseTypeNames as [string, ...string[]]),
  name: text.default(''),
  instruction: text.default(''),
  layout: text.default(''),
})
export type StudioMaster = z.infer<typeof StudioMaster>

export const StudioLanguage = z.object({
  id: shortId,
  name: text.default(''),
  native: text.default(''),
  icon: text.default(''),
  open: z.boolean().catch(false),
  order: z.number().int().catch(0),
  /** The lesson that a visitor may try before signing up. */
  trial: z.object({ course: shortId, lesson: shortId }).optional(),
})
export type StudioLanguage = z.infer<typeof StudioLanguage>

/** A form of a word that no lesson teaches, and what stands below it. */
export const StudioGloss = z.object({ form: text, gloss: text })
export type StudioGloss = z.infer<typeof StudioGloss>

const promptFields = { listen: ['hear', 'show'], watch: ['watch', 'lines'], read: ['read'] } as const
const answerFields = {
  image: ['rightWord', 'wrongWords'],
  audio: ['right', 'wrong'],
  text: ['right', 'wrong'],
  order: ['extra', 'accepted'],
  type: ['answer', 'accepted'],
  record: ['answer', 'accepted'],
  watched: [],
  watched4: [],
} as const

/** The fields that an exercise of this type has beside `ask`, `master` and `active`, in the order of its form. */
export function studioFields(type: ExerciseType): (keyof StudioExercise)[] {
  const { prompt, answer } = exerciseTypes[type]
  // What is put in order after a film must be said: there is nothing heard that it could be.
  const built = prompt === 'watch' && answer === 'order' ? (['answer'] as const) : []
  return [...promptFields[prompt], ...built, ...answerFields[answer]]
}
