import { foldLetters } from '#language/normalise.ts'

const WORD = /[\u0900-\u0963\u0970-\u097f]+/gu

/** The Devanagari words of a text, folded as they are compared. */
export function hindiWords(text: string): string[] {
  return foldLetters(text).match(WORD) ?? []
}

/** The text with each Devanagari word replaced. */
export function eachHindiWord(text: string, replace: (word: string) => string): string {
  return text.replace(WORD, replace)
}

/** The words of a sentence as they stand on tiles: no punctuation but what belongs to a word. */
export function tilesOf(sentence: string): string[] {
  return writtenTiles(sentence).map((word) => word.replace(/[^\p{L}\p{M}\p{N}]+$/u, ''))
}

/** The same words, each with the marks that follow it. */
export function writtenTiles(sentence: string): string[] {
  return sentence
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{M}\p{N}]+/u, ''))
    .filter((word) => word !== '')
}
