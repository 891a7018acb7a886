import type { Curriculum, TaughtCourse, TaughtLesson } from './curriculum.ts'

type Row = Record<string, unknown>

/** The tables of what is taught, in the order in which they refer to each other, with their rows. */
export function curriculumRows(curriculum: Curriculum): [table: string, rows: Row[]][] {
  const { languages, masters, words, courses, placement } = curriculum
  const chapters = courses.flatMap((course) => course.chapters)
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  return [
    ['languages', languages.map(languageRow)],
    ['courses', courses.map(courseRow)],
    ['chapters', courses.flatMap(chapterRows)],
    ['lessons', chapters.flatMap(lessonRows)],
    ['films', lessons.flatMap(filmRows)],
    ['exercise_masters', masters.map(masterRow)],
    ['exercises', lessons.flatMap(exerciseRows)],
    ['vocabularies', words.map(wordRow)],
    ['lesson_vocabularies', lessons.flatMap(linkRows)],
    ['feedback_questions', lessons.map(questionRow)],
    ['placement_items', placement.map(placementRow)],
  ]
}

function languageRow(language: Curriculum['languages'][number]): Row {
  const { id, name, native, icon, isOpen, trialLessonId, position } = language
  return { id, name, native_name: native, icon, is_open: isOpen, trial_lesson_id: trialLessonId, position }
}

function courseRow(course: TaughtCourse): Row {
  const { id, languageId, name, native, description, difficulty, position, cover } = course
  return { id, language_id: languageId, name, native_name: native, description, difficulty, position, cover }
}

function chapterRows({ id, chapters }: TaughtCourse): Row[] {
  return chapters.map((chapter, position) => {
    return { id: chapter.id, course_id: id, name: chapter.name, is_free: chapter.isFree, position }
  })
}

function lessonRows({ id: chapterId, lessons }: TaughtCourse['chapters'][number]): Row[] {
  return lessons.map(({ id, name, aim, note }, position) => {
    return { id, chapter_id: chapterId, name, aim, note, position }
  })
}

function filmRows({ id, films }: TaughtLesson): Row[] {
  return films.map(({ id: filmId, youtubeId, ...film }, position) => {
    return { ...film, id: filmId, lesson_id: id, youtube_id: youtubeId, position }
  })
}

function masterRow(master: Curriculum['masters'][number]): Row {
  const { id, languageId, questionType, name, instruction, layout } = master
  return { id, language_id: languageId, question_type: questionType, name, instruction, layout }
}

function exerciseRows({ id, exercises }: TaughtLesson): Row[] {
  return exercises.map(({ id: exerciseId, masterId, questionType, data, isActive }, position) => {
    const same = { id: exerciseId, lesson_id: id, exercise_master_id: masterId, question_type: questionType }
    return { ...same, data, position, is_active: isActive }
  })
}

function wordRow(word: Curriculum['words'][number]): Row {
  const {
    id,
    languageId,
    hindi,
    roman,
    english,
    kind,
    gender,
    speak,
    picture,
    example,
    accepted,
    forms,
    note,
  } = word
  const same = { id, language_id: languageId, native: hindi, roman, meaning: english, kind, gender }
  return { ...same, speak, picture, example, accepted, forms, note }
}

function linkRows({ id, wordIds }: TaughtLesson): Row[] {
  return wordIds.map((wordId, position) => ({ lesson_id: id, vocabulary_id: wordId, position }))
}

function questionRow({ id, feedback }: TaughtLesson): Row {
  const { id: questionId, question, placeholder } = feedback
  return { id: questionId, lesson_id: id, question, placeholder, position: 0 }
}

function placementRow(item: Curriculum['placement'][number], position: number): Row {
  const { id, languageId, skill, level, courseId, lessonId, data } = item
  return {
    id,
    language_id: languageId,
    skill,
    level,
    course_id: courseId,
    lesson_id: lessonId,
    data,
    position,
  }
}
