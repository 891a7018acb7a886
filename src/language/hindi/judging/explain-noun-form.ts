import type { Place, WordEntry } from '../../judgement.ts'
import { hindiToNumber } from '../numbers/numbers.ts'
import { NEVER_BENT } from '../words/never-bent-table.ts'
import { isNoun, TIMES } from './agreeing-noun.ts'
import type { Explain } from './explain-forms.ts'
import { AFTER_KE, POSTPOSITIONS } from './little-words-table.ts'

/** चले for चलें, बच्चो for बच्चों: then what is missing is the dot. */
export const isBothButNasal = (expected: string, given: string) =>
  expected.replace(/[ंँ]/gu, '') === given.replace(/[ंँ]/gu, '')

/** लड़का, रुपया, कुआँ. */
const IN_AA = /[ाआ]ँ?$/u

/** घरों में, मालाओं में. */
const BEFORE_ONE = /[ोओ]ं$/u
/** दोस्तो, सुनो. */
const IN_O = /[ोओ]$/u

function numberOf(form: string, { lemma, gender }: WordEntry, isOne: boolean): string {
  if (IN_O.test(form) && form !== lemma) return 'for calling several'
  if (BEFORE_ONE.test(form)) return 'several, before a postposition'
  if (form === lemma) return gender === 'm' && !IN_AA.test(lemma) ? 'one, or several' : 'one'
  if (gender === 'm' && IN_AA.test(lemma) && isOne) return 'one, before a postposition'
  if (gender === 'm' && IN_AA.test(lemma)) return 'several, or one before a postposition'
  return 'several'
}

/** लड़के before a postposition: it is bent already, and one. */
const isBentForOne = (form: string, { lemma, gender }: WordEntry) =>
  gender === 'm' && lemma.endsWith('ा') && form === lemma.replace(/ा$/u, 'े')

/** चिड़िया and चिड़ियाँ: there the nasal is the plural. */
const isBirds = (lemma: string, ...words: string[]) => words.includes(lemma) && words.includes(`${lemma}ँ`)

/** दो घंटे में, and दो घंटों में. */
const isCounted = ({ words, at }: Place) => (hindiToNumber(words[at - 1] ?? '') ?? 0) > 1

export const nounForm: Explain = (expected, given, { lexicon, place }) => {
  const entry = lexicon.entryOf?.(expected)
  if (!entry || entry !== lexicon.entryOf?.(given, entry) || !isNoun(entry)) return undefined
  if (isBothButNasal(expected, given) && !isBirds(entry.lemma, expected, given)) return undefined
  const next = place.words[place.at + 1] ?? ''
  const isBent = given === entry.lemma ? /[ेए]$/u.test(expected) : BEFORE_ONE.test(expected)
  if (isBentForOne(given, entry) && POSTPOSITIONS.has(next))
    return `which before ${next} is one; here it is ${expected}, several`
  if (isBent && POSTPOSITIONS.has(next)) return `here it is ${expected}, since ${next} follows it`
  const isHeld = POSTPOSITIONS.has(next)
  if (BEFORE_ONE.test(given) && isHeld && isCounted(place) && TIMES.has(expected))
    return `here it is ${expected}, which stays so after a number here`
  const isOne = isHeld && !isCounted(place)
  return `which is ${numberOf(given, entry, isOne)}; here it is ${expected}, ${numberOf(expected, entry, isOne)}`
}

const FEMININE_PLURALS = ['ें', 'एँ', 'एं', 'याँ', 'यां'].map((ending) => ending.normalize('NFC'))

/** घरें for घर: a plural of the feminine kind. */
export const noPlural: Explain = (expected, given, { lexicon }) => {
  const entry = lexicon.entryOf?.(expected)
  const stems = [expected, expected.replace(/ी$/u, 'ि').replace(/ई$/u, 'इ')]
  const isPlural = stems.some((stem) => FEMININE_PLURALS.some((ending) => given === stem + ending))
  return isPlural &&
    entry?.kind === 'noun' &&
    entry.gender === 'm' &&
    entry.lemma === expected &&
    !/[ाँ]$/u.test(expected)
    ? `here it is ${expected}, which is masculine and ends so for one and for several`
    : undefined
}

/** शर्मिंदी for शर्मिंदा. */
const isNeverBent = (expected: string, given: string) =>
  NEVER_BENT.has(expected) && [...'ेी'].some((ending) => given === expected.replace(/ा$/u, ending))

/** राजे for राजा, शर्मिंदी for शर्मिंदा, and के किनारा: words that end so, whatever they go with. */
export const staysSo: Explain = (expected, given, { place: { words, at }, lexicon }) => {
  if (isNeverBent(expected, given) && !lexicon.isWord(given))
    return `here it is ${expected}, which always keeps its ा`
  const entry = lexicon.entryOf?.(expected)
  if (!entry || !isNoun(entry)) return undefined
  if (AFTER_KE.has(expected) && /[रक]े$/u.test(words[at - 1] ?? '') && lexicon.entryOf?.(given) === entry)
    return `here it is ${expected}, which ends so after ${words[at - 1]}`
  const isBent = expected === entry.lemma && isBentForOne(given, entry)
  return isBent && !lexicon.isWord(given) ? `here it is ${expected}, which always keeps its ा` : undefined
}
