import type { LanguageRules } from '#language/language-rules.ts'
import { foldLetters } from '#language/normalise.ts'
import type { AuthoredWord } from '../written/authored-course.ts'
import { hindiWords } from './hindi-words.ts'

const known = new WeakMap<AuthoredWord, string[]>()

/** Every form under which a word may stand in a text, the word itself first. */
export function formsOf(word: AuthoredWord, rules: LanguageRules): string[] {
  const derived = known.get(word) ?? [
    ...new Set([
      foldLetters(word.hi),
      ...rules.forms({ hi: word.hi, is: word.is }),
      ...word.forms.map(foldLetters),
    ]),
  ]
  known.set(word, derived)
  return derived
}

/** The single words that knowing this word (or phrase) makes readable. */
export function readableWith(word: AuthoredWord, rules: LanguageRules): string[] {
  return formsOf(word, rules).flatMap(hindiWords)
}
