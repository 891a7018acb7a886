import type { Judgement, Lexicon } from '../../judgement.ts'
import { judgeHindi } from './judge.ts'
import { judgeEnglish } from './judge-english.ts'
import { judgeRoman } from './judge-roman.ts'

const DEVANAGARI = /[\u0904-\u0939\u0958-\u0961\u0972-\u097f]/u
const LATIN = /\p{Script=Latin}/u

/** Judges any typed answer: Hindi expected and given in either script, or an English meaning. */
export function judgeAnswer(expected: string, given: string, lexicon: Lexicon): Judgement {
  if (DEVANAGARI.test(expected))
    return LATIN.test(given) && !DEVANAGARI.test(given)
      ? judgeRoman(expected, given, lexicon)
      : judgeHindi(expected, given, lexicon)
  if (DEVANAGARI.test(given))
    return {
      verdict: 'wrong',
      reason: `This one is answered in English: “${expected}”.`,
      differences: [{ expected, given }],
    }
  return judgeEnglish(expected, given)
}
