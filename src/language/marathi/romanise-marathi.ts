import { romanise } from '../hindi/romanise/romanise.ts'

/** Letters that Marathi says otherwise than Hindi: ज्ञ is dny, ऋ is ru. */
const SAID: [RegExp, string][] = [
  [/ज्ञ/gu, 'द्न्य'],
  [/ऋ/gu, 'रु'],
  [/\u0943/gu, '्रु'],
]

/**
 * Our roman of Marathi words or sentences, by the table of Hindi and with the same vowels left unsaid (घर is ghar, मुलगा
 * is mulgaa), but for the letters that Marathi says otherwise (ज्ञान is dnyaan, कृपया is krupayaa). ळ is l.
 */
export function romaniseMarathi(devanagari: string): string {
  return romanise(
    SAID.reduce((text, [letters, said]) => text.replace(letters, said), devanagari.normalize('NFC')),
  )
}
