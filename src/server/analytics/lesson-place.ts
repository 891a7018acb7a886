import type { LessonTaught } from '../curriculum/taught-lessons.ts'

/** Where a lesson stands, for a link to it. */
export function lessonPlace({ id, name, course, chapter }: LessonTaught) {
  return {
    languageId: course.languageId,
    courseId: course.id,
    chapterId: chapter.id,
    lessonId: id,
    lessonName: name,
  }
}
