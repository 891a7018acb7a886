import { matchElsewhere, matchRoman, type RomanMatch } from './hindi/romanise/match-roman.ts'
import { romanise } from './hindi/romanise/romanise.ts'
import type { Lexicon, WordJudgement } from './judgement.ts'
import { joinMarathi } from './marathi/join-marathi.ts'
import { matchMarathi } from './marathi/match-marathi.ts'
import { besideMarathi } from './marathi/roman-besides.ts'
import { romaniseMarathi } from './marathi/romanise-marathi.ts'

/** How a language in Devanagari is written in roman, and read. */
interface RomanWay {
  romanise(text: string): string
  match(word: string, given: string): RomanMatch | undefined
  /** What else is right, or why it is not, of a word that is asked among others; nothing where the spelling says it all. */
  beside?(words: string[], lexicon: Lexicon): (word: string, given: string) => WordJudgement | undefined
  join?(expected: string[], given: string[]): WordJudgement | undefined
}

const ways: Record<string, RomanWay> = {
  hindi: { romanise, match: matchRoman },
  marathi: {
    romanise: romaniseMarathi,
    match: matchMarathi,
    beside: besideMarathi,
    join: joinMarathi,
  },
}

/** Another language in these letters is read by Hindi's table of sounds. */
const elsewhere: RomanWay = { romanise, match: matchElsewhere }

export const romanWayOf = ({ languageId = 'hindi' }: Lexicon): RomanWay => ways[languageId] ?? elsewhere
