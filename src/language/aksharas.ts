const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095f\\u0978-\\u097f]\\u093c?'
const JOINED = `${CONSONANT}\\u094d[\\u200c\\u200d]?`
const VOWEL_SIGN = '[\\u093a\\u093b\\u093e-\\u094c\\u094e\\u094f\\u0955-\\u0957\\u0962\\u0963]'
const TAIL = '\\u093c?[\\u0900-\\u0903]*'
const VOWEL = '[\\u0904-\\u0914\\u0960\\u0961\\u0972-\\u0977]'

const AKSHARA = new RegExp(
  `(?:${JOINED})*${CONSONANT}(?:\\u094d[\\u200c\\u200d]?|${VOWEL_SIGN}*${TAIL})|${VOWEL}${VOWEL_SIGN}*${TAIL}|\\P{M}\\p{M}*|\\p{M}+`,
  'gu',
)

/**
 * Splits Devanagari in aksharas, the units a reader sees: न·म·स्ते, क्ष·त्रि·य.
 * Written by hand because older browsers' `Intl.Segmenter` tears conjuncts apart. Anything else is one unit a letter.
 */
export function aksharas(text: string): string[] {
  return text.match(AKSHARA) ?? []
}
