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
  অা: 'আ',
  ਅਾ: 'ਆ',
  અા: 'આ',
  ଅା: 'ଆ',
}
const BUILT_VOWEL = new RegExp(Object.keys(BUILT_VOWELS).join('|'), 'gu')
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u20e3|[\u{1f1e6}-\u{1f1ff}]|[\u{e0020}-\u{e007f}]/gu
/** Words that nothing is without their visarga: after them a colon is no punctuation. */
const ENDING_IN_VISARGA = 'छ|अत|प्राय|पुन|स्वत|संभवत|सम्भवत|वस्तुत|मूलत|पूर्णत|विशेषत|सामान्यत'
/** A colon in a word, or at the end of such a one, stands for the two dots of the visarga: दु:ख, छ:. */
const TYPED_VISARGA = new RegExp(
  `(?<=[\\u0915-\\u0939\\u093c\\u093e-\\u094c]):(?=[\\u0915-\\u0939])|(?<=(?<![\\u0900-\\u097f])(?:${ENDING_IN_VISARGA})):`,
  'gu',
)
/** Letters and digits as wide as a Chinese sign, as some phones type them. */
const WIDE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu
const BLANKS = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu
const NUKTA = '[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c]'
const AFTER_NUKTA =
  '[\\u0900-\\u0903\\u093e-\\u094d\\u0981-\\u0983\\u09be-\\u09cd\\u0a01-\\u0a03\\u0a3e-\\u0a4d\\u0a70\\u0b01-\\u0b03\\u0b3e-\\u0b4d]'
/** A dot below that was typed after the vowel sign, in the scripts that have one; of many signs in a row it is sought once. */
const LATE_NUKTA = new RegExp(`(?<!${AFTER_NUKTA})(${AFTER_NUKTA}+)(${NUKTA})+`, 'gu')
const NUKTA_TWICE = /\u093c{2,}|\u09bc{2,}|\u0a3c{2,}|\u0abc{2,}|\u0b3c{2,}/gu
/** Letters that were written with a joiner before they had a place of their own: Bengali's ৎ, Malayalam's chillus. */
const JOINED_LETTERS: Record<string, string> = {
  'ত্\u200d': 'ৎ',
  'ണ്\u200d': 'ൺ',
  'ന്\u200d': 'ൻ',
  'ര്\u200d': 'ർ',
  'ല്\u200d': 'ൽ',
  'ള്\u200d': 'ൾ',
  'ക്\u200d': 'ൿ',
}
const JOINED_LETTER = new RegExp(Object.keys(JOINED_LETTERS).join('|'), 'gu')
/** From Devanagari's to Malayalam's: each block has its figures at the same place. */
const FIGURES = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu
const QUOTES = /["'`´‘’‚‛“”„‟«»‹›′″]/gu
const STOPS = /[₹।॥|,;:!?…()[\]{}፡、。，！？]|\.(?!\d)|(?<!\d)\.(?=\d)/gu

/** ऩ, ऱ and ऴ, which Unicode composes, with one more dot. */
const COMPOSED_TWICE = /[\u0929\u0931\u0934]\u093c/u
/** What composing leaves to be folded: in all that is taught, and most that is typed, there is nothing. */
const FOLDED = new RegExp(
  [UNSEEN, WIDE, TYPED_VISARGA, LATE_NUKTA, NUKTA_TWICE, COMPOSED_TWICE, BUILT_VOWEL, FIGURES]
    .map(({ source }) => source)
    .join('|'),
  'u',
)

/**
 * Folds what no reader can see: nukta order and composition, joiners, bidi marks, built vowel letters, digits' script.
 * Punctuation and blanks stay as they are.
 */
export function foldLetters(text: string): string {
  const composed = text.normalize('NFC')
  return FOLDED.test(composed) ? folded(composed) : composed
}

function folded(text: string): string {
  return text
    .replace(JOINED_LETTER, (joined) => JOINED_LETTERS[joined] ?? joined)
    .replace(UNSEEN, '')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(TYPED_VISARGA, 'ः')
    .normalize('NFD')
    .replace(LATE_NUKTA, '$2$1')
    .replace(NUKTA_TWICE, (dots) => dots.charAt(0))
    .replace(BUILT_VOWEL, (built) => BUILT_VOWELS[built] ?? built)
    .replace(FIGURES, (figure) => String((figure.charCodeAt(0) % 0x80) - 0x66))
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
