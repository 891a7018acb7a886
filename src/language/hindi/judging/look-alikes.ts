import type { Lexicon, WordEntry } from '../../judgement.ts'
import { OTHER_WORDS } from '../../marathi/other-words-table.ts'
import { LOOK_ALIKES } from './look-alikes-table.ts'

const meanings = new Map<string, string>()
for (const [first, firstMeaning, second, secondMeaning] of LOOK_ALIKES) {
  if (!meanings.has(first)) meanings.set(first, firstMeaning)
  if (!meanings.has(second)) meanings.set(second, secondMeaning)
}

const lists: Record<string, ReadonlyMap<string, string>> = { hindi: meanings, marathi: OTHER_WORDS }

/** What the list of its language says that a word means: in Hindi पाणि is a hand, पाणी nothing. */
const listed = (word: string, { languageId = 'hindi' }: Lexicon) => lists[languageId]?.get(word)

/** What a word means, by the course or by the list of look-alikes. */
export function knownMeaning(word: string, lexicon: Lexicon): string | undefined {
  return lexicon.meaningOf(word) ?? listed(word, lexicon)
}

/** A word of its own as a learner is told of it, in place of one that is `like` it; nothing where nobody knows it. */
export function nameOf(word: string, lexicon: Lexicon, like?: WordEntry): string | undefined {
  const entry = lexicon.entryOf?.(word, like)
  if (entry?.kind === 'letter') return entry.meaning.replace(/ \(.*$/u, '')
  // Beside गल, जल is of जलना, and no “water”.
  const isOfAVerb = like?.kind === 'verb' && entry?.kind === 'verb' && entry.lemma !== word
  const inList = isOfAVerb ? undefined : listed(word, lexicon)
  if (entry === undefined || entry.lemma === word || inList !== undefined) {
    const meaning = (entry?.lemma === word ? undefined : inList) ?? knownMeaning(word, lexicon)
    return meaning && `the word for “${meaning}”`
  }
  return `a form of ${entry.lemma}, “${entry.meaning}”`
}

const firstSense = (meaning = '') => meaning.split(/[,;/(]/u)[0]?.trim()

/** What two words of the course both mean; nothing where they are one word, or of different kinds. */
export function sharedSense(expected: string, given: string, lexicon: Lexicon): string | undefined {
  const left = lexicon.entryOf?.(expected)
  const right = lexicon.entryOf?.(given, left)
  if (!left || !right || left === right || left.kind !== right.kind) return undefined
  return firstSense(left.meaning) === firstSense(right.meaning) ? firstSense(left.meaning) : undefined
}

/** “to break (of itself)” and “to break (a thing)”: two words that share a sense, as the course tells them apart. */
export function toldApart(expected: string, given: string, lexicon: Lexicon): [string, string] | undefined {
  const left = lexicon.entryOf?.(expected)
  const right = lexicon.entryOf?.(given, left)
  if (!left || !right || left.meaning === right.meaning) return undefined
  if (left.kind !== 'verb' && !/\(/u.test(left.meaning + right.meaning)) return undefined
  return sharedSense(expected, given, lexicon) ? [left.meaning, right.meaning] : undefined
}

/** Whether the given word is a word of its own, so that no lenient match may take it for the expected one. */
export function isAnotherWord(given: string, expected: string, lexicon: Lexicon): boolean {
  if (given === expected) return false
  if (listed(given, lexicon) !== undefined) return true
  if (!lexicon.isWord(given)) return false
  // Beside Hindi authors write forms by hand: each is another, though it means the same (कसा, कशा).
  if ((lexicon.languageId ?? 'hindi') !== 'hindi') return true
  const meaning = lexicon.meaningOf(given)
  return meaning === undefined || meaning !== lexicon.meaningOf(expected)
}
