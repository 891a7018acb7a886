import { type AloneReasons, alignWords, type JoinJudge, likeness, type Step } from './align-words.ts'
import type { Judgement, Verb, WordJudge } from './judgement.ts'

const RANK = { exact: 0, accepted: 1, hint: 2, wrong: 3 }

type Judges = {
  word: WordJudge
  join: JoinJudge
  order?: OrderJudge
  alone?: AloneReasons | undefined
  inItsLetters?: ((word: string) => string) | undefined
  verb: Verb
  /** The whole answer as a reason shows it, where it is more than its words: a hyphen parts words, and stays. */
  asked?: string
}

/** Says in a language's own terms why the same words in another order are wrong; nothing where it cannot. */
export type OrderJudge = (expected: string[], given: string[], asked: string) => string | undefined

/** Of an answer that is longer nothing is compared: each word is laid beside each, which of a thousand takes a second. */
const mostWords = (expected: string[]) => 2 * expected.length + 10

/** No word that is taught has half as many letters; what a longer one might have meant takes many seconds to find. */
const longestWord = 60

/** Judges a whole answer word by word: the worst word decides, and says why. */
export function judgeWords(expected: string[], given: string[], judges: Judges): Judgement {
  const asked = judges.asked ?? expected.join(' ')
  if (given.length > mostWords(expected))
    return notCompared(given, asked, `You ${judges.verb} much more than is asked; here it is ${asked}.`)
  if (given.some(({ length }) => length > longestWord))
    return notCompared(given, asked, `You ${judges.verb} something else; here it is ${asked}.`)
  const { word, ...others } = judges
  const judgeWord = remembering(word)
  const steps = alignWords(expected, given, { ...others, word: judgeWord })
  const differences = steps
    .filter((step) => step.judged.verdict !== 'exact')
    .map((step) => ({ expected: step.expected.join(' '), given: step.given.join(' ') }))
  const worst = steps.reduce<Step | undefined>(
    (left, right) => (left && RANK[left.judged.verdict] >= RANK[right.judged.verdict] ? left : right),
    undefined,
  )
  if (!worst) return { verdict: 'exact', reason: 'Exactly right.', differences: [] }
  const { verdict } = worst.judged
  const reordered = verdict === 'wrong' ? inOurWords(expected, given, judgeWord) : undefined
  if (reordered)
    return {
      verdict,
      reason:
        judges.order?.(expected, reordered, asked) ??
        `The words are right, but their order is not: ${asked}.`,
      differences,
      isReordered: true,
    }
  if (verdict === 'wrong' && isAllOther(steps, judges))
    return {
      verdict,
      reason: `You ${judges.verb} something else; here it is ${asked}.`,
      differences,
    }
  const told = beneath(worst, steps, expected)
  const place = { words: expected, at: placeOf(told, steps) }
  return { verdict, reason: told.judged.why(place, judges.verb), differences }
}

/** मेरे कंधे for मेरा कंधा: what the first rests on is wrong itself, or missing, and all that needs to be told. */
function beneath(step: Step, steps: Step[], words: string[]): Step {
  const isWrong = ({ judged, expected, given }: Step) =>
    judged.verdict === 'wrong' && expected.length === 1 && given.length <= 1
  // Of most answers one word is wrong: nobody has to look what it rests on.
  const others = steps.filter((each) => each !== step && isWrong(each))
  if (others.length === 0) return step
  const at = step.judged.restsOn?.({ words, at: placeOf(step, steps) })
  return others.find((each) => placeOf(each, steps) === at) ?? step
}

function notCompared(given: string[], expected: string, reason: string): Judgement {
  return { verdict: 'wrong', reason, differences: [{ expected, given: given.join(' ') }] }
}

/** Whether no word is right, and none is even near: to name one of them would explain nothing. */
function isAllOther(steps: Step[], { inItsLetters }: Judges): boolean {
  if (steps.length < 2 || steps.some(({ judged }) => judged.verdict !== 'wrong')) return false
  const isNear = (step: Step) =>
    step.expected.length > 0 && step.given.length > 0 && likeness(step, inItsLetters) >= 0.1
  return !steps.some(isNear)
}

/** How many expected words stand before this step. */
function placeOf(step: Step, steps: Step[]): number {
  return steps.slice(0, steps.indexOf(step)).reduce((sum, { expected }) => sum + expected.length, 0)
}

/** The expected words in the order in which they were given, however they were spelt; nothing where one is another. */
function inOurWords(expected: string[], given: string[], judge: WordJudge): string[] | undefined {
  if (expected.length < 2 || expected.length !== given.length) return undefined
  const left = [...expected]
  const found = given.flatMap((word) => {
    const same = left.indexOf(word)
    const at = same >= 0 ? same : left.findIndex((each) => judge(each, word).verdict !== 'wrong')
    return at < 0 ? [] : left.splice(at, 1)
  })
  return left.length === 0 ? found : undefined
}

function remembering(judge: WordJudge): WordJudge {
  const seen = new Map<string, ReturnType<WordJudge>>()
  return (expected, given) => {
    const key = `${expected} ${given}`
    const known = seen.get(key) ?? judge(expected, given)
    seen.set(key, known)
    return known
  }
}
