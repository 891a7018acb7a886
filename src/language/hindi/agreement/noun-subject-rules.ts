import { type AnalysedWord, cellsOf, isNominal, isOnly } from './analysed-words.ts'
import {
  ANY,
  type Cells,
  cellsInWords,
  FEMININE,
  MASCULINE,
  MPN,
  NOMINATIVE,
  PLURAL,
  SINGULAR,
} from './cells.ts'
import { type Clause, freeNouns, hasInnerVerb, inWords, verbCells } from './clauses.ts'
import { PERSONS } from './closed-words-table.ts'
import type { Disagreement } from './disagreement.ts'
import { EPICENE, PEOPLE, PLACES } from './exceptions-table.ts'
import { ALONE_WITH_JAANAA, INTRANSITIVE, WITH_OBJECT } from './verbs-table.ts'

const OTHERS = new Set(['वो', 'यही', 'वही', 'जो', 'कौन', 'कोई', 'सब', 'ने', 'क्या', 'कुछ', 'किसी', 'ये'])

/** A noun that stands free and first, against the verb or, with होना, against what is said of it. */
export function nounSubjectRule(clause: Clause): Disagreement[] {
  const { words, verbAt, verb } = clause
  const before = words.slice(0, verbAt)
  const isBeing = verb.every(({ readings }) => readings.every(({ lemma }) => lemma === 'हो'))
  const nouns = freeNouns(clause).filter((at) => isBeing || !PLACES.has(words[at]?.text ?? ''))
  const at = nouns[0] ?? -1
  const word = words[at]
  if (!word || hasInnerVerb(clause) || before.some((_, nth) => isOther(before, nth)) || !isNominal(word))
    return []
  if (isLeftOut(clause) || (!isBeing && !isJudged(clause, word))) return []
  const cells = verbCells(clause) & (isBeing ? predicateCells(before) : ANY)
  const isThing = !nouns.some((nth) => isSomebody(words[nth] as AnalysedWord))
  const said = nouns.map((nth) => cellsOf(words[nth] as AnalysedWord, 'noun') & NOMINATIVE)
  if (
    cells === 0 ||
    (said.some((noun) => genderMeets(noun, cells)) && said.some((noun) => numberMeets(noun, cells, isThing)))
  )
    return []
  const says = `${word.text} (${cellsInWords(cellsOf(word, 'noun'))}) with ${isBeing ? `${before.at(-1)?.text} ` : ''}${inWords(clause)}`
  return [{ at: clause.from + at, rule: 'subject', says }]
}

/** हूँ and हो have a subject of their own, said or not. */
const isLeftOut = ({ verb }: Clause) => /^(?:हूँ|हो)$/u.test(verb.at(-1)?.text ?? '')

/** Whether the subject may be another than the first noun: यह and वह are one where no noun follows that they might point to. */
function isOther(before: AnalysedWord[], at: number): boolean {
  const [word, next] = [before[at] as AnalysedWord, before[at + 1]]
  if (PERSONS.has(word.text) || OTHERS.has(word.text) || /ने$/u.test(word.text) || word.readings.length === 0)
    return true
  if (word.text !== 'यह' && word.text !== 'वह') return false
  return at > 0 || !isOnly(next, 'noun') || at + 2 >= before.length
}

const isSomebody = ({ text, readings }: AnalysedWord) =>
  PEOPLE.has(text) || EPICENE.has(text) || readings.some(({ isName }) => isName)

/** What stands between the subject and होना, where it agrees; whoever is honoured has the plural there. */
function predicateCells(before: AnalysedWord[]): Cells {
  const word = before.findLast(({ text }) => text !== 'ही' && text !== 'भी')
  if (!isOnly(word, 'adjective', 'possessive') || !word || /े$/u.test(word.text)) return ANY
  return cellsOf(word) & MASCULINE ? cellsOf(word) | MPN : cellsOf(word)
}

/** Whoever acts, if no ने could be meant; or anything of a verb that has no object. */
function isJudged({ verb }: Clause, word: AnalysedWord): boolean {
  const lemmas = verb.map(({ readings }) => readings.map(({ lemma }) => lemma))
  const isWho = PEOPLE.has(word.text) || word.readings.every(({ isName }) => isName)
  if (isWho) return !verb.some(mayHaveNe)
  const isWithJaanaa = lemmas.some((own) => own.includes('जा'))
  const hasNoObject = (lemma: string) =>
    lemma === 'हो' ||
    (INTRANSITIVE.has(lemma) && !WITH_OBJECT.has(lemma)) ||
    (isWithJaanaa && ALONE_WITH_JAANAA.has(lemma))
  return lemmas.every((own) => own.every(hasNoObject))
}

const mayHaveNe = ({ readings }: AnalysedWord) =>
  readings.some(({ form, lemma }) => form === 'perfective' && !INTRANSITIVE.has(lemma) && lemma !== 'हो')

const genderMeets = (noun: Cells, verb: Cells) =>
  bothAre(noun, verb, MASCULINE) || bothAre(noun, verb, FEMININE)
const bothAre = (noun: Cells, verb: Cells, gender: Cells) => (noun & gender) !== 0 && (verb & gender) !== 0

/** Whoever is one may be honoured and so take the plural; a thing is one, and several are several. */
function numberMeets(noun: Cells, verb: Cells, isThing: boolean): boolean {
  return bothAre(noun, verb, SINGULAR) || (isThing ? bothAre(noun, verb, PLURAL) : (verb & PLURAL) !== 0)
}
