import { LOANS } from '../hindi/romanise/loans-table.ts'
import { LOOSE_CONSONANTS } from '../hindi/romanise/loose-spellings-table.ts'
import { matchElsewhere, type RomanMatch, romanReader } from '../hindi/romanise/match-roman.ts'
import { romanOptions } from '../hindi/romanise/roman-options.ts'
import { asSaid, romaniseMarathi } from './romanise-marathi.ts'

/** झाला is texted zhala and zala more often than jhala. */
const CONSONANTS: typeof LOOSE_CONSONANTS = new Map([
  ...LOOSE_CONSONANTS,
  [
    'झ',
    [
      ['zh', 1],
      ['z', 1],
      ['j', 2, 'ज'],
    ],
  ],
])

/** In the columns of Hindi's customary-table.ts. */
const CUSTOMARY = `
नमस्कार namskar
मी / me
नाही / nai nay
तुम्ही / tumi
तुम्हाला / tumala
पाहिजे / paije
पण / pun
मग / mug
गोड / goad
द्या / dhya
`

const reader = romanReader({
  romanise: romaniseMarathi,
  sounds: (word) => romanOptions(asSaid(word), CONSONANTS),
  customary: [LOANS, CUSTOMARY],
})

/** Fits a roman spelling to one Marathi word, as it is said; gyan for ज्ञान is read as well. */
export function matchMarathi(word: string, given: string): RomanMatch | undefined {
  return reader.match(word, given) ?? (asSaid(word) === word ? undefined : matchElsewhere(word, given))
}
