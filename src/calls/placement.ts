import { z } from 'zod'
import { placementBackgrounds, placementLevels, placementSkills } from '#rules/placement/levels.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'

const PlacementSkill = z.enum(placementSkills)
const PlacementLevel = z.enum(placementLevels)

/** One question. Which option is right the server alone knows. */
export const PlacementQuestion = z.object({
  itemId: z.string(),
  skill: PlacementSkill,
  number: z.number().int(),
  ask: z.string(),
  /** What is read; empty where it is heard. A gap is written ___. `roman` is empty where the script itself is asked. */
  hindi: z.string(),
  roman: z.string(),
  /** What it means, where that is no secret. */
  english: z.string(),
  /** What is heard; empty where it is read. */
  audio: z.string(),
  slowAudio: z.string(),
  options: z.array(z.object({ key: z.string(), text: z.string(), hindi: z.string(), roman: z.string() })),
})
export type PlacementQuestion = z.infer<typeof PlacementQuestion>

/** A course that is suggested, and the lesson to begin with. */
export const PlacementCourse = z.object({
  id: z.string(),
  name: z.string(),
  nativeName: z.string(),
  description: z.string(),
  languageId: z.string(),
  lesson: z.object({ id: z.string(), chapterId: z.string(), name: z.string(), isUnLock: z.boolean() }),
  /** Where the lesson is locked: the first of the course that is not, and is not done. */
  openLesson: z.object({ id: z.string(), chapterId: z.string(), name: z.string() }).nullable(),
  lessonCount: z.number().int(),
  /** How many of them this student may open. */
  openLessonCount: z.number().int(),
})
export type PlacementCourse = z.infer<typeof PlacementCourse>

export const PlacementResult = z.object({
  kind: z.enum(['beginning', 'letters', 'ladder', 'top']),
  first: PlacementCourse.nullable(),
  beside: PlacementCourse.nullable(),
  skills: z.array(
    z.object({
      skill: PlacementSkill,
      /** Null: not even the first level. */
      level: PlacementLevel.nullable(),
      isTried: z.boolean(),
      text: z.string(),
      /** What to do for it, where it lags behind the others. */
      advice: z.string().nullable(),
      course: PlacementCourse.nullable(),
    }),
  ),
})
export type PlacementResult = z.infer<typeof PlacementResult>

/** Where a student stands with the latest test that they took; `attemptId` null: none yet. */
export const Placement = z.object({
  languageId: z.string(),
  languageName: z.string(),
  /** Whether the language has a test. */
  isOffered: z.boolean(),
  mostQuestions: z.number().int(),
  attemptId: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** 0 to 100. */
  progress: z.number(),
  /** Null before the test and after it. */
  question: PlacementQuestion.nullable(),
  result: PlacementResult.nullable(),
})
export type Placement = z.infer<typeof Placement>

export const placement = endpoint({
  ...get,
  path: '/placement',
  query: z.object({ languageId: id }),
  reply: Placement,
})

/** Begins a test; one that was under way is left behind. */
export const startPlacement = endpoint({
  ...post,
  path: '/placement/start',
  oneself: true,
  body: z.object({ languageId: id, background: z.enum(placementBackgrounds) }),
  reply: Placement,
})

/** `chosen` null: "I don't know". */
export const PlacementChoice = z.object({
  attemptId: z.uuid(),
  itemId: id,
  chosen: z.string().max(100).nullable(),
  ms: z.number().int().min(0).max(86_400_000),
})
export type PlacementChoice = z.infer<typeof PlacementChoice>

/**
 * Answers the question that is asked. An answer to any other question changes nothing: sent again it never counts
 * twice, and two devices never disagree.
 */
export const answerPlacement = endpoint({
  ...post,
  path: '/placement/answers',
  oneself: true,
  body: PlacementChoice,
  reply: Placement,
})
