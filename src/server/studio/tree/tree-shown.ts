import type { TakenOutLesson, TreeChapter, TreeCourse, TreeLanguage, TreeLesson } from '#calls/studio-tree.ts'
import { coursesInOrder } from '#rules/course-order.ts'
import { stateOf } from '../documents/document-shown.ts'
import { courseIn, languageIn, lessonIn, wordsIn } from '../documents/parts.ts'
import type { ShelfCourse, ShelfDocument, ShelfLanguage } from '../documents/shelf.ts'

/** Whether it is open the settings say, and its file where they were never asked. */
export function treeLanguage(shelf: ShelfLanguage, openings: Map<string, boolean>): TreeLanguage {
  const { name, native, icon, open } = languageIn(shelf.language)
  const sum = (count: (course: ShelfCourse) => number) =>
    shelf.courses.reduce((total, course) => total + count(course), 0)
  const { language, masters, glossary, placement } = shelf
  const own = [language, masters, glossary, placement].filter((document) => document !== undefined)
  return {
    id: shelf.id,
    path: shelf.language.path,
    mastersPath: `${shelf.folder}masters.yaml`,
    glossaryPath: `${shelf.folder}glossary.yaml`,
    name,
    nativeName: native,
    icon,
    isOpen: openings.get(shelf.id) ?? open,
    state: stateOf(shelf.language),
    courseCount: shelf.courses.length,
    lessonCount: sum(({ lessons }) => lessons.length),
    wordCount: sum(({ words }) => wordsIn(words).length),
    draftCount: own.filter(isDraft).length + sum((course) => documentsOf(course).filter(isDraft).length),
  }
}

export function treeCourses(
  { courses }: ShelfLanguage,
  enrolled: Map<string, number>,
  takenOut: Map<string, TakenOutLesson[]>,
): TreeCourse[] {
  const shown = courses.map((shelf) =>
    treeCourse(shelf, enrolled.get(shelf.id) ?? 0, takenOut.get(shelf.folder) ?? []),
  )
  const places = shown.map((course, at) => {
    const { difficulty, order } = courseIn((courses[at] as ShelfCourse).course)
    return { id: course.id, course, difficulty, position: order }
  })
  return coursesInOrder(places).map(({ course }) => course)
}

function treeCourse(shelf: ShelfCourse, enrolledCount: number, takenOut: TakenOutLesson[]): TreeCourse {
  const { course, words, lessons } = shelf
  const { name, native, difficulty, cover, chapters } = courseIn(course)
  const shown = new Map(lessons.map((lesson) => [lessonIn(lesson).id, treeLesson(shelf.id, lesson)]))
  const listed = new Set(chapters.flatMap((chapter) => chapter.lessons))
  const drafts = documentsOf(shelf).filter(isDraft)
  const latest = documentsOf(shelf).reduce((one, other) => (other.at > one.at ? other : one), course)
  return {
    ...{ id: shelf.id, path: course.path, wordsPath: `${shelf.folder}words.yaml`, revision: course.revision },
    ...{ name, nativeName: native, difficulty, cover, enrolledCount },
    state: drafts.length > 0 ? 'draft' : stateOf(course),
    draftCount: drafts.length,
    lessonCount: lessons.length,
    wordCount: wordsIn(words).length,
    exerciseCount: [...shown.values()].reduce((total, lesson) => total + lesson.exerciseCount, 0),
    chapters: chapters.map(
      ({ id, name, active, free, lessons }, at): TreeChapter => ({
        ...{ id: `${shelf.id}.${id}`, name, isActive: active, isFree: free ?? at === 0 },
        lessons: lessons.flatMap((lessonId) => shown.get(lessonId) ?? []),
      }),
    ),
    unlisted: [...shown].filter(([id]) => !listed.has(id)).map(([, lesson]) => lesson),
    takenOut,
    ...{ by: latest.by, at: latest.at.toISOString() },
  }
}

function treeLesson(courseId: string, document: ShelfDocument): TreeLesson {
  const { id, name, exercises, films, words } = lessonIn(document)
  return {
    ...{ id: `${courseId}-${id}`, path: document.path, revision: document.revision, name },
    state: stateOf(document),
    exerciseCount: exercises.filter(({ active }) => active).length,
    filmCount: films.length,
    wordCount: words.length,
    ...{ by: document.by, at: document.at.toISOString() },
  }
}

function documentsOf({ course, words, lessons }: ShelfCourse): ShelfDocument[] {
  return [course, ...(words ? [words] : []), ...lessons]
}

function isDraft(document: ShelfDocument): boolean {
  return stateOf(document) === 'draft'
}
