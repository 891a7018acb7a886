import { rulesOf } from '#language/language-rules.ts'
import type { TaughtCourse, TaughtLesson, TaughtWord } from '../../curriculum/curriculum.ts'
import type { CourseFolder, LanguageFolder, LessonFile } from '../written/authored-tree.ts'
import { taughtChapters } from '../written/taught-chapters.ts'
import { foldedMap, readerOf } from './glosses.ts'
import { resolveExercise } from './resolve-exercise.ts'
import { resolveFilms } from './resolve-film.ts'
import { glossLayers, readingsOf } from './resolve-words.ts'

/** What a course is resolved in: its language, and the words met so far, which grow as lessons are resolved. */
interface LanguageContext {
  folder: LanguageFolder
  words: TaughtWord[]
  met: Set<string>
}

export function resolveCourse({ course, lessons }: CourseFolder, context: LanguageContext): TaughtCourse {
  const { name, native, description, difficulty, order: position, cover } = course
  const languageId = context.folder.language.id
  const id = `${languageId}-${course.id}`
  const lessonIn = lessonResolver(id, context)
  const chapters = taughtChapters(course).map((chapter) => ({
    id: `${id}.${chapter.id}`,
    name: chapter.name,
    isFree: chapter.isFree,
    lessons: chapter.lessons.flatMap((lessonId) => {
      const file = lessons.find(({ lesson }) => lesson.id === lessonId)
      return file?.lesson.active ? [lessonIn(file)] : []
    }),
  }))
  return { id, languageId, name, native, description, difficulty, position, cover, chapters }
}

function lessonResolver(courseId: string, context: LanguageContext): (file: LessonFile) => TaughtLesson {
  const { folder, words, met } = context
  const languageId = folder.language.id
  const known = new Map(words.map((word) => [word.id, word]))
  const authored = folder.courses.flatMap((course) => course.words)
  const [layers, readings] = [
    glossLayers(authored, folder.glossary, rulesOf(languageId)),
    readingsOf(authored, rulesOf(languageId)),
  ]
  const word = (shortId: string) => known.get(`${languageId}.${shortId}`)
  return ({ lesson }) => {
    const lessonId = `${courseId}-${lesson.id}`
    const reader = readerOf([foldedMap(lesson.glossed), ...layers], readings)
    const taught = lesson.words.flatMap((shortId) => word(shortId) ?? [])
    const earlier = [...met].reverse().flatMap((id) => known.get(id) ?? [])
    for (const { id } of taught) met.add(id)
    const pictured = [taught, earlier].map((list) => list.filter(({ picture }) => picture !== ''))
    const resolving = { lessonId, languageId, reader, word, pictured }
    return {
      ...{ id: lessonId, name: lesson.name, aim: lesson.aim, note: lesson.note.trim() },
      wordIds: taught.map(({ id }) => id),
      films: resolveFilms(lesson, { lessonId, languageId }, reader),
      exercises: lesson.exercises.map((exercise) => resolveExercise(exercise, resolving)),
      feedback: { id: `${lessonId}.feedback`, ...lesson.feedback },
    }
  }
}
