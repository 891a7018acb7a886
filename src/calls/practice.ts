import { z } from 'zod'
import { answer, attempt, id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'
import { VideoDetails } from './films.ts'

const gender = z.enum(['m', 'f', 'n', ''])
const lessonParams = z.object({ lessonId: id })

/** One option: `key` is what is answered; `value` English or text, `nativeValue` Hindi, `nativeFile` its sound, `image` its picture. */
export const ExerciseOption = z.object({
  key: z.string(),
  value: z.string(),
  nativeValue: z.string(),
  roman: z.string(),
  nativeFile: z.string(),
  image: z.string(),
})
export type ExerciseOption = z.infer<typeof ExerciseOption>

/**
 * `answer`: an option's key, a text, or ordered words joined by commas (then `answerWords` too). `option1`, `option2`… are
 * the options in the order shown; for ORDER they are the tiles (their `nativeValue` is the word).
 */
export const ExerciseOptions = z
  .object({ answer: z.string(), answerWords: z.array(z.string()).optional(), accepted: z.array(z.string()) })
  .catchall(z.union([ExerciseOption, z.string(), z.array(z.string())]))
export type ExerciseOptions = z.infer<typeof ExerciseOptions>

export const Exercise = z.object({
  id: z.string(),
  exerciseMasterId: z.string(),
  questionType: z.string(),
  /** What to do: the master's instruction, or the exercise's own. */
  question: z.string(),
  /** The Hindi that is heard or read, with its roman, gloss and English; empty where it must not be shown before. */
  hindi: z.string(),
  roman: z.string(),
  gloss: z.string(),
  english: z.string(),
  options: ExerciseOptions,
  audio: z.string(),
  slowAudio: z.string(),
  content: z.string(),
  exerciseImage: z.string(),
  isImage: z.boolean(),
  /** The film or file to watch, and from which to which millisecond. */
  exerciseVideo: VideoDetails.nullable(),
  clip: z.object({ from: z.number(), to: z.number() }).nullable(),
  isActive: z.boolean(),
  isCompleted: z.boolean(),
})
export type Exercise = z.infer<typeof Exercise>

export const Vocabulary = z.object({
  id: z.string(),
  wordMeaningToDisplay: z.string(),
  wordInRoman: z.string(),
  wordInNative: z.string(),
  gender,
  example: z
    .object({ hindi: z.string(), roman: z.string(), english: z.string(), audio: z.string() })
    .nullable(),
  audio: z.string(),
  slowAudio: z.string(),
  /** 'human' or 'synthesised': the product says so to the learner (media). */
  source: z.enum(['human', 'synthesised']),
  image: z.string(),
  video: z.string(),
  isCompleted: z.boolean(),
})
export type Vocabulary = z.infer<typeof Vocabulary>

export const Verdict = z.object({
  correct: z.boolean(),
  verdict: z.enum(['exact', 'accepted', 'hint', 'wrong']),
  /** Why, as the learner reads it; empty for a plain exact answer. */
  feedback: z.string(),
  expected: z.string().optional(),
})
export type Verdict = z.infer<typeof Verdict>

export const lessonExercises = endpoint({
  ...get,
  path: '/lessonExercises/:lessonId',
  params: lessonParams,
  reply: z.array(Exercise),
})

export const lessonVocabularies = endpoint({
  ...get,
  path: '/lessonVocabularies/:lessonId',
  params: lessonParams,
  reply: z.array(Vocabulary),
})

export const checkAnswer = endpoint({
  ...post,
  path: '/checkAnswer',
  body: z.object({ exerciseId: id, answer }),
  reply: Verdict,
})

/** An answer that was given and completes nothing: a wrong one, as a rule. */
export const AnswerGiven = z.object({ exerciseId: id, attempt })
export type AnswerGiven = z.infer<typeof AnswerGiven>

/** Logs an answer beside the completions (domain 14); the verdict is the server's own. */
export const attempts = endpoint({ ...post, path: '/attempts', body: AnswerGiven, reply: Verdict })

/** A word as the judge of answers knows it: itself, its meaning, kind, gender, and its forms, packed (language/lexicon.ts). */
export const LexiconEntry = z.tuple([z.string(), z.string(), z.string(), gender, z.string()])
export type LexiconEntry = z.infer<typeof LexiconEntry>

/** Every word of a language, so that the browser judges an answer as the server does. */
export const languageLexicon = endpoint({
  ...get,
  path: '/lexicons/:languageId',
  isWhole: true,
  access: 'visitor',
  params: z.object({ languageId: id }),
  reply: z.array(LexiconEntry),
})
