import type { CourseFolder, LanguageFolder, LessonFile } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'
import type { SourceFile } from '../written/source-file.ts'

/** Ids used twice, ids that lead nowhere. */
export function checkIds(folder: LanguageFolder): Problem[] {
  return [
    ...twice(folder.courses.map(({ course, source }) => ({ id: course.id, source, path: ['id'] }))),
    ...twice(
      folder.courses.flatMap(({ words, wordsSource }) =>
        wordsSource ? words.map(({ id }, at) => ({ id, source: wordsSource, path: [at, 'id'] })) : [],
      ),
    ),
    ...wholeIdsTwice(folder),
    ...folder.courses.flatMap(checkCourseIds),
  ]
}

interface Placed {
  id: string
  source: SourceFile
  path: (string | number)[]
}

function twice(placed: Placed[]): Problem[] {
  const first = new Map<string, Placed>()
  return placed.flatMap((one) => {
    const earlier = first.get(one.id)
    if (!earlier) {
      first.set(one.id, one)
      return []
    }
    const where = earlier.source.problem(earlier.path, '')
    return [
      one.source.problem(one.path, `the id “${one.id}” is used already, in ${where.file}:${where.line}`),
    ]
  })
}

/** `market-mangoes` may be a course, or the lesson `mangoes` of the course `market`: whole ids must differ too. */
function wholeIdsTwice({ courses }: LanguageFolder): Problem[] {
  const ids = courses.map(({ course, source }) => ({ id: course.id, source, path: ['id'] }))
  const lessons = courses.flatMap(({ course, lessons }) =>
    lessons.map(({ lesson, source }) => ({ id: `${course.id}-${lesson.id}`, source, path: ['id'] })),
  )
  const known = new Set(ids.map(({ id }) => id))
  return twice([...ids, ...lessons.filter(({ id }) => known.has(id))]).filter(({ field }) => field === 'id')
}

function checkCourseIds({ course, source, lessons, isWhole }: CourseFolder): Problem[] {
  const chapters = course.chapters.map(({ id }, at) => ({ id, source, path: ['chapters', at, 'id'] }))
  const named = course.chapters.flatMap((chapter, at) =>
    chapter.lessons.map((id, nth) => ({ id, source, path: ['chapters', at, 'lessons', nth] })),
  )
  const known = new Set(lessons.map(({ lesson }) => lesson.id))
  const listed = new Set(named.map(({ id }) => id))
  const empty = course.chapters.flatMap(({ active, lessons: listed }, at) =>
    active && listed.length === 0
      ? [source.problem(['chapters', at, 'lessons'], 'this chapter has no lesson yet')]
      : [],
  )
  return [
    ...(course.chapters.length === 0
      ? [source.problem(['chapters'], 'a course has a chapter at least')]
      : []),
    ...empty,
    ...twice(chapters),
    ...twice(named),
    ...twice(lessons.map(({ lesson, source }) => ({ id: lesson.id, source, path: ['id'] }))),
    ...(isWhole ? named.filter(({ id }) => !known.has(id)) : []).map(({ id, path }) =>
      source.problem(path, `no file of this course has the lesson “${id}”`),
    ),
    ...lessons
      .filter(({ lesson }) => !listed.has(lesson.id))
      .map((file) => file.source.problem(['id'], `no chapter of course.yaml lists “${file.lesson.id}”`)),
    ...lessons.flatMap(checkLessonIds),
  ]
}

function checkLessonIds({ lesson, source }: LessonFile): Problem[] {
  return twice([
    { id: 'feedback', source, path: ['feedback'] },
    ...lesson.films.map(({ id }, at) => ({ id, source, path: ['films', at, 'id'] })),
    ...lesson.exercises.map(({ id }, at) => ({ id, source, path: ['exercises', at, 'id'] })),
  ])
}
