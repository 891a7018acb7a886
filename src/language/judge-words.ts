import { alignWords, type JoinJudge, type Step } from './align-words.ts'
import type { Judgement, WordJudge } from './judgement.ts'

const RANK = { exact: 0, accepted: 1, hint: 2, wrong: 3 }

/** Judges a whole answer word by word: the worst word decides, and says why. */
export function judgeWords(
  expected: string[],
  given: string[],
  judges: { word: WordJudge; join: JoinJudge },
): Judgement {
  const steps = alignWords(expected, given, remembering(judges))
  const differences = steps
    .filter((step) => step.judged.verdict !== 'exact')
    .map((step) => ({ expected: step.expected.join(' '), given: step.given.join(' ') }))
  const worst = steps.reduce<Step | undefined>(
    (left, right) => (left && RANK[left.judged.verdict] >= RANK[right.judged.verdict] ? left : right),
    undefined,
  )
  if (!worst) return { verdict: 'exact', reason: 'Exactly right.', differences: [] }
  const { verdict } = worst.judged
  if (verdict === 'wrong' && sameWords(expected, given))
    return {
      verdict,
      reason: `The words are right, but their order is not: ${expected.join(' ')}.`,
      differences,
    }
  return { verdict, reason: worst.judged.why(), differences }
}

function sameWords(expected: string[], given: string[]): boolean {
  return expected.length > 1 && expected.toSorted().join(' ') === given.toSorted().join(' ')
}

function remembering(judges: { word: WordJudge; join: JoinJudge }): { word: WordJudge; join: JoinJudge } {
  const seen = new Map<string, ReturnType<WordJudge>>()
  return {
    join: judges.join,
    word(expected, given) {
      const key = `${expected} ${given}`
      const known = seen.get(key) ?? judges.word(expected, given)
      seen.set(key, known)
      return known
    },
  }
}
