import type { FilmPace } from '#calls/films.ts'

/** By what an author calls a film of a lesson: one meets and watches people, notices a pattern, says it oneself. */
const paces: Record<string, FilmPace> = { notice: 'slow', say: 'repeat' }

/** How a film is spoken, by its id: `hindi-my-family-lodger.say`. */
export function paceOf(filmId: string): FilmPace {
  return paces[filmId.split('.').at(-1) ?? ''] ?? 'natural'
}
