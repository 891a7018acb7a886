import type { AloneReasons, JoinJudge } from './align-words.ts'
import { differingAksharas } from './hindi/judging/explain-difference.ts'
import { judgeWords, type OrderJudge } from './judge-words.ts'
import { type Given, type Judgement, textOf, verbOf, type WordJudge } from './judgement.ts'
import { normalise } from './normalise.ts'

/** The words of an answer as they are compared; a hyphen parts words. */
export function wordsOf(text: string): string[] {
  return normalise(text)
    .split(/[\s\-‐‑–—]+/u)
    .filter((word) => word !== '')
}

/** Words as they stand in a text: with the hyphen that parts them there. */
export function asWritten(words: string[], text: string): string {
  const hyphened = words.join('-')
  return normalise(text).includes(hyphened) ? hyphened : words.join(' ')
}

/**
 * Judges an answer in the letters of its language word by word, by that language's judges. Invisible differences are exact, nothing
 * written is wrong; of one word the aksharas stand side by side that differ.
 */
export function judgeWritten(
  expected: string,
  given: Given,
  judges: { word: WordJudge; join: JoinJudge; order?: OrderJudge; alone?: AloneReasons | undefined },
): Judgement {
  const text = textOf(given)
  if (normalise(expected) === normalise(text))
    return { verdict: 'exact', reason: 'Exactly right.', differences: [] }
  const [words, givenWords] = [wordsOf(expected), wordsOf(text)]
  if (givenWords.length === 0)
    return {
      verdict: 'wrong',
      reason: `Nothing is written yet: ${normalise(expected)}.`,
      differences: [{ expected, given: '' }],
    }
  const judged = judgeWords(words, givenWords, { ...judges, verb: verbOf(given), asked: normalise(expected) })
  if (judged.verdict === 'wrong' && words.join('') === givenWords.join(''))
    return {
      ...judged,
      reason: `Every letter is right; mind the gaps between the words: ${normalise(expected)}.`,
    }
  const [only, onlyGiven] = [words[0], givenWords[0]]
  if (words.length !== 1 || givenWords.length !== 1 || !only || !onlyGiven) return judged
  return { ...judged, differences: differingAksharas(only, onlyGiven) }
}
