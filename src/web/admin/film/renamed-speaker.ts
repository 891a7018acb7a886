import type { StudioFilm } from '#calls/studio-shapes.ts'

/** Whose name is being typed, and which lines are theirs, whatever the name is at the moment. */
export interface Naming {
  place: number
  name: string
  lines: readonly number[]
}

interface Renaming {
  place: number
  name: string
  /** What the last letter gave. */
  before: Naming | null
}

/**
 * Lines name who says them: a new name goes with them. On the way to it a name may be another's, or none; there the
 * lines are those that were theirs a letter ago.
 */
export function renamedSpeaker(film: StudioFilm, { place, name, before }: Renaming) {
  const lines = linesOf(film, place, before)
  const cast = film.cast.map((speaker, at) => (at === place ? { ...speaker, name } : speaker))
  return {
    part: { cast, lines: film.lines.map((line, at) => (lines.includes(at) ? { ...line, who: name } : line)) },
    naming: { place, name, lines },
  }
}

function linesOf({ cast, lines }: StudioFilm, place: number, before: Naming | null): readonly number[] {
  const name = cast[place]?.name ?? ''
  const said = lines.flatMap(({ who }, at) => (who === name ? [at] : []))
  if (name !== '' && !cast.some((other, at) => at !== place && other.name === name)) return said
  return before?.place === place && before.name === name ? before.lines.filter((at) => said.includes(at)) : []
}
