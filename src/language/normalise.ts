/** Vowel letters built from अ (or another letter) and a sign look the same as the letter itself. */
const BUILT_VOWELS: Record<string, string> = {
  अा: 'आ',
  अि: 'इ',
  अी: 'ई',
  अु: 'उ',
  अू: 'ऊ',
  अृ: 'ऋ',
  अे: 'ए',
  अै: 'ऐ',
  अो: 'ओ',
  अौ: 'औ',
  अॉ: 'ऑ',
  अॅ: 'ॲ',
  आे: 'ओ',
  आै: 'औ',
  आॅ: 'ऑ',
  एे: 'ऐ',
  'ाे': 'ो',
  'ाै': 'ौ',
  'ाॅ': 'ॉ',
}
const BUILT_VOWEL = new RegExp(Object.keys(BUILT_VOWELS).join('|'), 'gu')
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u20e3|[\u{1f1e6}-\u{1f1ff}]|[\u{e0020}-\u{e007f}]/gu
/** A colon in a word stands for the two dots of the visarga: दु:ख. */
const TYPED_VISARGA = /(?<=[\u0915-\u0939\u093c\u093e-\u094c]):(?=[\u0915-\u0939])/gu
/** Letters and digits as wide as a Chinese sign, as some phones type them. */
const WIDE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu
const BLANKS = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu
const LATE_NUKTA = /([\u093e-\u094d\u0900-\u0903]+)\u093c+/gu
const QUOTES = /["'`´‘’‚‛“”„‟«»‹›′″]/gu
const STOPS = /[₹।॥|,;:!?…()[\]{}፡、。，！？]|\.(?!\d)|(?<!\d)\.(?=\d)/gu

/**
 * Folds what no reader can see: nukta order and composition, joiners, bidi marks, built vowel letters, digits' script.
 * Punctuation and blanks stay as they are.
 */
export function foldLetters(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(TYPED_VISARGA, 'ः')
    .normalize('NFD')
    .replace(LATE_NUKTA, '\u093c$1')
    .replace(/\u093c{2,}/gu, '\u093c')
    .replace(BUILT_VOWEL, (built) => BUILT_VOWELS[built] ?? built)
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .normalize('NFC')
}

/**
 * The form in which two texts are compared: invisible differences folded (see `foldLetters`), punctuation and emoji
 * dropped, blanks single. Letters of either script are kept as they are, and so are capitals.
 */
export function normalise(text: string): string {
  return foldLetters(text.replace(QUOTES, ''))
    .replace(PICTURES, ' ')
    .replace(STOPS, ' ')
    .replace(BLANKS, ' ')
    .trim()
}
