import type { Lexicon } from '#language/judgement.ts'
import { coursesInOrder } from '#rules/course-order.ts'
import { sensesOf } from '#rules/review/word-senses.ts'
import type { TaughtPlacementItem } from './curriculum.ts'
import { lexiconsOf } from './lexicon.ts'
import type {
  ChapterRow,
  CourseRow,
  ExerciseRow,
  FilmRow,
  LanguageRow,
  LessonRow,
  QuestionRow,
  TaughtRows,
  WordRow,
} from './taught-rows.ts'

/** A lesson with everything in it and everything around it. Only what is active stands here. */
export interface LessonTaught extends LessonRow {
  course: CourseTaught
  chapter: ChapterRow
  isFree: boolean
  next: LessonTaught | null
  films: FilmRow[]
  exercises: ExerciseRow[]
  words: WordRow[]
  questions: QuestionRow[]
  /** How many things there are to complete. */
  total: number
}

export interface ChapterTaught extends ChapterRow {
  lessons: LessonTaught[]
}

export interface CourseTaught extends CourseRow {
  languageName: string
  chapters: ChapterTaught[]
  lessons: LessonTaught[]
}

export interface Taught {
  languages: LanguageRow[]
  courses: CourseTaught[]
  course(id: string): CourseTaught | undefined
  lesson(id: string): LessonTaught | undefined
  exercise(id: string): ExerciseRow | undefined
  film(id: string): FilmRow | undefined
  word(id: string): WordRow | undefined
  /** The lessons that teach a word, in their order. */
  lessonsWith(wordId: string): LessonTaught[]
  /** The words that lessons of a language teach, which mean the sense that this one's meaning begins with. */
  wordsMeaning(word: Pick<WordRow, 'languageId' | 'meaning'>): WordRow[]
  lexicon(languageId: string): Lexicon
  /** The bank of the language's placement test; empty where it has none. */
  placement(languageId: string): TaughtPlacementItem[]
  /** The words that the lexicon is made of. */
  words(languageId: string): WordRow[]
  /** What students may have completed and is no longer asked: pairs of lesson and item. */
  retired: { lessonIds: string[]; itemIds: string[] }
}

export function nestTaught(read: TaughtRows): Taught {
  const rows = { ...read, exercises: withAccepted(read) }
  const courses = nestCourses(rows)
  const lessons = courses.flatMap((course) => course.lessons)
  const byId = <Thing extends { id: string }>(things: Thing[]) => {
    const map = new Map(things.map((thing) => [thing.id, thing]))
    return (id: string) => map.get(id)
  }
  const retired = retiredItems(rows)
  const homes = Map.groupBy(
    lessons.flatMap((lesson) => lesson.words.map(({ id }) => ({ id, lesson }))),
    ({ id }) => id,
  )
  const meanings = Map.groupBy(
    [...new Set(lessons.flatMap(({ words }) => words))].flatMap((word) =>
      meaningsOf(word).map((meaning) => ({ word, meaning })),
    ),
    ({ meaning }) => meaning,
  )
  return {
    languages: rows.languages,
    courses,
    course: byId(courses),
    lesson: byId(lessons),
    exercise: byId(lessons.flatMap((lesson) => lesson.exercises)),
    film: byId(lessons.flatMap((lesson) => lesson.films)),
    word: byId(rows.words),
    lessonsWith: (id) => (homes.get(id) ?? []).map(({ lesson }) => lesson),
    wordsMeaning: (word) => (meanings.get(meaningsOf(word)[0] ?? '') ?? []).map(({ word }) => word),
    lexicon: lexiconsOf(rows.words),
    placement: (languageId) => rows.placement.filter((item) => item.languageId === languageId),
    words: (languageId) => rows.words.filter((word) => word.languageId === languageId),
    retired: { lessonIds: retired.map(([lesson]) => lesson), itemIds: retired.map(([, item]) => item) },
  }
}

/** Each sense of a word, the first one first, within its language. */
function meaningsOf({ languageId, meaning }: Pick<WordRow, 'languageId' | 'meaning'>): string[] {
  const senses = sensesOf(meaning)
  return (senses.length > 0 ? senses : [meaning]).map((sense) => `${languageId}=${sense}`)
}

function withAccepted({ exercises, accepted }: TaughtRows): ExerciseRow[] {
  const byExercise = Map.groupBy(accepted, ({ exerciseId }) => exerciseId)
  return exercises.map((row) => {
    const further = (byExercise.get(row.id) ?? []).map(({ answer }) => answer)
    if (further.length === 0) return row
    return { ...row, data: { ...row.data, accepted: [...row.data.accepted, ...further] } }
  })
}

function nestCourses(rows: TaughtRows): CourseTaught[] {
  const inLanguage = Map.groupBy(rows.courses, ({ languageId }) => languageId)
  const chapters = Map.groupBy(rows.chapters, ({ courseId }) => courseId)
  const lessonsIn = lessonNester(rows)
  const open = rows.languages.flatMap(({ id, name }) =>
    coursesInOrder(inLanguage.get(id) ?? []).map((row) => ({ ...row, languageName: name })),
  )
  return open.map((row) => {
    const course: CourseTaught = { ...row, chapters: [], lessons: [] }
    course.chapters = (chapters.get(row.id) ?? []).map((chapter) => {
      return { ...chapter, lessons: lessonsIn(chapter, course) }
    })
    course.lessons = course.chapters.flatMap((chapter) => chapter.lessons)
    for (const [at, lesson] of course.lessons.entries()) lesson.next = course.lessons[at + 1] ?? null
    return course
  })
}

function lessonNester(rows: TaughtRows): (chapter: ChapterRow, course: CourseTaught) => LessonTaught[] {
  const lessons = Map.groupBy(rows.lessons, ({ chapterId }) => chapterId)
  const films = Map.groupBy(rows.films, ({ lessonId }) => lessonId)
  const exercises = Map.groupBy(rows.exercises.filter(isActive), ({ lessonId }) => lessonId)
  const linked = Map.groupBy(rows.linked.filter(isActive), ({ lessonId }) => lessonId)
  const questions = Map.groupBy(rows.questions.filter(isActive), ({ lessonId }) => lessonId)
  const words = new Map(rows.words.map((word) => [word.id, word]))
  return (chapter, course) =>
    (lessons.get(chapter.id) ?? []).map((row) => {
      const own = {
        films: films.get(row.id) ?? [],
        exercises: exercises.get(row.id) ?? [],
        words: (linked.get(row.id) ?? []).flatMap(({ wordId }) => words.get(wordId) ?? []),
        questions: questions.get(row.id) ?? [],
      }
      const total = own.exercises.length + own.words.length + own.questions.length
      return { ...row, ...own, course, chapter, isFree: chapter.isFree, next: null, total }
    })
}

const isActive = (row: { isActive: boolean }) => row.isActive

function retiredItems({ exercises, linked, questions }: TaughtRows): [lessonId: string, itemId: string][] {
  const items = [
    ...exercises,
    ...questions,
    ...linked.map(({ wordId, ...link }) => ({ ...link, id: wordId })),
  ]
  return items.filter((item) => !item.isActive).map(({ lessonId, id }) => [lessonId, id])
}
