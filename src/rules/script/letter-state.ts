/** How far a learner has come with a letter. */
export type LetterState = 'new' | 'met' | 'traced' | 'known'

/** What is known of a learner and a letter. */
export interface LetterFacts {
  /** It stands in a word or an exercise that was completed. */
  isMet: boolean
  traced: number
  /** How often it was traced or picked out rightly since it was last taken for another. */
  rightSinceMixUp: number
}

const rightToKnow = 4

/** A letter is known once it was traced, and came out right four times since it was last taken for another. */
export function letterState({ isMet, traced, rightSinceMixUp }: LetterFacts): LetterState {
  if (traced > 0) return rightSinceMixUp >= rightToKnow ? 'known' : 'traced'
  return isMet || rightSinceMixUp > 0 ? 'met' : 'new'
}
