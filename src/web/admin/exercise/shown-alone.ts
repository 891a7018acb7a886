import type { StudioExercise, StudioFilm, StudioLesson, StudioSentence } from '#calls/studio-shapes.ts'
import { formOf } from './exercise-forms.ts'

const isSaid = (sentence: StudioSentence | undefined) => Boolean(sentence?.hi.trim() || sentence?.en.trim())
const isHindi = (sentence: StudioSentence | undefined) => Boolean(sentence?.hi.trim())

/** Whether enough of a film is written for it to be played. */
function isFilmReady({ kind, title, scene, cast, lines, file, youtube }: StudioFilm): boolean {
  if (title.trim() === '') return false
  if (kind === 'youtube') return youtube.length === 11
  if (kind === 'file') return file !== ''
  const people = new Set(cast.filter(({ name, hi }) => name.trim() && hi.trim()).map(({ name }) => name))
  const isSpoken = (line: StudioFilm['lines'][number]) =>
    people.has(line.who) && isHindi(line) && line.en.trim() !== ''
  return scene !== '' && people.size === cast.length && lines.length > 0 && lines.every(isSpoken)
}

type Ready = (exercise: StudioExercise) => boolean

/** What each field needs before the exercise can be shown; the others may stay empty. */
const needs: Partial<Record<keyof StudioExercise, Ready>> = {
  hear: ({ hear }) => isHindi(hear),
  read: ({ read }) => isHindi(read),
  watch: ({ watch }) => watch !== '',
  right: ({ right }) => isSaid(right),
  wrong: ({ wrong }) => wrong.length > 0 && wrong.every(isSaid),
  rightWord: ({ rightWord }) => rightWord !== '',
  answer: ({ type, answer }) => (type.startsWith('WATCH') ? isHindi(answer) : true),
}

/** The lesson with only its name and this film: what is unfinished elsewhere does not keep it from being seen. */
export function filmAlone(lesson: StudioLesson, filmId: string): StudioLesson | null {
  const film = lesson.films.find(({ id }) => id === filmId)
  if (!film || !isFilmReady(film)) return null
  const from = lesson.films.filter(({ id }) => id === film.of && id !== '')
  return { ...bare(lesson), films: [...from.filter(isFilmReady), film] }
}

/** The same with one exercise, and the film that it is about. */
export function exerciseAlone(lesson: StudioLesson, exercise: StudioExercise): StudioLesson | null {
  const isReady = formOf(exercise.type).every((field) => needs[field]?.(exercise) ?? true)
  if (!isReady) return null
  const shown = exercise.watch === '' ? bare(lesson) : filmAlone(lesson, exercise.watch)
  return shown && { ...shown, exercises: [{ ...exercise, active: true }] }
}

function bare(lesson: StudioLesson): StudioLesson {
  const { name, aim, feedback } = lesson
  const question = feedback.question || '…'
  return {
    ...lesson,
    ...{ name: name || '…', aim: aim || '…', feedback: { ...feedback, question }, films: [], exercises: [] },
    glossed: lesson.glossed.filter(({ form, gloss }) => form !== '' && gloss !== ''),
  }
}
