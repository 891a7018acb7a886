import type { AnalysedWord, Reading } from './analysed-words.ts'
import { CLOSED_WORDS } from './closed-words-table.ts'
import type { Disagreement } from './disagreement.ts'
import { ergativeRules } from './ergative-rules.ts'
import { nounPhraseRules } from './noun-phrase-rules.ts'
import { subjectRules } from './subject-rules.ts'
import { verbChainRules } from './verb-chain-rules.ts'

const PIECES = /[\u0900-\u0963\u0970-\u097f]+|[^\s]/gu

/** The words and marks of a sentence, each with all that it can be. */
export function analysedWords(text: string, readingsOf: (word: string) => Reading[]): AnalysedWord[] {
  return (text.match(PIECES) ?? []).map((piece) => {
    const isMark = !/[\u0900-\u0963\u0970-\u097f]/u.test(piece)
    return { text: piece, isMark, readings: isMark ? [] : (CLOSED_WORDS.get(piece) ?? readingsOf(piece)) }
  })
}

/** Who says it, where the sentence stands in a film: what “I” agrees with. */
interface Said {
  speaker?: 'm' | 'f' | undefined
}

/**
 * What no reading of the words lets agree. Whatever might be right, if only in one of its readings, is let be: the report
 * is read by people, and one that cries wolf is not read.
 */
export function disagreementsIn(words: AnalysedWord[], said: Said = {}): Disagreement[] {
  return [
    ...nounPhraseRules(words),
    ...verbChainRules(words),
    ...subjectRules(words, said.speaker),
    ...ergativeRules(words),
  ]
}
