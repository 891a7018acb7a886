import { foldLetters } from '../../normalise.ts'
import { BINDU, CONSONANT_ROMAN, VOWEL_ROMAN } from './letters-table.ts'
import { CUSTOMARY_ROMAN } from './schwa-table.ts'
import { type Syllable, syllablesOf } from './syllables.ts'

const WORD = /[\u0900-\u0963\u0970-\u097f]+/gu
const consonants = new Map(
  Object.entries(CONSONANT_ROMAN).map(([letter, roman]) => [letter.normalize('NFC'), roman]),
)
const customary = new Map(
  Object.entries(CUSTOMARY_ROMAN).map(([word, roman]) => [word.normalize('NFC'), roman]),
)

/** Our roman of one consonant letter (nukta after its base). */
export function consonantRoman(letter: string): string {
  return consonants.get(letter) ?? ''
}

/** m before प फ ब भ म, n elsewhere. */
export function nasalRoman(nasal: string, next: Syllable | undefined): string {
  if (nasal === '') return ''
  return nasal === BINDU && /^[पफबभम]$/u.test(next?.onset[0] ?? '') ? 'm' : 'n'
}

function onsetRoman(onset: string[]): string {
  return onset.join('') === 'जञ' ? 'gy' : onset.map(consonantRoman).join('')
}

function wordRoman(word: string): string {
  const fixed = customary.get(word)
  if (fixed !== undefined) return fixed
  const syllables = syllablesOf(word)
  return syllables
    .map(({ onset, vowel, nasal, visarga }, index) => {
      const said = (VOWEL_ROMAN[vowel] ?? '') + nasalRoman(nasal, syllables[index + 1])
      return onsetRoman(onset) + said + (visarga ? 'h' : '')
    })
    .join('')
}

/**
 * Our roman of Devanagari words or sentences, made to be read aloud by a learner.
 *
 * Vowels: a aa i ee u oo ri e ai o au (ऑ is o). Consonants are the plain letters people text with: ट and त are both t,
 * ड and द are d, ड़ is r, ढ़ is rh, ण is n, श and ष are sh, च is ch, छ is chh, क़ is q, ख़ is kh, ग़ is gh, ज़ is z,
 * फ़ is f, ज्ञ is gy. Nasals are n, and m before प फ ब भ. Vowels that are written but not said are left out
 * (लड़का is larkaa, मतलब is matlab), but kept after clusters (मित्र is mitra). Danda becomes a full stop.
 */
export function romanise(devanagari: string): string {
  return foldLetters(devanagari)
    .replace(WORD, wordRoman)
    .replace(/\s*[।॥]/gu, '.')
}

/** How many vowels are said in a text, after the silent ones are dropped. */
export function syllableCount(devanagari: string): number {
  const words = foldLetters(devanagari).match(WORD) ?? []
  return words.flatMap(syllablesOf).filter(({ vowel }) => vowel !== '').length
}
