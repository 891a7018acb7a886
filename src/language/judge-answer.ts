import { judgeAlsoSaid } from './hindi/judging/also-said.ts'
import { brokenOrder } from './hindi/judging/explain-order.ts'
import { judgeHindi } from './hindi/judging/judge.ts'
import { judgeEnglish } from './hindi/judging/judge-english.ts'
import { judgeRoman } from './hindi/judging/judge-roman.ts'
import { type Judged, judgeOwnWords } from './hindi/judging/own-words.ts'
import { judgeGeneral } from './judge-general.ts'
import { type Given, type Judgement, type Lexicon, textOf } from './judgement.ts'
import { LANGUAGES } from './languages-table.ts'
import { judgeMarathi } from './marathi/judge-marathi.ts'
import { hasIndicLetter } from './scripts.ts'

const LATIN = /\p{Script=Latin}/u
const DEVANAGARI = /\p{Script=Devanagari}/u

type Judge = (expected: string, given: Given, lexicon: Lexicon) => Judgement

interface Judging {
  judge: Judge
  /** Judges by what is expected, and by what is as good in this language. */
  also?: typeof judgeAlsoSaid
  /** Judges what was said for oneself, and not after somebody. */
  own?: typeof judgeOwnWords
  /** The rule of word order that is broken, in a learner's words, where the language has one to tell. */
  brokenOrder(expected: string[], given: string[]): string | undefined
}

const judging: Record<string, Judging> = {
  hindi: { judge: judgeHindi, also: judgeAlsoSaid, own: judgeOwnWords, brokenOrder },
  marathi: { judge: judgeMarathi, brokenOrder: () => undefined },
}
/** What holds for any language of India: of a grammar that is not known, nothing is said. */
const general: Judging = { judge: judgeGeneral, brokenOrder: () => undefined }
const judgingOf = ({ languageId = 'hindi' }: Lexicon) => judging[languageId] ?? general

/** Judges any answer in words: the lexicon's language expected and given in either script, or an English meaning. */
export function judgeAnswer(expected: string, given: Given, lexicon: Lexicon): Judgement {
  const text = textOf(given)
  if (hasIndicLetter(expected)) {
    const isRoman = LATIN.test(text) && !hasIndicLetter(text)
    const { judge: own, also } = judgingOf(lexicon)
    const judge = isRoman ? romanJudgeOf(expected) : own
    return also
      ? also(expected, given, (asked) => judge(asked, given, lexicon))
      : judge(expected, given, lexicon)
  }
  if (hasIndicLetter(text))
    return {
      verdict: 'wrong',
      reason: `This one is answered in English: “${expected}”.`,
      differences: [{ expected, given: text }],
    }
  // Between two languages in Latin letters nobody knows what a slip is.
  return judgeEnglish(expected, given, {
    takesSlips: judgingOf(lexicon) !== general,
    isMeaning: lexicon.isMeaning,
  })
}

/** Judges an answer that was wrong by a text as one in the learner's own words; nothing where it is wrong so, too. */
export function judgeInOwnWords(judged: Judged, given: Given, lexicon: Lexicon): Judgement | undefined {
  if (!hasIndicLetter(judged.text)) return undefined
  return judgingOf(lexicon).own?.(judged, given, (asked, said) => judgeAnswer(asked, said, lexicon))
}

/** How Devanagari is written in roman is known here; of another script authors write what they take. */
const romanJudgeOf = (expected: string): Judge => (DEVANAGARI.test(expected) ? judgeRoman : inItsLetters)

function inItsLetters(expected: string, given: Given, { languageId = '' }: Lexicon): Judgement {
  const letters = LANGUAGES.get(languageId)?.native
  return {
    verdict: 'wrong',
    reason: `This one is answered in ${letters ? `${letters} letters` : 'the letters of its language'}: ${expected}`,
    differences: [{ expected, given: textOf(given) }],
  }
}

/** Why the same words in another order are wrong, in the lexicon's language; undefined where no rule says it. */
export function explainOrderIn(
  lexicon: Lexicon,
  { expected, given }: { expected: string[]; given: string[] },
): string | undefined {
  return judgingOf(lexicon).brokenOrder(expected, given)
}
