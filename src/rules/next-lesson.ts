/** What of a menu's lesson matters for what comes next. */
export interface NextLessonMenuLesson {
  id: string
  isUnLock: boolean
  isCompleted: boolean
  linkedExerciseIds: readonly string[]
}

export interface NextLessonMenuChapter {
  chapterId: string
  unitId: string
  lessons: readonly NextLessonMenuLesson[]
}

export type Menu = readonly NextLessonMenuChapter[]

/** Where a button leads: a lesson, its practice, or home to the dashboard. */
export type Destination =
  | { to: 'practice' | 'lesson'; unitId: string; chapterId: string; lessonId: string }
  | { to: 'dashboard' }

const lessonsInOrder = (menu: Menu) =>
  menu.flatMap(({ chapterId, unitId, lessons }) => lessons.map((lesson) => ({ chapterId, unitId, lesson })))

/**
 * Spec 4, after practice: the lesson's next lesson, else the first lesson of the next chapter, else the dashboard.
 * A menu may be a whole language's: the last lesson of a course leads to the dashboard.
 */
export function afterPractice(menu: Menu, lessonId: string): Destination {
  const all = lessonsInOrder(menu)
  const at = all.findIndex(({ lesson }) => lesson.id === lessonId)
  const next = all[at + 1]
  if (at < 0 || !next || next.unitId !== all[at]?.unitId) return { to: 'dashboard' }
  return { to: 'lesson', unitId: next.unitId, chapterId: next.chapterId, lessonId: next.lesson.id }
}

/** Spec 4, Continue: to practice if the lesson has linked exercises, else on as after practice. */
export function continueFrom(menu: Menu, lessonId: string): Destination {
  const here = lessonsInOrder(menu).find(({ lesson }) => lesson.id === lessonId)
  if (here && here.lesson.linkedExerciseIds.length > 0) {
    return { to: 'practice', unitId: here.unitId, chapterId: here.chapterId, lessonId }
  }
  return afterPractice(menu, lessonId)
}

/**
 * Which lesson a course or a chapter opens with: the first not completed that may be opened, else the first not
 * completed, else the first.
 */
export function lessonToOpen(menu: Menu, within: { unitId?: string; chapterId?: string }) {
  const here = lessonsInOrder(menu).filter(
    ({ unitId, chapterId }) =>
      (within.unitId === undefined || unitId === within.unitId) &&
      (within.chapterId === undefined || chapterId === within.chapterId),
  )
  return (
    here.find(({ lesson }) => lesson.isUnLock && !lesson.isCompleted) ??
    here.find(({ lesson }) => !lesson.isCompleted) ??
    here[0]
  )
}

/** Spec 4: a chapter is completed when all its lessons are. */
export const isChapterCompleted = (chapter: Pick<NextLessonMenuChapter, 'lessons'>) =>
  chapter.lessons.length > 0 && chapter.lessons.every((lesson) => lesson.isCompleted)
