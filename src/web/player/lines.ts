import type { Film, FilmLine } from '#calls/films.ts'
import type { Part } from './playback.ts'

/** A line as a stretch to play again and again, with a breath before and after. */
export const loopOf = (line: FilmLine): Part => ({
  from: Math.max(0, line.from - 120),
  to: line.to + 250,
  repeat: true,
})

/** The line that is spoken at `ms`, or the last that was, or the first. */
export const lineAt = (film: Film, ms: number) =>
  film.lines.findLast((line) => line.from - 150 <= ms) ?? film.lines[0]
