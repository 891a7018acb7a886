import { normalise } from '../../normalise.ts'

/** Scholars' roman: a dotted m and a vowel's tilde are the nasal, s with a mark is sh. */
const DIACRITICS: [RegExp, string][] = [
  [/m[\u0307\u0323\u0310]/gu, 'n'],
  [/([aeiou])\u0303\u0304?|([aeiou])\u0304\u0303/gu, '$1$2n'],
  [/s[\u0301\u0323]/gu, 'sh'],
  [/([aeiou])\u0304/gu, '$1$1'],
  [/[\u0300-\u036f]/gu, ''],
]

/** ITRANS writes the nasal as a capital among small letters: nahIM. */
const ITRANS_NASAL = /(?<=[a-z][AIUaeiou]{0,2})M(?![AEIOUaeiou])/gu

/** Roman as it is compared: small letters, a macron as a doubled vowel, no other marks. */
export function plainRoman(text: string): string {
  const plain = normalise(text).replace(ITRANS_NASAL, 'n')
  const lower = plain.toLowerCase().normalize('NFD')
  return DIACRITICS.reduce((result, [from, to]) => result.replace(from, to), lower)
}
