import type { AnswerKind } from '../exercise-types.ts'

export type Verdict = 'exact' | 'accepted' | 'hint' | 'wrong'

/** How well something was remembered, in the numbers of FSRS. */
export const ratings = { again: 1, hard: 2, good: 3, easy: 4 } as const
export type Rating = (typeof ratings)[keyof typeof ratings]

export interface Answered {
  verdict: Verdict
  /** How often help was taken: a try that failed counts too. The third one is the answer itself. */
  hints: number
  ms: number
  kind: AnswerKind
}

/** Milliseconds in which an answer comes that nobody had to think about; choosing is quicker than writing. */
export const quickWithin: Partial<Record<AnswerKind, number>> = {
  image: 3000,
  text: 3000,
  audio: 6000,
  order: 8000,
  type: 8000,
}

const solutionShown = 3

/** The grade of one answer, from its verdict, the help that was taken, and the time. */
export function ratingOf({ verdict, hints, ms, kind }: Answered): Rating {
  if (verdict === 'wrong' || hints >= solutionShown) return ratings.again
  if (verdict === 'hint' || hints > 0) return ratings.hard
  return ms <= (quickWithin[kind] ?? 0) ? ratings.easy : ratings.good
}
