import { aksharas } from '#language/aksharas.ts'
import { alignAksharas } from '#language/align-aksharas.ts'
import { normalise } from '#language/normalise.ts'
import { hasIndic } from '#language/scripts.ts'

/** An answer that differed: everything that would have been right, and what was written or chosen. */
export interface Mistake {
  expected: string[]
  given: string
}

interface Pair {
  expected: string
  given: string
}

/** An akshara that was taken for another: how often, and in which words. */
export interface Confusion extends Pair {
  count: number
  examples: Pair[]
}

const examplesShown = 3
/** Longer answers say little about single letters, and take long to lay side by side. */
const longest = 40

/** Which aksharas were taken for which, the commonest pair first. */
export function confusionsIn(mistakes: readonly Mistake[], most: number): Confusion[] {
  const found = new Map<string, Confusion>()
  for (const { pair, example } of mistakes.flatMap(nearestSlips)) {
    const confusion = found.get(nameOf(pair)) ?? { ...pair, count: 0, examples: [] }
    confusion.count += 1
    const isNew = confusion.examples.every((known) => nameOf(known) !== nameOf(example))
    if (isNew && confusion.examples.length < examplesShown) confusion.examples.push(example)
    found.set(nameOf(pair), confusion)
  }
  return [...found.values()]
    .toSorted((one, other) => other.count - one.count || (nameOf(one) < nameOf(other) ? -1 : 1))
    .slice(0, most)
}

const nameOf = ({ expected, given }: Pair) => `${expected} ${given}`

interface Slip {
  pair: Pair
  /** The word in which it happened. */
  example: Pair
}

/** Against the right answer that is nearest, and only where it was meant: another text is no slip. */
function nearestSlips({ expected, given }: Mistake): Slip[] {
  const compared = expected.flatMap((text) => {
    const texts = { expected: normalise(text), given: normalise(given) }
    const steps = stepsOf(texts)
    const unlike = steps.filter((step) => step.expected !== step.given).length
    const isMeant = steps.length === 1 || (steps.length > 0 && unlike * 2 <= steps.length)
    return isMeant ? [{ texts, unlike }] : []
  })
  const [nearest] = compared.toSorted((one, other) => one.unlike - other.unlike)
  return nearest ? slipsBetween(nearest.texts) : []
}

/** Word by word where that is possible: a sentence is no example of a letter. */
function slipsBetween({ expected, given }: Pair): Slip[] {
  const [words, others] = [expected.split(' '), given.split(' ')]
  const inWords = words.length === others.length
  const sides = inWords
    ? words.map((word, at) => ({ expected: word, given: others[at] ?? '' }))
    : [{ expected, given }]
  return sides.flatMap((example) =>
    stepsOf(example)
      .filter((step) => step.expected !== step.given && isHindi(step.expected) && isHindi(step.given))
      .map((pair): Slip => ({ pair, example })),
  )
}

function stepsOf({ expected, given }: Pair) {
  const count = Math.max(aksharas(expected).length, aksharas(given).length)
  return expected === '' || given === '' || count > longest ? [] : alignAksharas(expected, given)
}

function isHindi(akshara: string): boolean {
  return hasIndic(akshara)
}
