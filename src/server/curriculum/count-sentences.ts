import { normalise } from '#language/normalise.ts'
import { hasIndic } from '#language/scripts.ts'
import type { Curriculum, TaughtExercise, TaughtLesson } from './curriculum.ts'

/**
 * How many sentences there are of two words or more, and how many of them are met in several places: lines of films, the
 * exercises that play them again, exercises, examples of words.
 */
export function sentenceLine({ courses, words }: Curriculum): string {
  const lessons = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons))
  const places = new Map<string, number>()
  for (const text of [...lessons.flatMap(textsOf), ...words.flatMap(({ example }) => example?.hindi ?? [])]) {
    for (const sentence of new Set(sentencesIn(text))) places.set(sentence, (places.get(sentence) ?? 0) + 1)
  }
  const several = [...places.values()].filter((count) => count > 1).length
  return `${places.size} sentences, ${several} of them in two places or more`
}

/** A text a place. */
function textsOf({ films, exercises }: TaughtLesson): string[] {
  const lines = new Map(films.map(({ id, script }) => [id, script?.lines.map(({ hindi }) => hindi) ?? []]))
  const said = films.flatMap(({ kind, id }) => (kind === 'film' ? (lines.get(id) ?? []) : []))
  return [
    ...said,
    ...exercises.filter(({ isActive }) => isActive).flatMap((exercise) => askedIn(exercise, lines)),
  ]
}

function askedIn({ data }: TaughtExercise, lines: Map<string, string[]>): string[] {
  const { said, watch, answer, answerWords, options } = data
  const watched = watch
    ? (lines.get(watch.filmId) ?? []).slice((watch.from ?? 1) - 1, watch.to ?? undefined)
    : []
  const chosen = answerWords.length > 0 ? '' : (options.find(({ key }) => key === answer)?.nativeValue ?? '')
  const own = new Set([said?.hindi ?? (answerWords.join(' ') || answer), chosen])
  return [...watched, [...own].join(' । ')]
}

function sentencesIn(text: string): string[] {
  return text
    .split(/[।?!]/u)
    .map(normalise)
    .filter((sentence) => hasIndic(sentence) && sentence.includes(' '))
}
