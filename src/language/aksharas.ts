const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095f\\u0978-\\u097f]\\u093c?'
const JOINED = `${CONSONANT}\\u094d[\\u200c\\u200d]?`
const VOWEL_SIGN = '[\\u093a\\u093b\\u093e-\\u094c\\u094e\\u094f\\u0955-\\u0957\\u0962\\u0963]'
const TAIL = '\\u093c?[\\u0900-\\u0903]*'
const VOWEL = '[\\u0904-\\u0914\\u0960\\u0961\\u0972-\\u0977]'

/** Consonants of the scripts from Bengali's to Malayalam's, and the sign that joins them; Tamil's joins nothing. */
const OTHER =
  '[\\u0995-\\u09b9\\u09dc-\\u09df\\u09f0\\u09f1\\u0a15-\\u0a39\\u0a59-\\u0a5e\\u0a95-\\u0ab9\\u0b15-\\u0b39\\u0b5c-\\u0b5f\\u0b71\\u0c15-\\u0c39\\u0c58-\\u0c5a\\u0c95-\\u0cb9\\u0d15-\\u0d3a]'
const OTHER_JOINED = `${OTHER}[\\u09bc\\u0a3c\\u0abc\\u0b3c]?[\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0c4d\\u0ccd\\u0d4d][\\u200c\\u200d]?`

const AKSHARA = new RegExp(
  `(?:${JOINED})*${CONSONANT}(?:\\u094d[\\u200c\\u200d]?|${VOWEL_SIGN}*${TAIL})|${VOWEL}${VOWEL_SIGN}*${TAIL}|(?:${OTHER_JOINED})*${OTHER}\\p{M}*|\\P{M}\\p{M}*|\\p{M}+`,
  'gu',
)

/**
 * Splits Devanagari and its sister scripts in aksharas, the units a reader sees: न·म·स्ते, ক্ষ·ত্রি·য়, வ·ண·க்·க·ம்.
 * Written by hand because older browsers' `Intl.Segmenter` tears conjuncts apart. Anything else is one unit a letter.
 */
export function aksharas(text: string): string[] {
  return text.match(AKSHARA) ?? []
}
