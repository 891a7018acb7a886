import { z } from 'zod'
import { attempt, id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'
import { VideoDetails } from './films.ts'

const lessonParams = z.object({ lessonId: id })

export const FeedbackQuestion = z.object({
  id: z.string(),
  feedbackQuestion: z.string(),
  feedbackPlaceholder: z.string(),
  rating: z.string(),
  comment: z.string(),
  isCompleted: z.boolean(),
})
export type FeedbackQuestion = z.infer<typeof FeedbackQuestion>

/** The "Lesson" entity of spec 3. */
export const Lesson = z.object({
  nextLesson: z.object({ id: z.string(), chapterId: z.string() }).nullable(),
  chapterId: z.string(),
  chapter: z.string(),
  lesson: z.object({
    id: z.string(),
    name: z.string(),
    /** What one can say or read after it, and its grammar note in plain English (Markdown-free). */
    aim: z.string(),
    note: z.string(),
    lessonFeedback: z.array(FeedbackQuestion),
    videos: z.array(VideoDetails),
    isCompleted: z.boolean(),
    exerciseCount: z.number().int(),
    vocabularyCount: z.number().int(),
  }),
  extraInfo: z.object({
    courseId: z.string(),
    courseName: z.string(),
    unitId: z.string(),
    unitName: z.string(),
  }),
})
export type Lesson = z.infer<typeof Lesson>

export const LessonProgress = z.object({
  progress: z.number(),
  isCompleted: z.boolean(),
  videoCompleted: z.boolean(),
  completedVideoIds: z.array(z.string()),
  completedExerciseIds: z.array(z.string()),
  totalExerciseIds: z.array(z.string()),
  completedVocabularyIds: z.array(z.string()),
  totalVocabularyIds: z.array(z.string()),
  completedFeedbackIds: z.array(z.string()),
  totalFeedbackIds: z.array(z.string()),
})
export type LessonProgress = z.infer<typeof LessonProgress>

export const ProgressUpdate = z
  .object({
    course: id,
    unit: id,
    chapter: id,
    lesson: id,
    completedExerciseId: id.optional(),
    completedVocabularyId: id.optional(),
    completedFeedbackId: id.optional(),
    videoCompleted: z.literal(true).optional(),
    /** Which video, for the lessons that have several. */
    videoId: id.optional(),
    /** The answer that was given. */
    attempt: attempt.optional(),
    /** How many milliseconds ago it was, by the device's own clock: a film is watched without an answer. */
    ago: z.number().min(0).optional(),
  })
  .refine(
    (sent) =>
      sent.completedExerciseId ??
      sent.completedVocabularyId ??
      sent.completedFeedbackId ??
      sent.videoCompleted,
    { error: 'Please say what was completed.' },
  )
export type ProgressUpdate = z.infer<typeof ProgressUpdate>

export const lesson = endpoint({ ...get, path: '/lessons/:lessonId', params: lessonParams, reply: Lesson })

export const lessonExercisesProgress = endpoint({
  ...get,
  path: '/lessonExercisesProgress/:lessonId',
  params: lessonParams,
  query: z.object({ chapterId: id.optional(), unitId: id.optional(), courseId: id.optional() }),
  reply: LessonProgress,
})

export const updateUserProgress = endpoint({
  ...post,
  path: '/updateuserprogress',
  body: ProgressUpdate,
  reply: LessonProgress,
})

export const lessonCompletion = endpoint({ ...updateUserProgress, path: '/lessonCompletion' })

export const progressCompletion = endpoint({ ...updateUserProgress, path: '/progressCompletion' })

export const lastVisitedPage = endpoint({
  ...post,
  path: '/lastVisitedPage',
  body: z.object({
    lastVisitedPage: z
      .string()
      .max(500)
      // A browser passes over tabs and line ends: behind the first stroke they could hide a second.
      .regex(/^\/(?![/\\])\P{Cc}*$/u, 'Only pages of this site'),
  }),
  reply: z.object({ lastVisitedPage: z.string() }),
})

export const videoDetails = endpoint({
  ...get,
  path: '/videoDetails/:videoId',
  params: z.object({ videoId: id }),
  reply: VideoDetails,
})
