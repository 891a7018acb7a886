/** How an exercise is asked again: as the sentence that it holds, or as a mistake until it is mended. */
export interface Mending {
  kind: 'sentence' | 'mistake'
  /** The first day on which a mistake was answered right. */
  rightOn: string | null
  isMended: boolean
}

export interface AnsweredAgain {
  isWrong: boolean
  /** The solution was shown before: right, and yet it mends nothing. */
  isShown: boolean
  today: string
  /** A sentence goes on being asked once the mistake is mended. */
  isSentence: boolean
}

/** A wrong answer makes a mistake; right answers on two different days mend it. */
export function mend(before: Mending, { isWrong, isShown, today, isSentence }: AnsweredAgain): Mending {
  if (isWrong) return { kind: 'mistake', rightOn: null, isMended: false }
  if (before.kind === 'sentence' || before.isMended || isShown) return before
  if (before.rightOn === null || before.rightOn === today) return { ...before, rightOn: today }
  return isSentence
    ? { kind: 'sentence', rightOn: null, isMended: false }
    : { ...before, rightOn: null, isMended: true }
}
