import type { Gender } from '#language/judgement.ts'
import type { Tx } from '../database/sql.ts'
import type { ExerciseData, FilmScript, Said, TaughtPlacementItem, WrittenCaptions } from './curriculum.ts'

export interface LanguageRow {
  id: string
  name: string
  nativeName: string
  icon: string
  isOpen: boolean
  trialLessonId: string | null
}

export interface CourseRow {
  id: string
  languageId: string
  name: string
  nativeName: string
  description: string
  difficulty: number
  position: number
  cover: { letter: string; colour: string; print: string }
}

export interface ChapterRow {
  id: string
  courseId: string
  name: string
  isFree: boolean
}

export interface LessonRow {
  id: string
  chapterId: string
  name: string
  aim: string
  note: string
}

export interface FilmRow {
  id: string
  lessonId: string
  languageId: string
  kind: 'film' | 'file' | 'youtube'
  title: string
  script: FilmScript | null
  file: string | null
  captions: WrittenCaptions | null
  youtubeId: string | null
}

export interface ExerciseRow {
  id: string
  lessonId: string
  masterId: string
  questionType: string
  instruction: string
  data: ExerciseData
  isActive: boolean
}

export interface WordRow {
  id: string
  languageId: string
  native: string
  roman: string
  meaning: string
  kind: string
  gender: Gender
  speak: string
  picture: string
  video: string
  example: Said | null
  accepted: string[]
  forms: string[]
}

/** An answer that an author has accepted from a student: it counts like those of the files. */
export interface AcceptedRow {
  exerciseId: string
  answer: string
}

export interface QuestionRow {
  id: string
  lessonId: string
  question: string
  placeholder: string
  isActive: boolean
}

const filmRows = (sql: Tx) =>
  sql<FilmRow[]>`select films.id, lesson_id as "lessonId", language_id as "languageId", kind, title, script,
    file, captions, youtube_id as "youtubeId" from films join lessons on lessons.id = lesson_id
    join chapters on chapters.id = chapter_id join courses on courses.id = course_id
    where films.is_active order by films.position, films.id`

/** Everything that is taught, as flat rows in their order; they are nested in taught.ts. */
export async function taughtRows(sql: Tx) {
  const [
    languages,
    courses,
    chapters,
    lessons,
    films,
    exercises,
    words,
    linked,
    questions,
    accepted,
    placement,
  ] = await Promise.all([
    sql<LanguageRow[]>`select id, name, native_name as "nativeName", icon, is_open as "isOpen",
      trial_lesson_id as "trialLessonId" from languages where is_active order by position, id`,
    sql<CourseRow[]>`select id, language_id as "languageId", name, native_name as "nativeName", description,
      difficulty, position, cover from courses where is_active`,
    sql<ChapterRow[]>`select id, course_id as "courseId", name, is_free as "isFree"
      from chapters where is_active order by position, id`,
    sql<LessonRow[]>`select id, chapter_id as "chapterId", name, aim, note
      from lessons where is_active order by position, id`,
    filmRows(sql),
    sql<ExerciseRow[]>`select exercises.id, lesson_id as "lessonId", exercise_master_id as "masterId",
      exercises.question_type as "questionType", instruction, data, exercises.is_active as "isActive"
      from exercises join exercise_masters master on master.id = exercise_master_id
      order by position, exercises.id`,
    sql<
      WordRow[]
    >`select id, language_id as "languageId", native, roman, meaning, kind, gender, speak, picture,
      video, example, accepted, forms from vocabularies where is_active order by id`,
    sql<{ lessonId: string; wordId: string; isActive: boolean }[]>`select lesson_id as "lessonId",
      vocabulary_id as "wordId", lesson_vocabularies.is_active and vocabularies.is_active as "isActive"
      from lesson_vocabularies join vocabularies on vocabularies.id = vocabulary_id
      order by lesson_vocabularies.position, vocabulary_id`,
    sql<QuestionRow[]>`select id, lesson_id as "lessonId", question, placeholder, is_active as "isActive"
      from feedback_questions order by position, id`,
    sql<AcceptedRow[]>`select exercise_id as "exerciseId", answer
      from accepted_answers order by accepted_at, answer`,
    sql<TaughtPlacementItem[]>`select id, language_id as "languageId", skill, level, course_id as "courseId",
      lesson_id as "lessonId", data from placement_items where is_active order by position, id`,
  ])
  return {
    languages,
    courses,
    chapters,
    lessons,
    films,
    exercises,
    words,
    linked,
    questions,
    accepted,
    placement,
  }
}

type Read = Awaited<ReturnType<typeof taughtRows>>
export type TaughtRows = { [Table in keyof Read]: Read[Table][number][] }
