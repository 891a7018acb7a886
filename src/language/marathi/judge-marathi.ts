import { whyOther } from '../judge-general.ts'
import { judgeWritten, wordsOf } from '../judge-written.ts'
import type { Given, Judgement, Lexicon, WordJudgement } from '../judgement.ts'
import { withDots } from '../nasals.ts'
import { companyOf, doubletOf, ENDINGS, isFigureOf, numberOf, saidOtherwise } from './otherwise.ts'

/**
 * Judges a Marathi answer written in Devanagari, word by word: what is only written otherwise is accepted (माझं, as it is
 * said, beside माझे, as it is printed; a nasal as a letter or as a dot); what Hindi's spelling has brought in, and another
 * form of the same place (कोठे for कुठे), is right with a hint; everything else is wrong, and the reason says why. Takes and
 * gives texts as `judgeHindi` does.
 */
export function judgeMarathi(expected: string, given: Given, lexicon: Lexicon): Judgement {
  const said = saidOtherwise(wordsOf(expected), lexicon)
  return judgeWritten(expected, given, {
    word: (left, right) => rightly(left, right, said) ?? wrongly(left, right, lexicon),
    join: judgeJoin,
  })
}

/** डावी कडे for डावीकडे: what follows a word is joined to it. */
function judgeJoin([expected = '', ...more]: string[], given: string[]): WordJudgement | undefined {
  if (more.length > 0 || expected !== given.join('')) return undefined
  return { verdict: 'hint', why: () => `Right, but it is written as one word: ${expected}.` }
}

/** How a word is right; nothing where it is not. */
function rightly(expected: string, given: string, said: Set<string>): WordJudgement | undefined {
  if (expected === given) return { verdict: 'exact', why: () => 'Exactly right.' }
  if (isFigureOf(given, expected))
    return { verdict: 'hint', why: () => `Right, but the number is written in words here: ${expected}.` }
  if (asPrinted(given) === expected ? said.has(expected) : asPrinted(expected) === given)
    return {
      verdict: 'accepted',
      why: () => `Right. ${expected} and ${given} are one word: one as it is printed, one as it is said.`,
    }
  if (withDots(expected) === withDots(given))
    return { verdict: 'accepted', why: () => `Right. The nasal is written as a dot here: ${expected}.` }
  if (withAnyDots(expected) === withAnyDots(given))
    return { verdict: 'hint', why: () => `Right, but the nasal is written otherwise: ${expected}.` }
  if (withoutHindi(expected) === withoutHindi(given))
    return {
      verdict: 'hint',
      why: () => `Right, but that is Hindi’s spelling; in Marathi it is ${expected}.`,
    }
  if (doubletOf(expected) === given)
    return { verdict: 'hint', why: () => `Right, ${given} says the same; here it is ${expected}.` }
  return undefined
}

function wrongly(expected: string, given: string, lexicon: Lexicon): WordJudgement {
  const company = companyOf(expected, given)
  if (company) return { verdict: 'wrong', why: (_, verb) => `You ${verb} ${given}, ${company}.` }
  const number = numberOf(expected, given, lexicon)
  if (number) return { verdict: 'wrong', why: (_, verb) => `You ${verb} ${given}, ${number} ${expected}.` }
  return {
    verdict: 'wrong',
    why: (_, verb) => whyOther(expected, given, { lexicon, verb, endings: ENDINGS }),
  }
}

/** A neuter -ं, as it is said, stands for -े. */
const asPrinted = (word: string) => word.replace(/(?<=[क-हळ])\u0902$/u, '\u0947')

/** Neither the dot below of फ़ and ज़, which Marathi does not write, nor a moon for the dot above. */
const withoutHindi = (word: string) =>
  word
    .normalize('NFD')
    .replace(/(?<=[कखगजफ])\u093c/gu, '')
    .replaceAll('\u0901', '\u0902')

/** Before a stop any nasal is the one of its place, though another was written: मान्जर is मांजर. */
const withAnyDots = (word: string) =>
  word.replace(/[ङञणन]\u094d(?=[क-घच-झट-ढत-ध])|[नम]\u094d(?=[प-भ])/gu, '\u0902')
