import type { FilmLine } from '#calls/films.ts'

/** How a figure stands at one moment; all of it follows from the clock. */
export interface Pose {
  /** 0 shut … 1 wide. */
  mouth: number
  /** 1 open … 0.08 shut. */
  lids: number
  brows: number
  /** Degrees towards the other (a listener leans in). */
  lean: number
  nod: number
  /** 0 hanging … 1 raised. */
  hand: number
  gaze: number
}

const ease = (way: number) => {
  const clamped = Math.min(1, Math.max(0, way))
  return clamped * clamped * (3 - 2 * clamped)
}

/** How much of `line` is going on at `ms`, eased in and out. */
export const presence = (line: FilmLine, ms: number) =>
  ease((ms - line.from + 220) / 320) * ease((line.to + 320 - ms) / 320)

/** The mouth opens and shuts about once a syllable within each spoken word. */
export function mouthAt(line: FilmLine, ms: number) {
  const word = line.words.find((spoken) => ms >= spoken.from && ms < spoken.to)
  if (!word) return 0
  const beats = Math.max(1, Math.round((word.to - word.from) / 190))
  const way = ((ms - word.from) / (word.to - word.from)) * beats
  const strength = 0.6 + 0.4 * Math.abs(Math.sin(word.from + Math.floor(way) * 2.3))
  return Math.sin(Math.PI * (way % 1)) * strength
}

/** Everybody blinks, each to a beat of their own. */
export function lidsAt(ms: number, index: number) {
  const period = 3400 + index * 730
  const since = (ms + 900 + index * 1310) % period
  return since < 150 ? Math.max(0.08, Math.abs(since - 75) / 75) : 1
}

/** The pose of the figure `index` at `ms`; `spoken` are the lines that are near. */
export function poseAt(
  ms: number,
  index: number,
  spoken: { own?: FilmLine | undefined; other?: FilmLine | undefined },
): Pose {
  const speaking = spoken.own ? presence(spoken.own, ms) : 0
  const listening = spoken.other ? presence(spoken.other, ms) : 0
  const breath = Math.sin(ms / 900 + index * 2)
  const talk = Math.sin(ms / 310 + index)
  // A listener nods once as the line ends.
  const end = spoken.other ? (ms - spoken.other.to + 500) / 600 : -1
  const nod = end > 0 && end < 1 ? Math.sin(Math.PI * 2 * end) * 3.5 : 0
  return {
    mouth: spoken.own ? mouthAt(spoken.own, ms) : 0,
    lids: lidsAt(ms, index),
    brows: speaking * (1.5 + 2 * talk) + listening * 1.5,
    lean: listening * 3 - speaking * 0.6 + breath * 0.35,
    nod: nod + speaking * talk * 2.2 + listening * 1.2 + breath * 0.4,
    hand: speaking * (0.86 + 0.1 * Math.sin(ms / 420 + index)),
    gaze: Math.sin(ms / 1700 + index * 3) > 0.93 ? -0.4 : 0.7,
  }
}
