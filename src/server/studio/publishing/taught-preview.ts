import type { Curriculum } from '../../curriculum/curriculum.ts'
import { type LessonTaught, nestTaught, type Taught } from '../../curriculum/taught-lessons.ts'
import type { TaughtRows } from '../../curriculum/taught-rows.ts'
import { writablePart } from '../../curriculum/writable-part.ts'
import type { PreviewedLesson } from '../workshop/preview-of.ts'

/** A lesson of a draft as the taught would hold it. */
export function taughtPreview({
  curriculum,
  lessonId,
}: PreviewedLesson): { taught: Taught; lesson: LessonTaught } | undefined {
  const taught = nestTaught(rowsOf(writablePart(curriculum)))
  const lesson = taught.lesson(lessonId)
  return lesson && { taught, lesson }
}

/** What would be read of the tables if the curriculum were written there. */
function rowsOf({ languages, masters, words, courses }: Curriculum): TaughtRows {
  const chapters = courses.flatMap((course) =>
    course.chapters.map((chapter) => ({ ...chapter, courseId: course.id })),
  )
  const lessons = chapters.flatMap((chapter) =>
    chapter.lessons.map((lesson) => ({ ...lesson, chapterId: chapter.id })),
  )
  const within = <Thing>(things: (lesson: (typeof lessons)[number]) => Thing[]) =>
    lessons.flatMap((lesson) => things(lesson).map((thing) => ({ ...thing, lessonId: lesson.id })))
  const instructions = new Map(masters.map(({ id, instruction }) => [id, instruction]))
  return {
    languages: languages.map(({ native, ...language }) => ({ ...language, nativeName: native })),
    courses: courses.map(({ native, ...course }) => ({ ...course, nativeName: native })),
    chapters,
    lessons,
    films: courses.flatMap((course) =>
      course.chapters.flatMap(({ lessons }) =>
        lessons.flatMap(({ id, films }) =>
          films.map((film) => ({ ...film, lessonId: id, languageId: course.languageId })),
        ),
      ),
    ),
    exercises: within(({ exercises }) => exercises).map((exercise) => ({
      ...exercise,
      instruction: instructions.get(exercise.masterId) ?? '',
    })),
    words: words.map(({ hindi, english, ...word }) => ({
      ...word,
      native: hindi,
      meaning: english,
      video: '',
    })),
    linked: within(({ wordIds }) => wordIds.map((wordId) => ({ wordId, isActive: true }))),
    questions: within(({ feedback }) => [{ ...feedback, isActive: true }]),
    accepted: [],
    placement: [],
  }
}
