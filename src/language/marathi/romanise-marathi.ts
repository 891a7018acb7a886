import { romanise } from '../hindi/romanise/romanise.ts'

/** Letters that Marathi says otherwise than Hindi: ज्ञ is dny, ऋ is ru. */
const SAID: [RegExp, string][] = [
  [/ज्ञ/gu, 'द्न्य'],
  [/ऋ/gu, 'रु'],
  [/\u0943/gu, '्रु'],
]

/** What is joined to a word and said by itself: उजवीकडे is उजवी and कडे. */
const JOINED = /(?<=[\u0900-\u097f]{2})कडे(?![\u0900-\u097f])/gu

/** A text in letters that Hindi's table reads as Marathi says them. */
export const asSaid = (devanagari: string): string =>
  SAID.reduce((text, [letters, said]) => text.replace(letters, said), devanagari.normalize('NFC'))

/**
 * Our roman of Marathi words or sentences, by the table of Hindi and with the same vowels left unsaid (घर is ghar, मुलगा
 * is mulgaa), but for the letters that Marathi says otherwise (ज्ञान is dnyaan, कृपया is krupayaa), and what is joined to a
 * word keeps its own (डावीकडे is daaveekade). ळ is l.
 */
export function romaniseMarathi(devanagari: string): string {
  return asSaid(devanagari)
    .split(JOINED)
    .map((part) => romanise(part))
    .join(romanise('कडे'))
}
