import type { Lexicon, Place } from '../../judgement.ts'
import { GOING_ON } from './agreeing-noun.ts'
import { FORMS_OF_BE, JOINED_TO, OBLIQUE, PERSONS, POSTPOSITIONS, SAME_CASE } from './little-words-table.ts'

export type Around = { place: Place; lexicon: Lexicon }

/** Why one form is wrong where another is asked, as a clause; nothing where the two are no such pair. */
export type Explain = (expected: string, given: string, around: Around) => string | undefined

/** A clause with why the right form stands here, where that is certain. */
export function because(clause: string, expected: string, { place, lexicon }: Around): string {
  const why = lexicon.postpositions?.why(expected, place, lexicon)
  return why === undefined ? clause : `${clause}: ${why}`
}

export const OF = /^क[ाीे]$/u

const GIVE = 'दो'

/** चल ही रहा: these may stand between a stem and the verb that follows it. */
const BETWEEN = new Set(['ही', 'भी', 'तो'])
/** What ends a form of a verb that may be another word besides: टूटा is “broken”, खाना “food”. */
const BENT = /^(?:[ाीे]|ना)$/u
/** After these a stem in -ा is that of another verb: जला रही is of जलाना. */
const AFTER_ANY_STEM = /^(?:रह|सक|चुक)/u

/** The stem that stands before another verb: चढ़ सकता, टूट गया. */
export const bareStem: Explain = (expected, given, { place, lexicon }) => {
  const next = place.words.slice(place.at + 1).find((word) => !BETWEEN.has(word)) ?? ''
  const verb = lexicon.entryOf?.(`${expected}ना`)
  // चिपका is of चिपकाना, too.
  const other = lexicon.entryOf?.(given, verb)
  const isBent =
    verb?.kind === 'verb' && given.startsWith(expected) && BENT.test(given.slice(expected.length))
  const isStem = isBent || (other?.kind === 'verb' && other.lemma === `${expected}ना`)
  // दो is “two” in the dictionary, and “give” after a stem: सुला दो.
  const isBefore = next === GIVE || lexicon.entryOf?.(next)?.kind === 'verb'
  if (!isStem || given === expected || !isBefore) return undefined
  const causing = lexicon.entryOf?.(`${given}ना`)
  if (given === `${expected}ा` && causing?.kind === 'verb' && AFTER_ANY_STEM.test(next))
    return `which is the stem of ${causing.lemma}; here it is ${expected}, the stem of ${expected}ना`
  return `here it is the bare stem ${expected}, since ${next} follows it`
}

/** सबका for सबको: another postposition joined to the same word; उससे for उसे, which has को in it. */
export const joinedTo: Explain = (expected, given) => {
  const [, word, meant = ''] = JOINED_TO.exec(expected) ?? JOINED_TO.exec(SAME_CASE.get(expected) ?? '') ?? []
  const [, other, said = ''] = JOINED_TO.exec(given) ?? JOINED_TO.exec(SAME_CASE.get(given) ?? '') ?? []
  if (word !== undefined && other === undefined)
    return JOINED_TO.test(expected) ? insideOf(word, given, `${expected}, with ${told(meant)}`) : undefined
  if (word === undefined || word !== other || meant === said || (OF.test(meant) && OF.test(said)))
    return undefined
  const held = JOINED_TO.test(expected) ? told(meant) : `${meant} in it`
  return `which has ${told(said)}, in it; here it is ${expected}, with ${held}`
}

const told = (held: string) => `${held}, “${POSTPOSITIONS.get(held)}”`

/** मैंने for मुझसे: the same person in another part of the sentence. */
function insideOf(stem: string, given: string, right: string): string | undefined {
  const forms = PERSONS.find((each) =>
    [...each.keys()].some((form) => (SAME_CASE.get(form) ?? form) === `${stem}को`),
  )
  const said = forms?.get(given)
  return said && `which is “${said}”; here it is ${right}`
}

/** कोई ने for किसी ने, and the other way round. */
export const oblique: Explain = (expected, given) => {
  if (OBLIQUE.get(given) === expected) return `here it is ${expected}, its form before a postposition`
  return OBLIQUE.get(expected) === given
    ? `which stands before a postposition; here it is ${expected}`
    : undefined
}

/** What asks, what joins and what points, by how each begins: कहाँ, जहाँ, वहाँ. */
const PARTNERS = 'कौन जो वह|किस जिस उस|किन जिन उन|कब जब तब|कहाँ जहाँ वहाँ यहाँ|कैस जैस वैस ऐस|कितन जितन उतन इतन'
  .normalize('NFC')
  .split('|')
  .map((row) => row.split(' '))
const WHAT_THEY_DO = ['which asks', 'which joins two sentences', 'which points', 'which points near']

/** In माँ जैसी it joins nothing: it compares. */
const LIKE = /^जैस[ाीे]$/u
const SO = /^वैस[ाीे]$/u

/** किसका for जिसका. */
export const partner: Explain = (expected, given, { place }) => {
  const isLike = LIKE.test(expected) && !place.words.some((word) => SO.test(word))
  for (const row of PARTNERS) {
    const [meant, said] = [expected, given].map((word) => row.findIndex((start) => word.startsWith(start)))
    if (meant === undefined || said === undefined || meant < 0 || said < 0 || meant === said) continue
    // Of two that point, how far tells them apart.
    if (meant > 1 && said > 1) continue
    if (expected.slice(row[meant]?.length) !== given.slice(row[said]?.length)) continue
    return `${WHAT_THEY_DO[said]}; here it is ${expected}, ${isLike ? '“like”' : WHAT_THEY_DO[meant]}`
  }
  return undefined
}

const OWN = /^अपन[ाेी]$/u
const SOMEBODYS = /^(?:(?:मे|ते|हमा|तुम्हा)र|(?:आप|[उइ][सन])क)[ाेी]$/u

/** उसके for अपने. */
export const ownThing: Explain = (expected, given) =>
  OWN.test(expected) && SOMEBODYS.test(given)
    ? `here it is ${expected}, for what belongs to whoever does it`
    : undefined

/** आईं हैं for आई हैं: several women or feminine things are told once, in the last word. */
export const toldOnce: Explain = (expected, given, { place }) => {
  const next = place.words[place.at + 1] ?? ''
  return given === `${expected}ं` && /[ईी]$/u.test(expected) && FORMS_OF_BE.has(next)
    ? `here it is ${expected}, since ${next} already says that they are several`
    : undefined
}

const DONE = /^(?:(?:ग|दि|लि)(?:या|ए)|गईं?|[दल]ी|चुक[ाेी])$/u

/** हो रहा for हो गया, and the other way round: after a stem neither says what it says alone. */
export const underWay: Explain = (expected, given, { place: { words, at }, lexicon }) => {
  const isAfterStem = lexicon.entryOf?.(`${words[at - 1]}ना`)?.kind === 'verb'
  if (!isAfterStem) return undefined
  if (DONE.test(expected) && GOING_ON.test(given))
    return `which is for what goes on now; here it is done: ${expected}`
  return GOING_ON.test(expected) && DONE.test(given)
    ? `which is for what is done; here it goes on now: ${expected}`
    : undefined
}
