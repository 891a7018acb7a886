import type { Lexicon, Place } from '../../judgement.ts'
import { clauseAfter, clauseBefore, SUBJECTS, TIMES, WITH_NE } from './agreeing-noun.ts'
import { BE_OF_SUBJECT, FORMS_OF_BE } from './little-words-table.ts'

export type Ending = 'aa' | 'ii' | 'e'
/** Two forms of one word that end otherwise. */
type Endings = { expected: string; ending: Ending; other: Ending }

const nfc = (text: string) => text.normalize('NFC')
const set = (words: string) => new Set(nfc(words).split(' '))

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
const SPEAKER = { aa: 'man', ii: 'woman' }
const SPOKEN_TO = { e: 'man', ii: 'woman' }
const I = nfc('मैं')
const YOU = nfc('तुम')
const OF_ME = /[ूऊ]ँग[ाी]$/u
const OF_YOU = /[ोओ]ग[ेी]$/u
const THEN = nfc('तो')

/** What is done after a मैं or तुम of its own is another's doing. */
const PERSONS = set('मैं तू तुम आप हम कौन जो')
const NEVER_WITH_NE = set('गया गए गई आया आए आई हुआ हुए हुई रहा रहे रही चुका चुके चुकी सका सके सकी लगा लगे लगी')
const DONE = /^(?:या|[ाीे]|ई|ए)$/u
const SUCH = /^हु(?:आ|ए|ई)$/u
const FUTURE = /(?:[ूऊ]ँ|[ेएोओ]ं?)ग[ाेी]$/u

/** मुझे लगता है, मुझे तैरना आता है. */
const HAPPENS_TO = set('लगना आना पड़ना होना मिलना दिखना सूझना')
const TO_WHOM = /^(?:\S*को|मुझे|तुझे|हमें|तुम्हें|[इउ]से|[इउ]न्हें|किसे)$/u
const TO_GO = nfc('जाना')
const PARTICLES = set('नहीं न भी ही')
/** चला जाता है: he goes away, and is not made to go. */
const GOES_AWAY = /^चल[ाेी]$/u

/** What is left of a verb's form without its stem. */
function restOf(form: string, lemma: string): string | undefined {
  const stem = lemma.replace(/ना$/u, '')
  return form.startsWith(stem) ? form.slice(stem.length) : undefined
}

const isDone = (form: string, lemma: string) =>
  !FUTURE.test(form) && !/^त[ाेी]/u.test(restOf(form, lemma) ?? '')

/** मैंने लड़की को देखा: after ने no verb goes with who does it. */
function afterNe({ expected, ending }: Endings, place: Place, { entryOf }: Lexicon): string | undefined {
  const { kind, lemma = '' } = entryOf?.(expected) ?? {}
  if (kind !== 'verb' || NEVER_WITH_NE.has(expected) || !isDone(expected, lemma)) return undefined
  const clause = clauseBefore(place)
  const ne = clause.findLastIndex((word) => WITH_NE.has(word))
  // लटकी हुई: what stands before a noun goes with that.
  if (ne < 0 || SUCH.test(place.words[place.at + 1] ?? '')) return undefined
  // बना लिया: what stands right before belongs to it; what was done earlier ended a clause of its own.
  const isOther = clause.slice(ne + 1).some((word, index, { length }) => {
    const { kind: is, lemma: of = '' } = entryOf?.(word) ?? {}
    return PERSONS.has(word) || (index < length - 1 && is === 'verb' && DONE.test(restOf(word, of) ?? ''))
  })
  if (isOther) return undefined
  return ending === 'aa'
    ? `here it is ${expected}, since after ने the verb does not go with the doer`
    : `here it is ${expected}, since after ने the verb goes with what is done`
}

/** मुझे लगता है, मुझसे देखा नहीं जाता: what goes with nobody, and of which no more is told. */
function ofNobody({ expected, ending }: Endings, place: Place, { entryOf }: Lexicon): string | undefined {
  const clause = clauseBefore(place)
  const { kind, lemma = '' } = entryOf?.(expected) ?? {}
  if (ending !== 'aa' || kind !== 'verb' || clause.some((word) => SUBJECTS.has(word))) return undefined
  const isHappening =
    HAPPENS_TO.has(lemma) &&
    clause.some((word, index) => TO_WHOM.test(word) && !TIMES.has(clause[index - 1] ?? ''))
  const isPassive = (word = '', next = '') => {
    const { kind: isA, lemma: of = '' } = entryOf?.(word) ?? {}
    const isPast = isA === 'verb' && /^(?:ा|या)$/u.test(restOf(word, of) ?? '') && !GOES_AWAY.test(word)
    return isPast && entryOf?.(next)?.lemma === TO_GO
  }
  const isWord = (word: string) => !PARTICLES.has(word)
  const isBy =
    isPassive(clause.findLast(isWord), expected) ||
    isPassive(expected, place.words.slice(place.at + 1).find(isWord))
  return isHappening || isBy ? `here it is ${expected}` : undefined
}

/** Whether मैं or तुम does it: in this clause, or left out. */
function isDoneBy(person: string, place: Place): boolean {
  if (BE_OF_SUBJECT.get(person) === place.words[place.at + 1]) return true
  const words = place.words.map((word, at) => (word === THEN && place.words[at - 1] === person ? '' : word))
  const before = clauseBefore({ words, at: place.at })
  if (before.some((word) => WITH_NE.has(word))) return false
  return [...before, ...clauseAfter(place)].includes(person)
}

/** Whom the ending of a verb, or of what is said of somebody, is for, where no noun says it. */
export function whoseEnding(endings: Endings, place: Place, lexicon: Lexicon): string {
  const { expected, ending, other } = endings
  const isVerb = lexicon.entryOf?.(expected)?.kind === 'verb'
  const next = place.words[place.at + 1]
  // थका हुआ हूँ: हुआ is part of what is said.
  const last = SUCH.test(next ?? '') ? place.words[place.at + 2] : next
  const isPredicate = isVerb || last === undefined || FORMS_OF_BE.has(last)
  const isOfPeople = isVerb || place.words.some((word) => BE_OF_SUBJECT.has(word))
  if (!isPredicate || !isOfPeople) return `the ending is for ${GENERAL[ending]}: ${expected}`
  const known = afterNe(endings, place, lexicon) ?? ofNobody(endings, place, lexicon)
  if (known) return known
  if (ending !== 'e' && other !== 'e' && (isDoneBy(I, place) || OF_ME.test(expected)))
    return `which a ${SPEAKER[other]} says; here a ${SPEAKER[ending]} speaks: ${expected}`
  if (ending !== 'aa' && other !== 'aa' && (isDoneBy(YOU, place) || OF_YOU.test(expected)))
    return `which is said to a ${SPOKEN_TO[other]}; here it is said to a ${SPOKEN_TO[ending]}: ${expected}`
  return `the ending is for ${OF_A_VERB[ending]}: ${expected}`
}
