import {
  heightOf,
  type Known,
  knownAt,
  type PlacementBackground,
  type PlacementLevel,
  type PlacementSkill,
  placementLevels,
} from './levels.ts'

/** How likely each height is, 0 (nothing known) to 6 (all of it); the sum is 1. */
export type Belief = readonly number[]

/** What became of a question. `unknown`: "I don't know" was chosen. */
export type Outcome = 'right' | 'wrong' | 'unknown'

/**
 * How likely an answer is from who knows the level, and from who does not. Who does not know guesses right one time in
 * four and a bit. "I don't know" weighs less than a wrong answer: who is honest is never worse off than who guesses.
 */
const chances: Record<Outcome, { known: number; unknown: number }> = {
  right: { known: 0.9, unknown: 0.25 },
  wrong: { known: 0.1, unknown: 0.75 },
  unknown: { known: 0.15, unknown: 0.75 },
}

/** What is believed before the first question, by what somebody says of themselves. */
const begun: Record<PlacementBackground, Record<'heard' | 'read', Belief>> = {
  new: { heard: [5, 3, 1.6, 1.1, 0.8, 0.6, 0.6], read: [5, 3, 1.6, 1.1, 0.8, 0.6, 0.6] },
  home: { heard: [1, 1, 2, 2.6, 2.8, 2.4, 2.4], read: [4, 2, 1.5, 1.2, 1.2, 1.2, 1.2] },
  studied: { heard: [1.4, 2.3, 2.6, 2.3, 1.9, 1.6, 1.5], read: [1.6, 2.3, 2.4, 2.3, 1.9, 1.7, 1.6] },
}

export function firstBelief(background: PlacementBackground, skill: PlacementSkill): Belief {
  return normalised(begun[background][skill === 'script' || skill === 'reading' ? 'read' : 'heard'])
}

/** Another skill is a hint, no more: two levels apart is still quite possible. */
export function hintedBy(belief: Belief, other: Known): Belief {
  return normalised(belief.map((chance, height) => chance * 0.55 ** Math.abs(height - heightOf(other))))
}

export function after(
  belief: Belief,
  { level, outcome }: { level: PlacementLevel; outcome: Outcome },
): Belief {
  const { known, unknown } = chances[outcome]
  return normalised(belief.map((chance, height) => chance * (height >= heightOf(level) ? known : unknown)))
}

/** The level that parts what is believed most evenly; of two alike, the easier one. */
export function levelToAsk(belief: Belief): PlacementLevel {
  const uneven = placementLevels.map((level) => Math.abs(atLeast(belief, heightOf(level)) - 0.5))
  return placementLevels[uneven.indexOf(Math.min(...uneven))] ?? 'A0'
}

/** The middle of what is believed: as likely too low as too high. */
export function estimate(belief: Belief): Known {
  const height = belief.findIndex((_, at) => 1 - atLeast(belief, at + 1) >= 0.5)
  return knownAt(height)
}

/** How likely the likeliest height is. */
export const certainty = (belief: Belief) => Math.max(...belief)

function atLeast(belief: Belief, height: number): number {
  return belief.slice(height).reduce((sum, chance) => sum + chance, 0)
}

function normalised(weights: Belief): Belief {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
