import { foldLetters } from '#language/normalise.ts'
import { INDIC_WORD } from '#language/scripts.ts'

/** The Indic words of a text, folded as they are compared. */
export function hindiWords(text: string): string[] {
  return foldLetters(text).match(INDIC_WORD) ?? []
}

/** The text with each Indic word replaced. */
export function eachHindiWord(text: string, replace: (word: string) => string): string {
  return text.replace(INDIC_WORD, replace)
}

/** The words of a sentence as they stand on tiles: no punctuation but what belongs to a word. */
export function tilesOf(sentence: string): string[] {
  return writtenTiles(sentence).map((word) => word.replace(marksBehind, ''))
}

/** Begun at the first of them alone: many of them within a word take no longer than few. */
const marksBehind = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u

/** The same words, each with the marks that follow it. */
export function writtenTiles(sentence: string): string[] {
  return sentence
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{M}\p{N}]+/u, ''))
    .filter((word) => word !== '')
}
