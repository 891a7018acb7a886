import { foldLetters } from '#language/normalise.ts'
import type { AuthoredWord } from './authored-course.ts'
import { hindiWords } from './hindi-words.ts'

/** Every form under which a word may stand in a text, the word itself first. */
export function formsOf(word: AuthoredWord): string[] {
  return [...new Set([word.hi, ...word.forms].map(foldLetters))]
}

/** The single words that knowing this word (or phrase) makes readable. */
export function readableWith(word: AuthoredWord): string[] {
  return formsOf(word).flatMap(hindiWords)
}
