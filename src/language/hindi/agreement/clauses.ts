import { type AnalysedWord, canBe, cellsOf, isOnly } from './analysed-words.ts'
import { ANY, type Cells } from './cells.ts'
import { ASIDE } from './exceptions-table.ts'

/** What stands between two boundaries, with its one verb at its end. */
export interface Clause {
  /** Where its first word stands in the sentence. */
  from: number
  words: AnalysedWord[]
  /** How many of them stand before the verb. */
  verbAt: number
  /** The verb's words, without नहीं and ही. */
  verb: AnalysedWord[]
}

const PARTICLES = new Set(['नहीं', 'ही', 'भी', 'तो', 'न', 'ना', 'मत'])
const JOINING = new Set(['और', 'या', 'एवं', 'तथा'])
const isBoundary = (word: AnalysedWord) => (word.isMark && word.text !== '-') || isOnly(word, 'conjunction')
const FINITE = new Set([
  'perfective',
  'imperfective',
  'present',
  'past',
  'future',
  'subjunctive',
  'imperative',
])

/**
 * The clauses that can be judged: one verb, at the end, and nothing before it that is joined over the boundary (“Ram
 * and Sita”). All others are left alone.
 */
export function clausesOf(words: AnalysedWord[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let isJoined = false
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at]
    if (word && !isBoundary(word)) continue
    const clause = clauseIn(words.slice(from, at), from)
    if (clause && !isJoined) clauses.push(clause)
    isJoined = JOINING.has(word?.text ?? '') && !clause && at > from
    from = at + 1
  }
  return clauses
}

function clauseIn(words: AnalysedWord[], from: number): Clause | undefined {
  let verbAt = words.length
  while (verbAt > 0 && isOfVerb(words, verbAt - 1)) verbAt -= 1
  while (PARTICLES.has(words[verbAt]?.text ?? '')) verbAt += 1
  const verb = words.slice(verbAt).filter(({ text }) => !PARTICLES.has(text))
  if (
    words[verbAt - 1]?.readings.length === 0 ||
    !canEnd(verb.at(-1)) ||
    words.slice(0, verbAt).some((word) => isVerb(word) && canEnd(word))
  )
    return undefined
  return { from, words, verbAt, verb }
}

/** Also what might be a noun elsewhere: की है, डर गई; nothing is said of जीता है, which may be one even here. */
function isOfVerb(words: AnalysedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || isVerb(word) || PARTICLES.has(word.text)) return word !== undefined
  if (!next) return word.text === 'की' && words.some(({ text }) => /ने$/u.test(text))
  if (!isVerb(next)) return false
  const isBeing = next.readings.every(({ form }) => form === 'present' || form === 'past')
  if (canBe(word, 'possessive')) return canBe(word, 'verb')
  return word.readings.some(
    ({ form }) => form !== undefined && (isBeing ? isParticiple(form) : form === 'stem'),
  )
}

const isParticiple = (form: string) => form === 'perfective' || form === 'imperfective'
const isVerb = (word: AnalysedWord | undefined) => isOnly(word, 'verb')
const canEnd = (word: AnalysedWord | undefined) =>
  word?.readings.some(({ form }) => form !== undefined && FINITE.has(form)) ?? false

/** What the verb says of gender and number: its last words together. */
export function verbCells({ verb }: Clause): Cells {
  return verb
    .slice(-2)
    .filter(
      (word, at, last) =>
        at === last.length - 1 || !/[ेए]$/u.test(word.text) || cellsOf(word) & cellsOf(last[1] ?? word),
    )
    .reduce((cells, word) => cells & cellsOf(word), ANY)
}

/** A noun of the clause that nothing holds in the oblique, by its place in the clause. */
export function freeNouns({ words, verbAt }: Clause): number[] {
  return words.flatMap((word, at) => {
    if (at >= verbAt || !canBe(word, 'noun')) return []
    return isHeld(words, at) || words[at - 1]?.text === '-' || ASIDE.has(word.text) ? [] : [at]
  })
}

const WITH_NOUN = new Set(['जी', 'ही', 'भी', 'तो', 'साहब'])

/** By a postposition, or with a noun that one holds: दर्ज़ी चाचा से. */
function isHeld(words: AnalysedWord[], at: number): boolean {
  const next = words[at + 1]
  if (!next) return false
  if (WITH_NOUN.has(next.text)) return isHeld(words, at + 1)
  if (canBe(next, 'postposition') || ['का', 'के', 'की', '-'].includes(next.text)) return true
  return canBe(next, 'noun') && isHeld(words, at + 1)
}

/** Another verb before the clause's own, of which a noun may be the object: घोड़े बेचकर सोया. */
export function hasInnerVerb({ words, verbAt }: Clause): boolean {
  return words.slice(0, verbAt).some(isVerb)
}

export const inWords = ({ verb }: Clause) => verb.map(({ text }) => text).join(' ')
