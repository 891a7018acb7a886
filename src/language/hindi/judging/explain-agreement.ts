import type { Lexicon, Place } from '../../judgement.ts'
import { BEFORE_A_NOUN, isNoun, type KnownNoun, nounFor } from './agreeing-noun.ts'
import { AFTER_KE, BE_OF_SUBJECT, FORMS_OF_BE, POSTPOSITIONS } from './little-words-table.ts'

type Ending = 'aa' | 'ii' | 'e'
type Cut = { stem: string; ending: Ending }

/** सातवाँ, सातवीं, सातवें. */
const ORDINAL = /^(.+व)(?:(ाँ)|(ीं)|ें)$/u
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
const WAALAA = /^वाल[ाेी]$/u
/** जाने दो, बरसने लगे. */
const LET_OR_BEGIN = /^(?:द(?:ो|े|ें|ेना|ेते|ेता|ेती|ीजिए|िया|ूँ|ेगा|ेगी|ेंगे)|लग(?:ा|े|ी|ीं|ता|ते|ती|ना|ेगा|ेगी|ेंगे))$/u
const TO_WANT = /^चाह(?!िए)/u
const SPEAKER = { aa: 'man', ii: 'woman' }

function cut(word: string): Cut | undefined {
  const [, stem, aa, ii] = ORDINAL.exec(word) ?? ENDING.exec(word) ?? []
  if (stem === undefined) return undefined
  if (IRREGULAR.test(word)) return { stem: word.charAt(0), ending: aa ? 'aa' : 'e' }
  return { stem, ending: aa ? 'aa' : ii ? 'ii' : 'e' }
}

/** Why an ending stands before or after a noun, as a clause; nothing where the two do not agree. */
export function whyEnding(ending: Ending, noun: KnownNoun, place: Place): string | undefined {
  const { word, entry } = noun
  if (entry.gender === 'f') return ending === 'ii' ? `since ${word} is feminine` : undefined
  if (ending === 'aa') return `since ${word} is masculine`
  if (ending !== 'e') return undefined
  const next = place.words[place.words.indexOf(word) + 1] ?? ''
  return POSTPOSITIONS.has(next) && place.words.indexOf(word) > place.at
    ? `since ${word} is masculine and ${next} follows it`
    : `since ${word} is masculine, and several or respected`
}

/** पढ़ने से, पढ़ने वाला, पढ़ने दो, पढ़ना चाहता: how the infinitive ends for what follows it. */
function whyInfinitive(expected: string, next = ''): string | undefined {
  const isBent = POSTPOSITIONS.has(next) || WAALAA.test(next) || LET_OR_BEGIN.test(next)
  if (/ने$/u.test(expected) && isBent) return `since ${next} follows it`
  return /ना$/u.test(expected) && TO_WANT.test(next) ? 'since what one wants to do stays in -ना' : undefined
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
  if (next !== undefined && AFTER_KE.has(next) && left.ending === 'e' && BEFORE_A_NOUN.test(expected))
    return `here it is ${expected}, since ${next} follows it`
  const infinitive = entry?.kind === 'verb' ? whyInfinitive(expected, next) : undefined
  if (infinitive) return `here it is ${expected}, ${infinitive}`
  const noun = nounFor(place, expected, lexicon)
  const why = noun && whyEnding(left.ending, noun, place)
  if (why) return `here it is ${expected}, ${why}`
  // थका हुआ हूँ: हुआ is part of what is said.
  const last = /^हु(?:आ|ए|ई)$/u.test(next ?? '') ? place.words[place.at + 2] : next
  const isPredicate = entry?.kind === 'verb' || last === undefined || FORMS_OF_BE.has(last)
  const isOfPeople = entry?.kind === 'verb' || place.words.some((word) => BE_OF_SUBJECT.has(word))
  if (!isPredicate || !isOfPeople) return `the ending is for ${GENERAL[left.ending]}: ${expected}`
  const { ending } = left
  if (ending !== 'e' && right.ending !== 'e' && place.words.includes(I))
    return `which a ${SPEAKER[right.ending]} says; here a ${SPEAKER[ending]} speaks: ${expected}`
  return `the ending is for ${OF_A_VERB[ending]}: ${expected}`
}

const I = 'मैं'.normalize('NFC')
