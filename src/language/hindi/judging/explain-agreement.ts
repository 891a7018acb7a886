import type { Lexicon, Place, WordEntry } from '../../judgement.ts'
import { AFTER_KE, BE_OF_SUBJECT, FORMS_OF_BE, POSTPOSITIONS } from './little-words-table.ts'

type Ending = 'aa' | 'ii' | 'e'
type Cut = { stem: string; ending: Ending }

const ENDING = /^(.+?)(?:(या|ा|आ)|(यी|ीं|ईं|ी|ई)|ये|े|ए)$/u
const GENERAL: Record<Ending, string> = {
  aa: 'one masculine thing',
  ii: 'a feminine word',
  e: 'several masculine things, or before a postposition',
}

/** Verbs agree with people, most of the time. */
const OF_A_VERB: Record<Ending, string> = {
  aa: 'a man, or one masculine thing',
  ii: 'a woman, or a feminine thing',
  e: 'several, or a man with respect',
}
/** दिया, दी and दिए are forms of one word. */
const IRREGULAR = /^[दलक](?=ि(?:या|ए|ये)$)ि/u
const SPEAKER = { aa: 'man', ii: 'woman' }

/** Words that are cut before their noun: “of”, whose, and how. */
const BEFORE_A_NOUN = /^(?:मेर|तेर|हमार|तुम्हार|अपन|कैस|ऐस|वैस|कितन|(?:आप|[उइ][सन]|किस|किन|जिस)?क)[ाीे]$/u

/** A thing or a name: both have a gender. */
export const isNoun = ({ kind }: WordEntry): boolean => kind === 'noun' || kind === 'name'

function cut(word: string): Cut | undefined {
  const [, stem, aa, ii] = ENDING.exec(word) ?? []
  if (stem === undefined) return undefined
  if (IRREGULAR.test(word)) return { stem: word.charAt(0), ending: aa ? 'aa' : 'e' }
  return { stem, ending: aa ? 'aa' : ii ? 'ii' : 'e' }
}

/** The noun that a word must agree with: the next one for what stands before a noun, else the last before it. */
function nounFor(
  place: Place,
  expected: string,
  lexicon: Lexicon,
): { word: string; entry: WordEntry } | undefined {
  const kind = lexicon.entryOf?.(expected)?.kind
  const after = place.words.slice(place.at + 1)
  const before = place.words.slice(0, place.at).toReversed()
  const standsFirst = kind === 'adjective' || BEFORE_A_NOUN.test(expected)
  const known = (words: string[]) =>
    words
      .map((word) => ({ word, entry: lexicon.entryOf?.(word) }))
      .find(({ entry }) => entry !== undefined && isNoun(entry) && entry.gender !== '')
  const found = standsFirst ? (known(after) ?? known(before)) : known(freeOf(before))
  return found?.entry ? { word: found.word, entry: found.entry } : undefined
}

/** A verb does not agree with a noun that a postposition holds; the words stand backwards here. */
function freeOf(before: string[]): string[] {
  return before.filter((word, at) => !POSTPOSITIONS.has(word) && !POSTPOSITIONS.has(before[at - 1] ?? ''))
}

/** Why an ending stands before or after a noun, as a clause; nothing where the two do not agree. */
export function whyEnding(
  ending: Ending,
  noun: { word: string; entry: WordEntry },
  place: Place,
): string | undefined {
  const { word, entry } = noun
  if (entry.gender === 'f') return ending === 'ii' ? `since ${word} is feminine` : undefined
  if (ending === 'aa') return `since ${word} is masculine`
  if (ending !== 'e') return undefined
  const next = place.words[place.words.indexOf(word) + 1] ?? ''
  return POSTPOSITIONS.has(next) && place.words.indexOf(word) > place.at
    ? `since ${word} is masculine and ${next} follows it`
    : `since ${word} is masculine, and several or respected`
}

/** An ending that agrees with another word, as a clause; nothing where the two words do not differ so. */
export function explainAgreement(
  expected: string,
  given: string,
  { place, lexicon }: { place: Place; lexicon: Lexicon },
): string | undefined {
  const [left, right] = [cut(expected), cut(given)]
  if (!left || !right || left.stem !== right.stem || left.ending === right.ending) return undefined
  const entry = lexicon.entryOf?.(expected)
  if (entry && isNoun(entry)) return undefined
  const next = place.words[place.at + 1]
  if (next !== undefined && AFTER_KE.has(next) && BEFORE_A_NOUN.test(expected))
    return `here it is ${expected}, since ${next} follows it`
  const noun = nounFor(place, expected, lexicon)
  const why = noun && whyEnding(left.ending, noun, place)
  if (why) return `here it is ${expected}, ${why}`
  const isPredicate = entry?.kind === 'verb' || next === undefined || FORMS_OF_BE.has(next)
  const isOfPeople = entry?.kind === 'verb' || place.words.some((word) => BE_OF_SUBJECT.has(word))
  if (!isPredicate || !isOfPeople) return `the ending is for ${GENERAL[left.ending]}: ${expected}`
  const { ending } = left
  if (ending !== 'e' && right.ending !== 'e' && place.words.includes(I))
    return `which a ${SPEAKER[right.ending]} says; here a ${SPEAKER[ending]} speaks: ${expected}`
  return `the ending is for ${OF_A_VERB[ending]}: ${expected}`
}

const I = 'मैं'.normalize('NFC')
