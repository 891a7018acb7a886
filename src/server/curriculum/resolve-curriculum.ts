import { coursesInOrder } from '#rules/course-order.ts'
import type { CourseFolder, LanguageFolder, LessonFile } from './authored-tree.ts'
import type { Curriculum, TaughtCourse, TaughtLesson, TaughtWord } from './curriculum.ts'
import { foldedMap, layeredGlosses } from './glosses.ts'
import { resolveExercise } from './resolve-exercise.ts'
import { resolveFilms } from './resolve-film.ts'
import { resolveWords, wordGlosses } from './resolve-words.ts'

/** Makes ids whole and derives what is derived; says nothing of what is wrong (see check-curriculum.ts). */
export function resolveCurriculum(languages: LanguageFolder[]): Curriculum {
  const folders = languages
  const words = folders.flatMap(resolveWords)
  return {
    languages: folders.map(({ language }, position) => {
      const { id, name, native, icon, open } = language
      return { id, name, native, icon, isOpen: open, position }
    }),
    masters: folders.flatMap(({ language, masters }) =>
      masters.map(({ id, type, ...master }) => {
        return { ...master, id: `${language.id}.master.${id}`, languageId: language.id, questionType: type }
      }),
    ),
    words,
    courses: folders.flatMap((folder) => resolveCourses(folder, words)),
  }
}

/** A lower difficulty is learnt earlier, and within it what the author puts first. */
export function foldersInOrder(courses: CourseFolder[]): CourseFolder[] {
  const places = courses.map((folder) => {
    return {
      folder,
      difficulty: folder.course.difficulty,
      position: folder.course.order,
      id: folder.course.id,
    }
  })
  return coursesInOrder(places).map(({ folder }) => folder)
}

function resolveCourses(folder: LanguageFolder, words: TaughtWord[]): TaughtCourse[] {
  return folder.courses.map(({ course, lessons }) => {
    const { name, native, description, difficulty, order, cover } = course
    const id = `${folder.language.id}-${course.id}`
    return {
      ...{
        id,
        languageId: folder.language.id,
        name,
        native,
        description,
        difficulty,
        position: order,
        cover,
      },
      chapters: course.chapters.map((chapter, at) => ({
        id: `${id}.${chapter.id}`,
        name: chapter.name,
        isFree: at === 0,
        lessons: chapter.lessons.flatMap((lessonId) => {
          const file = lessons.find(({ lesson }) => lesson.id === lessonId)
          return file ? [resolveLesson(file, `${id}-${lessonId}`, { folder, words })] : []
        }),
      })),
    }
  })
}

function resolveLesson(
  { lesson }: LessonFile,
  lessonId: string,
  { folder, words }: { folder: LanguageFolder; words: TaughtWord[] },
): TaughtLesson {
  const languageId = folder.language.id
  const glosses = layeredGlosses(
    foldedMap(lesson.glossed),
    wordGlosses(folder.courses.flatMap((course) => course.words)),
    foldedMap(folder.glossary),
  )
  const word = (shortId: string) => words.find(({ id }) => id === `${languageId}.${shortId}`)
  const taught = lesson.words.flatMap((shortId) => word(shortId) ?? [])
  const pictured = taught.filter(({ picture }) => picture !== '')
  const context = { lessonId, languageId, glosses, word, pictured }
  return {
    ...{ id: lessonId, name: lesson.name, aim: lesson.aim, note: lesson.note.trim() },
    wordIds: taught.map(({ id }) => id),
    films: resolveFilms(lesson, lessonId, glosses),
    exercises: lesson.exercises.map((exercise) => resolveExercise(exercise, context)),
    feedback: { id: `${lessonId}.feedback`, ...lesson.feedback },
  }
}
