import { aksharas } from '#language/aksharas.ts'
import { alignAksharas } from '#language/align-aksharas.ts'
import { normalise } from '#language/normalise.ts'

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
  for (const mistake of mistakes) {
    const nearest = nearestOf(mistake)
    for (const { expected, given } of nearest?.pairs ?? []) {
      const confusion = found.get(`${expected} ${given}`) ?? { expected, given, count: 0, examples: [] }
      confusion.count += 1
      addExample(confusion, nearest?.texts)
      found.set(`${expected} ${given}`, confusion)
    }
  }
  const name = ({ expected, given }: Pair) => `${expected} ${given}`
  return [...found.values()]
    .toSorted((one, other) => other.count - one.count || (name(one) < name(other) ? -1 : 1))
    .slice(0, most)
}

function addExample({ examples }: Confusion, texts: Pair | undefined): void {
  const isThere = examples.some(
    ({ expected, given }) => expected === texts?.expected && given === texts.given,
  )
  if (texts && !isThere && examples.length < examplesShown) examples.push(texts)
}

function nearestOf({ expected, given }: Mistake): { texts: Pair; pairs: Pair[] } | undefined {
  const sides = expected.map((text) => ({ expected: normalise(text), given: normalise(given) }))
  const compared = sides.flatMap((texts) => {
    const pairs = differing(texts)
    return pairs ? [{ texts, pairs }] : []
  })
  return compared.toSorted((one, other) => one.pairs.length - other.pairs.length)[0]
}

/** The aksharas in which two texts differ; nothing where the other is simply another text. */
function differing({ expected, given }: Pair): Pair[] | undefined {
  const count = Math.max(aksharas(expected).length, aksharas(given).length)
  if (expected === '' || given === '' || count > longest) return undefined
  const steps = alignAksharas(expected, given)
  const unlike = steps.filter((step) => step.expected !== step.given)
  if (count > 1 && unlike.length * 2 > steps.length) return undefined
  return unlike.filter((step) => isHindi(step.expected) && isHindi(step.given))
}

function isHindi(akshara: string): boolean {
  return /^\p{Script=Devanagari}/u.test(akshara)
}
