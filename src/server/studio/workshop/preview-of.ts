import { resolveCourse } from '../../authoring/resolving/resolve-course.ts'
import { mastersOf, taughtLanguage } from '../../authoring/resolving/resolve-curriculum.ts'
import { resolveWords } from '../../authoring/resolving/resolve-words.ts'
import type { CourseFolder, LanguageFolder } from '../../authoring/written/authored-tree.ts'
import { foldersInOrder } from '../../authoring/written/folder-order.ts'
import type { Curriculum, TaughtLesson } from '../../curriculum/curriculum.ts'

export interface PreviewedLesson {
  lessonId: string
  /** As much of the taught as the lesson is shown with. */
  curriculum: Curriculum
}

/** One lesson as it would be taught; null where no such lesson can be read. */
export function previewOf(languages: LanguageFolder[], path: string): PreviewedLesson | null {
  const isIn = ({ lessons }: CourseFolder) => lessons.some(({ source }) => source.file === path)
  const folder = languages.find(({ courses }) => courses.some(isIn))
  const found = folder?.courses.find(isIn)
  const file = found?.lessons.find(({ source }) => source.file === path)
  if (!folder || !found || !file) return null
  const words = resolveWords(folder)
  const lesson = { ...file.lesson, active: true }
  const course = resolveCourse(
    { ...found, course: listing(found, lesson.id), lessons: [{ ...file, lesson }] },
    { folder, words, met: metBefore(folder, { found, path }) },
  )
  const taught = course.chapters.flatMap((chapter) => chapter.lessons)[0]
  if (!taught) return null
  const shown = new Set(taught.wordIds)
  const curriculum = {
    languages: [taughtLanguage(folder, 0)],
    masters: mastersOf(folder),
    words: words.filter(({ id }) => shown.has(id)),
    courses: [{ ...course, chapters: withOthers(course.chapters, { found, courseId: course.id, taught }) }],
    placement: [],
  }
  return { lessonId: taught.id, curriculum }
}

/** A lesson that no chapter lists yet is shown in the last; one of a course or chapter out of use is shown too. */
function listing({ course }: CourseFolder, lessonId: string): CourseFolder['course'] {
  const isListed = course.chapters.some(({ lessons }) => lessons.includes(lessonId))
  const last = course.chapters.length - 1
  const chapters = course.chapters.map((chapter, at) => {
    const lessons = isListed || at !== last ? chapter.lessons : [...chapter.lessons, lessonId]
    return { ...chapter, active: true, lessons }
  })
  return { ...course, active: true, chapters }
}

/** The ids of words that a learner has met when this lesson begins. */
function metBefore(
  folder: LanguageFolder,
  { found, path }: { found: CourseFolder; path: string },
): Set<string> {
  const inOrder = foldersInOrder(folder.courses)
  const lessons = inOrder
    .slice(0, inOrder.indexOf(found) + 1)
    .flatMap((course) =>
      course.course.chapters
        .flatMap((chapter) => chapter.lessons)
        .flatMap((id) => course.lessons.find(({ lesson }) => lesson.id === id) ?? []),
    )
  const at = lessons.findIndex(({ source }) => source.file === path)
  const earlier = at === -1 ? lessons : lessons.slice(0, at)
  const ids = earlier.flatMap(({ lesson }) => lesson.words)
  return new Set(ids.map((id) => `${folder.language.id}.${id}`))
}

/** The other lessons by their names alone, so that the next one is known. */
function withOthers(
  chapters: Curriculum['courses'][number]['chapters'],
  { found, courseId, taught }: { found: CourseFolder; courseId: string; taught: TaughtLesson },
): Curriculum['courses'][number]['chapters'] {
  return chapters.map((chapter) => {
    const listed = found.course.chapters.find(({ id }) => chapter.id === `${courseId}.${id}`)?.lessons ?? []
    const own = chapter.lessons.map(({ id }) => id)
    const ids = [...new Set([...listed.map((id) => `${courseId}-${id}`), ...own])]
    return { ...chapter, lessons: ids.map((id) => (id === taught.id ? taught : emptyLesson(id))) }
  })
}

function emptyLesson(id: string): TaughtLesson {
  const feedback = { id: `${id}.feedback`, question: '', placeholder: '' }
  return { id, name: '', aim: '', note: '', wordIds: [], films: [], exercises: [], feedback }
}
