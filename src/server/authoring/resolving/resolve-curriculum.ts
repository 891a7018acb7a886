import type { Curriculum, TaughtLanguage, TaughtMaster } from '../../curriculum/curriculum.ts'
import type { CourseFolder, LanguageFolder } from '../written/authored-tree.ts'
import { resolveCourse } from './resolve-course.ts'
import { resolvePlacement } from './resolve-placement.ts'
import { resolveWords } from './resolve-words.ts'

/** Makes ids whole and derives what is derived; says nothing of what is wrong (see check-curriculum.ts). */
export function resolveCurriculum(languages: LanguageFolder[]): Curriculum {
  const resolved = languages.map((folder) => {
    const words = resolveWords(folder)
    const met = new Set<string>()
    return {
      words,
      courses: taughtCourses(folder).map((course) => resolveCourse(course, { folder, words, met })),
    }
  })
  return {
    languages: languages.map(taughtLanguage),
    masters: languages.flatMap(mastersOf),
    words: resolved.flatMap(({ words }) => words),
    courses: resolved.flatMap(({ courses }) => courses),
    placement: languages.flatMap(resolvePlacement),
  }
}

function taughtCourses({ courses }: LanguageFolder): CourseFolder[] {
  return courses.filter(({ course }) => course.active)
}

export function taughtLanguage({ language }: LanguageFolder, position: number): TaughtLanguage {
  const { id, name, native, icon, open, trial } = language
  const trialLessonId = trial ? `${id}-${trial.course}-${trial.lesson}` : null
  return { id, name, native, icon, isOpen: open, trialLessonId, position }
}

export function mastersOf({ language, masters }: LanguageFolder): TaughtMaster[] {
  return masters.map(({ id, type, ...master }) => {
    return { ...master, id: `${language.id}.master.${id}`, languageId: language.id, questionType: type }
  })
}
