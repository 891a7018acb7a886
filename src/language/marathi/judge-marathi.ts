import { whyOther } from '../judge-general.ts'
import { judgeWritten } from '../judge-written.ts'
import type { Given, Judgement, Lexicon, WordJudgement } from '../judgement.ts'
import { withDots } from '../nasals.ts'

/** Marathi has three genders: माझा, माझी, माझे. */
const endings: Record<string, string> = {
  आ: 'a masculine word',
  ई: 'a feminine word',
  ए: 'a neuter word, or for several',
}

/**
 * Judges a Marathi answer written in Devanagari, word by word: what is only written otherwise is accepted (माझं, as it is
 * said, beside माझे, as it is printed; a nasal as a letter or as a dot); everything else is wrong, and the reason
 * says why. Takes and gives texts as `judgeHindi` does.
 */
export function judgeMarathi(expected: string, given: Given, lexicon: Lexicon): Judgement {
  return judgeWritten(expected, given, {
    word: (left, right) => judgeWord(left, right, lexicon),
    join: judgeJoin,
  })
}

/** डावी कडे for डावीकडे: what follows a word is joined to it. */
function judgeJoin([expected = '', ...more]: string[], given: string[]): WordJudgement | undefined {
  if (more.length > 0 || expected !== given.join('')) return undefined
  return { verdict: 'hint', why: () => `Right, but it is written as one word: ${expected}.` }
}

const NUMBERS = new Map(
  '1 एक 2 दोन 3 तीन 4 चार 5 पाच 6 सहा 7 सात 8 आठ 9 नऊ 10 दहा 100 शंभर'
    .match(/\d+ \S+/gu)
    ?.map((pair) => pair.split(' ') as [string, string]),
)

function judgeWord(expected: string, given: string, lexicon: Lexicon): WordJudgement {
  if (expected === given) return { verdict: 'exact', why: () => 'Exactly right.' }
  if (NUMBERS.get(given) === expected)
    return { verdict: 'hint', why: () => `Right, but the number is written in words here: ${expected}.` }
  if (asPrinted(expected) === asPrinted(given))
    return {
      verdict: 'accepted',
      why: () => `Right. ${expected} and ${given} are one word: one as it is printed, one as it is said.`,
    }
  if (withDots(expected) === withDots(given))
    return { verdict: 'accepted', why: () => `Right. The nasal is written as a dot here: ${expected}.` }
  return { verdict: 'wrong', why: (_, verb) => whyOther(expected, given, { lexicon, verb, endings }) }
}

/** A neuter -ं, as it is said, stands for -े. */
const asPrinted = (word: string) => word.replace(/(?<=[क-हळ])\u0902$/u, '\u0947')
