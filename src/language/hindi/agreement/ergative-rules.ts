import { type AnalysedWord, canBe, cellsOf, isOnly } from './analysed-words.ts'
import { ANY, cellsInWords, FEMININE, MASCULINE, NOMINATIVE, SINGULAR } from './cells.ts'
import { type Clause, clausesOf, freeNouns, hasInnerVerb, inWords, verbCells } from './clauses.ts'
import type { Disagreement } from './disagreement.ts'
import { DITRANSITIVE, INTRANSITIVE, TRANSITIVE, WITH_KO_ONLY } from './verbs-table.ts'

/**
 * Whoever does it takes ने where the verb is transitive and perfective, and only there; the verb then agrees with its
 * object, or stands in the masculine singular where को holds the object (McGregor, Outline of Hindi Grammar, on the
 * perfective tenses of transitive verbs; Koul, Modern Hindi Grammar, and Shapiro on the ने construction).
 */
export function ergativeRules(words: AnalysedWord[]): Disagreement[] {
  return clausesOf(words).flatMap((clause) => {
    const by = clause.words.findLastIndex(({ text }, at) => at < clause.verbAt && WITH_NE.has(text))
    if (by === -1) return missingRule(clause)
    // जिन लोगों ने मदद की वे चार थे: the clause is another one by then.
    if (clause.words.slice(by, clause.verbAt).some(({ text }) => text === 'वे')) return []
    const wrong = needlessRule(clause) ?? objectRule(clause, by)
    return wrong ? [{ at: clause.from + by, ...wrong }] : []
  })
}

type Wrong = { rule: string; says: string } | undefined

const list = (words: string) => new Set(words.normalize('NFC').split(' '))
const WITH_NE = list('मैंने तूने हमने तुमने आपने इसने उसने किसने जिसने इन्होंने उन्होंने किन्होंने जिन्होंने सबने ने')

/** The word that decides: the last but है, था, होगा, होता. */
function deciding({ verb }: Clause): AnalysedWord | undefined {
  return verb.findLast((word, at) => at === 0 || !word.readings.every(({ lemma }) => lemma === 'हो'))
}

const lemmasOf = (word: AnalysedWord) => word.readings.map(({ lemma }) => lemma)
const hasForm = (word: AnalysedWord, ...forms: string[]) =>
  word.readings.some(({ form }) => form !== undefined && forms.includes(form))

function needlessRule(clause: Clause): Wrong {
  const word = deciding(clause)
  if (!word || !isOnly(word, 'verb')) return undefined
  // उसने झूठ बोला: with what is said as its object, many let it have ने.
  if (lemmasOf(word).includes('बोल') && freeNouns(clause).length > 0) return undefined
  // सो पाया, चढ़ पाया: after another verb पाना is one of those that never have it.
  const isAble = clause.verb.length > 1 && lemmasOf(word).every((lemma) => lemma === 'पा')
  const isWrong =
    isAble || !hasForm(word, 'perfective') || lemmasOf(word).every((lemma) => INTRANSITIVE.has(lemma))
  return isWrong ? { rule: 'ne', says: `ने with ${inWords(clause)}` } : undefined
}

const WITH_KO = list('को मुझे तुझे इसे उसे इन्हें उन्हें हमें तुम्हें किसे किन्हें जिसे जिन्हें')

function objectRule(clause: Clause, by: number): Wrong {
  const word = deciding(clause)
  const cells = verbCells(clause)
  const between = clause.words.slice(by + 1, clause.verbAt)
  if (!word || hasInnerVerb(clause) || clause.verb.some((one) => hasForm(one, 'infinitive', 'absolutive')))
    return undefined
  if (cells === 0 || cells === ANY || between.some(({ readings }) => readings.length === 0)) return undefined
  const isGiven = lemmasOf(word).some((lemma) => DITRANSITIVE.has(lemma))
  if (!isGiven && (cells & MASCULINE) !== 0 && between.some(({ text }) => WITH_KO.has(text))) return undefined
  const objects = freeNouns(clause).filter((at) => at > by)
  const object = clause.words[objects.at(-1) ?? -1]
  if (objects.length === 0) return heldRule(clause, between, word)
  if (!object || !objects.every((at) => isOnly(clause.words[at], 'noun'))) return undefined
  const noun = cellsOf(object) & NOMINATIVE
  const meets = [MASCULINE, FEMININE].some((gender) => (noun & gender) !== 0 && (cells & gender) !== 0)
  if (meets) return undefined
  return { rule: 'object', says: `${object.text} (${cellsInWords(cellsOf(object))}) with ${inWords(clause)}` }
}

/** उसने लड़की को देखा: held by को, the object has no say. */
function heldRule(clause: Clause, between: AnalysedWord[], word: AnalysedWord): Wrong {
  const isHeld =
    between.some(({ text }) => WITH_KO.has(text)) && !between.some(({ text }) => FREE_OBJECTS.has(text))
  const isOther = (verbCells(clause) & MASCULINE & SINGULAR) === 0
  if (!isHeld || !isOther || !lemmasOf(word).every((lemma) => WITH_KO_ONLY.has(lemma))) return undefined
  return { rule: 'object', says: `को with ${inWords(clause)}` }
}

const FREE_OBJECTS = list('यह वह ये वे क्या कुछ सब जो')

const DOERS = list('मैं तू हम तुम आप वे वह वो')

/** वह खाना खाया: who does it stands free, though the verb wants ने. */
function missingRule(clause: Clause): Disagreement[] {
  const { from, words, verb, verbAt } = clause
  const word = deciding(clause)
  const at = words.findIndex(({ text }) => DOERS.has(text))
  const [doer, next] = [words[at], words[at + 1]]
  if (!word || !doer || !next || at >= verbAt || words[at - 1]?.text === 'अपने' || canBe(next, 'postposition'))
    return []
  if (doer.text.startsWith('व') && canBe(next, 'noun')) return []
  const wantsNe =
    canBe(word, 'verb') &&
    hasForm(word, 'perfective') &&
    word.readings.every(({ kind, lemma }) => kind === 'possessive' || TRANSITIVE.has(lemma)) &&
    !verb.some((one) => lemmasOf(one).some((lemma) => INTRANSITIVE.has(lemma)))
  return wantsNe
    ? [{ at: from + at, rule: 'ne', says: `${doer.text} without ने, with ${inWords(clause)}` }]
    : []
}
