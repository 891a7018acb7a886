import type { StudioWord } from '#calls/studio-words.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { foldLetters } from '#language/normalise.ts'
import type { Sql } from '../../database/sql.ts'
import { lessonIn, wordsIn } from '../documents/parts.ts'
import type { ShelfLanguage } from '../documents/shelf.ts'
import { allCourses, type FoundCourse } from './found.ts'
import { placed } from './save-row.ts'

interface Search {
  languageId?: string | undefined
  courseId?: string | undefined
  search?: string | undefined
  only?: 'unused' | 'without-picture' | undefined
}

/** Words in the order of their courses and files. */
export async function wordsFound(sql: Sql, { languageId, courseId, search = '', only }: Search) {
  const courses = await allCourses(sql)
  const homes = new Map(
    [...new Set(courses.map(({ language }) => language))].map((one) => [one, homesIn(one)]),
  )
  const wanted = foldLetters(search.trim()).toLowerCase()
  return courses
    .filter(
      ({ language, course }) =>
        (!languageId || language.id === languageId) && (!courseId || course.id === courseId),
    )
    .flatMap((found) =>
      wordsIn(found.course.words).map((word) => wordRow(found, word, homes.get(found.language))),
    )
    .filter((row) => wanted === '' || textsOf(row).some((text) => text.includes(wanted)))
    .filter((row) => only !== 'unused' || row.lessons.length === 0)
    .filter((row) => only !== 'without-picture' || row.picture === '')
}

type Home = { id: string; name: string }

/** The lessons that teach each word. */
function homesIn({ courses }: ShelfLanguage): Map<string, Home[]> {
  const homes = new Map<string, Home[]>()
  for (const { id, lessons } of courses) {
    for (const lesson of lessons.map(lessonIn)) {
      const home = { id: `${id}-${lesson.id}`, name: lesson.name }
      for (const word of lesson.words) homes.set(word, [...(homes.get(word) ?? []), home])
    }
  }
  return homes
}

function wordRow(
  { language, course }: FoundCourse,
  word: StudioWord,
  homes: Map<string, Home[]> | undefined,
) {
  return {
    ...word,
    ...placed(`${language.id}.${word.id}`, course.words ?? course.course),
    languageId: language.id,
    courseId: course.id,
    shownRoman: word.roman || romanOf(word.hi),
    lessons: homes?.get(word.id) ?? [],
  }
}

function textsOf({ id, hi, shownRoman, en }: ReturnType<typeof wordRow>): string[] {
  return [id, foldLetters(hi), shownRoman.toLowerCase(), en.toLowerCase()]
}

const romans = new Map<string, string>()

function romanOf(hindi: string): string {
  const known = romans.get(hindi) ?? romanise(hindi)
  if (romans.size > 20_000) romans.clear()
  romans.set(hindi, known)
  return known
}
