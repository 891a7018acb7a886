import type { Lexicon, Place } from '../../judgement.ts'
import { explainAgreement } from './explain-agreement.ts'
import {
  type Around,
  bareStem,
  because,
  type Explain,
  joinedTo,
  OF,
  oblique,
  ownThing,
  partner,
  toldOnce,
  underWay,
} from './explain-forms.ts'
import { isBothButNasal, noPlural, nounForm, staysSo } from './explain-noun-form.ts'
import { beforeKe, cutOff, otherPerson, person } from './explain-person.ts'
import { farOrNear, oneOrSeveral, pointer } from './explain-pointer.ts'
import { mayBe, tellsHow, wished } from './explain-unbent.ts'
import {
  BE_OF_SUBJECT,
  FORMS_OF_BE,
  FUTURE_ENDINGS,
  NEGATIONS,
  PARTICLES,
  POSTPOSITIONS,
  REGISTER_NAMES,
  REGISTERS,
  REGISTERS_ARE_FOR,
} from './little-words-table.ts'

const PRESENT = /^(?:है|हैं|हूँ|हो)$/u

const postposition: Explain = (expected, given, around) => {
  const [meant, said] = [POSTPOSITIONS.get(expected), POSTPOSITIONS.get(given)]
  if (meant === undefined || said === undefined || (OF.test(expected) && OF.test(given))) return undefined
  return because(`which says “${said}”; here it is ${expected}, “${meant}”`, expected, around)
}

/** In हो सकता and हो गया it is the stem of होना, and no “you are”. */
const AFTER_STEM = /^(?:सक|रह|ग|जा|चुक|पा|कर)/u
const isStem = (word: string, { words, at }: Place) => word === 'हो' && AFTER_STEM.test(words[at + 1] ?? '')

const formOfBe: Explain = (expected, given, { place }) => {
  const [whom, other] = [FORMS_OF_BE.get(expected), FORMS_OF_BE.get(given)]
  if (whom === undefined || other === undefined || isStem(expected, place)) return undefined
  const subject = place.words.find((word) => BE_OF_SUBJECT.get(word) === expected)
  if (subject !== undefined) return `here it is ${expected}, since ${subject} takes ${expected}`
  if (PRESENT.test(expected) !== PRESENT.test(given))
    return PRESENT.test(expected)
      ? `which speaks of the past; here it is now: ${expected}`
      : `which speaks of now; here it is the past: ${expected}`
  return `which goes with ${other}; here it is ${expected}, for ${whom}`
}

/** The imperative's stem and its register: बोल, बोलो, बोलिए. */
function imperative(word: string): { stem: string; register: number } {
  const [, stem, ending] = /^(.+?)(िए|इए|िये|इये|ो|ओ)$/u.exec(word) ?? []
  if (stem !== undefined) return { stem, register: /^[ोओ]$/u.test(ending ?? '') ? 1 : 2 }
  return { stem: word, register: 0 }
}

/** कृपया जवाब दें: after it this form asks, as the आप form does. */
const PLEASE = 'कृपया'.normalize('NFC')
const POLITE = /(?:ें|एँ)$/u

const register: Explain = (expected, given, { lexicon, place }) => {
  const form = (at: number) => `which is the ${REGISTER_NAMES[at]} form`
  const end = (at: number) => `here it is the ${REGISTER_NAMES[at]} form, ${expected}`
  for (const family of REGISTERS) {
    const [meant, said] = [family.indexOf(expected), family.indexOf(given)]
    if (meant < 0 || said < 0) continue
    return expected === REGISTER_NAMES[meant]
      ? `which is for ${REGISTERS_ARE_FOR[said]}; here it is ${expected}, for ${REGISTERS_ARE_FOR[meant]}`
      : `${form(said)}; ${end(meant)}`
  }
  const isPolite = place.words.includes(PLEASE) && POLITE.test(expected)
  const meant = isPolite ? { stem: expected.replace(POLITE, ''), register: 2 } : imperative(expected)
  const said = imperative(given)
  // खेलो is of खेलना, though खेल is a noun first, and calls nobody.
  const isAsked = meant.register > 0 && lexicon.entryOf?.(`${meant.stem}ना`)?.kind === 'verb'
  const isVerb = isAsked || [expected, given].some((word) => lexicon.entryOf?.(word)?.kind === 'verb')
  if (!isVerb || meant.stem !== said.stem || meant.register === said.register) return undefined
  return `${form(said.register)}; ${end(meant.register)}`
}

const future: Explain = (expected, given, { lexicon }) => {
  const whom = (word: string) => FUTURE_ENDINGS.find(([ending]) => ending.test(word))?.[1]
  const [meant, said] = [whom(expected), whom(given)]
  if (!meant || !said || meant === said || !isOneWord(expected, given, lexicon)) return undefined
  return `which goes with ${said}; here it is ${expected}, for ${meant}`
}

function isOneWord(expected: string, given: string, lexicon: Lexicon): boolean {
  const left = lexicon.entryOf?.(expected)
  const right = lexicon.entryOf?.(given, left)
  if (left && right) return left === right
  return expected.slice(0, 2) === given.slice(0, 2)
}

const verbForm: Explain = (expected, given, { lexicon }) => {
  const entry = lexicon.entryOf?.(expected)
  const other = lexicon.entryOf?.(given, entry)
  if (!entry || entry !== other || entry.kind !== 'verb' || isBothButNasal(expected, given)) return undefined
  if (given === entry.lemma) return `which is the form that stands in a dictionary; here it is ${expected}`
  return `which is another form of ${entry.lemma}; here it is ${expected}`
}

const NEITHER = 'न'

const negation: Explain = (expected, given, { place }) => {
  const [meant, said] = [NEGATIONS.get(expected), NEGATIONS.get(given)]
  if (expected === NEITHER && said && place.words.filter((word) => word === NEITHER).length > 1)
    return 'which is for what is not so; here it is न … न, “neither … nor”'
  return meant && said ? `which is for ${said}; here it is ${expected}, for ${meant}` : undefined
}

/** भी for ही. */
const particle: Explain = (expected, given) => {
  const [meant, said] = [PARTICLES.get(expected), PARTICLES.get(given)]
  return meant && said && meant !== said
    ? `which says “${said}”; here it is ${expected}, “${meant}”`
    : undefined
}

/** आई for आईं. */
const severalOfHers: Explain = (expected, given, { lexicon }) =>
  expected === `${given}ं` && /[ईी]ं$/u.test(expected) && lexicon.entryOf?.(expected)?.kind === 'verb'
    ? `which goes with one feminine thing; here it is ${expected}, for several, or a woman with respect`
    : undefined

const rules: Explain[] = [
  postposition,
  cutOff,
  person,
  negation,
  particle,
  mayBe,
  formOfBe,
  bareStem,
  underWay,
  register,
  oblique,
  partner,
  ownThing,
  pointer,
  farOrNear,
  oneOrSeveral,
  joinedTo,
  toldOnce,
  otherPerson,
  beforeKe,
  future,
  tellsHow,
  wished,
  staysSo,
  severalOfHers,
  explainAgreement,
  nounForm,
  noPlural,
  verbForm,
]

/** What a grammarian would say of the slip, as a clause that names the right form; nothing where it is none of grammar. */
export function explainGrammar(expected: string, given: string, around: Around): string | undefined {
  for (const rule of rules) {
    const clause = rule(expected, given, around)
    if (clause !== undefined) return clause
  }
  return undefined
}
