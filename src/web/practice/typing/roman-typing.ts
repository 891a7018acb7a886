import { devanagariCandidates } from '#language/hindi/typing/type-roman.ts'

const ending = /[A-Za-z][A-Za-z~_]*$/u
const everywhere = /[A-Za-z][A-Za-z~_]*/gu
const most = 5

/** Words that typing offers first: those of the lesson, then all that is taught. */
export interface TypingWords {
  words: readonly string[]
  taught: readonly string[]
  /** Of a language in other letters nothing is turned into Devanagari. */
  isOther?: boolean
}

/** The roman word that is being typed before the caret, empty where there is none. */
export const romanBefore = (text: string): string => ending.exec(text)?.[0] ?? ''

/** What the roman word before the caret may be in Devanagari, likeliest first. */
export function candidatesFor(text: string, { words, taught, isOther }: TypingWords): string[] {
  if (isOther) return []
  const roman = romanBefore(text)
  return roman === '' ? [] : devanagariCandidates(roman, words, taught).slice(0, most)
}

/**
 * What is meant when it is checked: a text half in Devanagari is made whole, one that is all roman stays as typed, since a
 * roman answer is an answer too.
 */
export function settle(text: string, { words, taught, isOther }: TypingWords): string {
  if (isOther || !/\p{Script=Devanagari}/u.test(text)) return text.trim()
  return text.replace(everywhere, (roman) => devanagariCandidates(roman, words, taught)[0] ?? roman).trim()
}
