import { brokenOrder } from './hindi/judging/explain-order.ts'
import { judgeHindi } from './hindi/judging/judge.ts'
import { judgeEnglish } from './hindi/judging/judge-english.ts'
import { judgeRoman } from './hindi/judging/judge-roman.ts'
import { type Given, type Judgement, type Lexicon, textOf } from './judgement.ts'
import { judgeMarathi } from './marathi/judge-marathi.ts'

const DEVANAGARI = /[\u0904-\u0939\u0958-\u0961\u0972-\u097f]/u
const LATIN = /\p{Script=Latin}/u

interface Judging {
  judge(expected: string, given: Given, lexicon: Lexicon): Judgement
  /** The rule of word order that is broken, in a learner's words, where the language has one to tell. */
  brokenOrder(expected: string[], given: string[]): string | undefined
}

const hindi: Judging = { judge: judgeHindi, brokenOrder }
const judging: Record<string, Judging> = {
  hindi,
  marathi: { judge: judgeMarathi, brokenOrder: () => undefined },
}
const judgingOf = ({ languageId = 'hindi' }: Lexicon) => judging[languageId] ?? hindi

/** Judges any answer in words: the lexicon's language expected and given in either script, or an English meaning. */
export function judgeAnswer(expected: string, given: Given, lexicon: Lexicon): Judgement {
  const text = textOf(given)
  if (DEVANAGARI.test(expected))
    return LATIN.test(text) && !DEVANAGARI.test(text)
      ? judgeRoman(expected, given, lexicon)
      : judgingOf(lexicon).judge(expected, given, lexicon)
  if (DEVANAGARI.test(text))
    return {
      verdict: 'wrong',
      reason: `This one is answered in English: “${expected}”.`,
      differences: [{ expected, given: text }],
    }
  return judgeEnglish(expected, given)
}

/** Why the same words in another order are wrong, in the lexicon's language; undefined where no rule says it. */
export function explainOrderIn(
  lexicon: Lexicon,
  { expected, given }: { expected: string[]; given: string[] },
): string | undefined {
  return judgingOf(lexicon).brokenOrder(expected, given)
}
