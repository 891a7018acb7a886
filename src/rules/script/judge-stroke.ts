import { alongStroke, distance, evenly, type Point, type Stroke } from '#language/hindi/letters/strokes.ts'

/** What is amiss with a drawn stroke. */
export type StrokeSlip = 'line-first' | 'other-stroke' | 'start' | 'backwards' | 'away' | 'short'

/** What the learner reads about it: kind, and what to do. */
export const slipMessages: Record<StrokeSlip, string> = {
  'line-first': 'The line on top comes last.',
  'other-stroke': 'That is a stroke of this letter, but another one comes first.',
  start: 'Start at the dot.',
  backwards: 'The right shape, the other way round. Start at the dot.',
  away: 'You left the way. Follow the pale stroke.',
  short: 'A good start. Go on to the end of the stroke.',
}

/** How far beside a stroke a finger may go, in hundredths of the box. */
const tolerance = 10
const nearStart = 13
const enough = 0.85
/** A finger is as wide: what is left at the end of a short stroke, in points along it. */
const endAway = 2
/** How many of the drawn points may stray. */
const straying = 0.12

/** Judges what was drawn as the next stroke of a letter; null where it is right. */
export function judgeStroke(
  drawn: readonly Point[],
  strokes: readonly Stroke[],
  next: number,
): StrokeSlip | null {
  const asked = strokes[next]
  if (!asked || drawn.length === 0) return 'short'
  const slip = compare(drawn, asked)
  if (slip === null) return null
  const other = strokes.slice(next + 1).find((stroke) => compare(drawn, stroke) === null)
  if (other) return other.kind === 'line' ? 'line-first' : 'other-stroke'
  return slip
}

function compare(drawn: readonly Point[], asked: Stroke): StrokeSlip | null {
  if (asked.kind === 'dot') return compareDot(drawn, asked)
  const hand = [...evenly(drawn, 2), ...drawn.slice(-1)]
  const way = alongStroke(asked)
  const followed = follow(hand, way)
  if (isRight(followed)) return null
  if (isRight(follow(hand.toReversed(), way))) return 'backwards'
  const [from] = drawn
  const [start] = way
  if (from && start && distance(from, start) > nearStart) return 'start'
  return followed.strayed > straying ? 'away' : 'short'
}

function compareDot(drawn: readonly Point[], { points: [dot] }: Stroke): StrokeSlip | null {
  const [from] = drawn
  if (!from || !dot || distance(from, dot) > tolerance) return 'start'
  return drawn.every((point) => distance(point, from) < tolerance) ? null : 'away'
}

interface Followed {
  startsNear: boolean
  /** Of the way, from its start. */
  covered: number
  /** Of what was drawn. */
  strayed: number
}

const isRight = ({ startsNear, covered, strayed }: Followed) =>
  startsNear && covered >= enough && strayed <= straying

/** Goes along the way with the hand: never back by more than a shake, never far ahead. */
function follow(hand: readonly Point[], way: readonly Point[]): Followed {
  let reached = 0
  let strays = 0
  for (const point of hand) {
    const near = nearest(way.slice(Math.max(0, reached - 4), reached + 9), point)
    if (near.away > tolerance) strays += 1
    else reached = Math.max(reached, Math.max(0, reached - 4) + near.at)
  }
  const [from] = hand
  const [start] = way
  return {
    startsNear: from !== undefined && start !== undefined && distance(from, start) <= nearStart,
    covered: way.length - 1 - reached <= endAway ? 1 : (reached + 1) / way.length,
    strayed: hand.length === 0 ? 1 : strays / hand.length,
  }
}

function nearest(way: readonly Point[], point: Point): { at: number; away: number } {
  const aways = way.map((one) => distance(one, point))
  const away = Math.min(...aways)
  return { at: aways.indexOf(away), away }
}
