import { type Letter, lettersIn } from './alphabet.ts'
import { LETTER_PAIRS } from './letter-pairs-table.ts'

export interface LetterPair {
  /** Two or three texts that look alike, mostly one letter each. */
  glyphs: string[]
  /** What tells them apart, as a learner reads it. */
  reason: string
  /** Whether the ear can tell them apart, too. */
  isHeard: boolean
}

/** Letters that look alike. */
export const letterPairs: LetterPair[] = LETTER_PAIRS.normalize('NFC')
  .trim()
  .split('\n')
  .map((row) => {
    const [glyphs = '', reason = ''] = row.replace(/^~ /, '').split(' | ')
    return { glyphs: glyphs.split(' '), reason, isHeard: !row.startsWith('~') }
  })

/** The letters of a pair's text: of a sign on क the sign alone. */
export function lettersOfGlyph(glyph: string): Letter[] {
  const found = lettersIn(glyph)
  return found.length > 1 && glyph.startsWith('क') ? found.slice(1) : found
}

/** What looks like this letter, and how they differ. */
export function looksLike({ glyph }: Letter): LetterPair[] {
  return letterPairs.filter(({ glyphs }) => glyphs.includes(glyph))
}
