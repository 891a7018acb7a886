import { z } from 'zod'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { Video } from './films.ts'

export const LanguageCourse = z.object({
  id: z.string(),
  course: z.string(),
  nativeName: z.string(),
  langIcon: z.string(),
  /** False: shown, not yet taught. */
  isOpen: z.boolean(),
})
export type LanguageCourse = z.infer<typeof LanguageCourse>

/** The "Course/unit" entity of spec 3. `progress` is a percentage. */
export const Course = z.object({
  id: z.string(),
  name: z.string(),
  nativeName: z.string(),
  languageId: z.string(),
  description: z.string(),
  /** The cover: one big letter on a block print (look.md). */
  cover: z.object({ letter: z.string(), colour: z.string(), print: z.string() }),
  video: Video.nullable(),
  videoThumbnail: z.string().nullable(),
  difficultyLevel: z.number().int().min(1).max(7),
  usersAllowed: z.array(z.string()),
  hrs: z.number().int(),
  minutes: z.number().int(),
  seconds: z.number().int(),
  progress: z.number(),
  isStarted: z.boolean(),
  completedLessonCount: z.number().int(),
  lessonCount: z.number().int(),
  activitiesCount: z.number().int(),
  /** Of how many `progress` is a part: the exercises, words and questions of all its lessons. */
  stepCount: z.number().int(),
  chapterCount: z.number().int(),
  /** What students think of it on average, of 5; null where none gave stars. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** Where Continue leads: the first lesson not completed that may be opened. */
  nextLesson: z.object({ chapterId: z.string(), lessonId: z.string(), name: z.string() }).nullable(),
})
export type Course = z.infer<typeof Course>

export const MenuLesson = z.object({
  id: z.string(),
  name: z.string(),
  isUnLock: z.boolean(),
  isCompleted: z.boolean(),
  progress: z.number(),
  videos: z.array(Video),
  linkedExerciseIds: z.array(z.string()),
  linkedVocabularyIds: z.array(z.string()),
})
export type MenuLesson = z.infer<typeof MenuLesson>

export const MenuChapter = z.object({
  chapterId: z.string(),
  chapterName: z.string(),
  /** The course that the chapter stands in: a menu may be a whole language's. */
  unitId: z.string(),
  lessons: z.array(MenuLesson),
})
export type MenuChapter = z.infer<typeof MenuChapter>

export const languageCourses = endpoint({
  ...get,
  path: '/languageCourses',
  access: 'visitor',
  reply: z.array(LanguageCourse),
})

export const userCourses = endpoint({
  ...get,
  path: '/userCourses',
  query: z.object({ languageId: id.optional() }),
  reply: z.array(Course),
})

export const course = endpoint({
  ...get,
  path: '/courses/:courseId',
  params: z.object({ courseId: id }),
  reply: Course,
})

export const unitWiseProgressCount = endpoint({
  ...get,
  path: '/unitWiseProgressCount/:courseId',
  params: z.object({ courseId: id }),
  reply: z.array(z.object({ id, unit: z.string(), completed: z.number().int(), total: z.number().int() })),
})

export const courseLeftMenu = endpoint({
  ...get,
  path: '/courseLeftMenu/:courseId',
  params: z.object({ courseId: id }),
  reply: z.array(MenuChapter),
})
