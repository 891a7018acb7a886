import { aksharas } from '../../aksharas.ts'
import { BINDU, CHANDRABINDU, SIGN_TO_VOWEL, VIRAMA } from '../romanise/letters-table.ts'

type Parts = { onset: string; vowel: string; nasal: string }
type Pair = { expected: string; given: string }

const MARKS = new RegExp(`[${CHANDRABINDU}${BINDU}]`, 'gu')
const LONG_OF: Record<string, string> = { अ: 'आ', इ: 'ई', उ: 'ऊ' }
const NUKTA = '\u093c'
const JOIN = /[क-ह](?:\u094d[क-ह])+/gu
const TWO_SIGNS = /[\u093e-\u094c]{2}/u
const BREATH = ['कख', 'गघ', 'चछ', 'जझ', 'टठ', 'डढ', 'तथ', 'दध', 'पफ', 'बभ'].flatMap((pair) => [...pair])
const CURLED: Record<string, string> = { ट: 'त', ठ: 'थ', ड: 'द', ढ: 'ध', ण: 'न' }
const ENDING = /^[आईए]$/u
const DEVANAGARI = /\p{Script=Devanagari}/u
/** What an ending stands for, by its vowel. */
export type Endings = Record<string, string>

function partsOf(akshara: string): Parts {
  const nasal = akshara.match(MARKS)?.join('') ?? ''
  const bare = akshara.replace(MARKS, '')
  const sign = bare.at(-1) ?? ''
  const signVowel = SIGN_TO_VOWEL[sign]
  if (signVowel) return { onset: bare.slice(0, -1), vowel: signVowel, nasal }
  if (/[\u0904-\u0914]/u.test(sign)) return { onset: '', vowel: sign, nasal }
  return { onset: bare, vowel: sign === '\u094d' ? '' : 'अ', nasal }
}

/** The aksharas in which two words differ, side by side; an empty one is missing or too much. */
export function differingAksharas(expected: string, given: string): Pair[] {
  const [left, right] = [aksharas(expected), aksharas(given)]
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  let end = 0
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const [middle, other] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  const pairs = Array.from({ length: Math.max(middle.length, other.length) }, (_, index) => ({
    expected: middle[index] ?? '',
    given: other[index] ?? '',
  }))
  return pairs.filter((pair) => pair.expected !== pair.given)
}

const NASAL_NAMES: Record<string, string> = {
  [CHANDRABINDU]: `chandrabindu (${CHANDRABINDU})`,
  [BINDU]: `dot of the anusvara (${BINDU})`,
}
const nasalName = (mark: string) => NASAL_NAMES[mark] ?? mark

function nasalClause(expected: Parts, given: Parts, word: string): string | undefined {
  if (expected.nasal === given.nasal) return undefined
  if (given.nasal === '')
    return `the ${nasalName(expected.nasal)} is missing, the vowel goes through the nose: ${word}`
  if (expected.nasal === '') return `there is one ${nasalName(given.nasal)} too many: ${word}`
  return `it takes the ${nasalName(expected.nasal)}, not the ${nasalName(given.nasal)}: ${word}`
}

function vowelClause(expected: Parts, given: Parts, word: string): string | undefined {
  if (expected.vowel === given.vowel) return undefined
  if (LONG_OF[expected.vowel] === given.vowel) return `the vowel is short: ${word}`
  if (LONG_OF[given.vowel] === expected.vowel) return `the vowel is long: ${word}`
  return `the vowel is ${expected.vowel || 'left out'}, not ${given.vowel || 'left out'}: ${word}`
}

function onsetClause(expected: string, given: string, word: string): string | undefined {
  if (expected === given) return undefined
  if (/^(.)़?्\1/u.test(expected) && expected.endsWith(given)) return `the consonant is doubled: ${word}`
  if (/^(.)़?्\1/u.test(given) && given.endsWith(expected)) return `the consonant is not doubled: ${word}`
  const at = BREATH.indexOf(expected)
  if (at >= 0 && BREATH[at + (at % 2 === 0 ? 1 : -1)] === given)
    return at % 2 === 0
      ? `${expected} is said without a puff of breath: ${word}`
      : `${expected} is said with a puff of breath: ${word}`
  if (CURLED[expected] === given)
    return `${expected} is said with the tongue curled back, ${given} at the teeth: ${word}`
  if (CURLED[given] === expected)
    return `${expected} is said at the teeth, ${given} with the tongue curled back: ${word}`
  if (expected.replace(NUKTA, '') === given.replace(NUKTA, ''))
    return expected.length > given.length
      ? `the dot below is missing (${expected}): ${word}`
      : `there is no dot below: ${word}`
  return expected && given ? `here stands ${expected}, not ${given}: ${word}` : undefined
}

/** Letters that share one akshara, or do not: नमसते and नमस्ते hold the same letters. */
function joiningClause(expected: string, given: string): string | undefined {
  const bare = (word: string) => word.replaceAll(VIRAMA, '').replaceAll(NUKTA, '')
  if (bare(expected) !== bare(given)) return undefined
  const [joined, parted] = [joinsOf(expected), joinsOf(given)]
  const missing = joined.find((join) => !parted.includes(join))
  const extra = parted.find((join) => !joined.includes(join))
  if (missing && !extra) return `${spacedOut(missing)} join into one letter, ${missing}: ${expected}`
  if (extra && !missing) return `${spacedOut(extra)} are two letters here, not joined: ${expected}`
  return undefined
}

/** लगेगें for लगेंगे: the nasal is there, on another letter. */
function movedNasal(expected: string, given: string): string | undefined {
  const bare = (word: string) => word.replace(MARKS, '')
  const [meant, said] = [expected.match(MARKS) ?? [], given.match(MARKS) ?? []]
  if (bare(expected) !== bare(given) || meant.length !== 1 || said.join() !== meant.join()) return undefined
  const stands = expected.search(MARKS) < given.search(MARKS) ? 'earlier' : 'later'
  return `the ${nasalName(meant.join())} stands ${stands} in the word: ${expected}`
}

const joinsOf = (word: string): string[] => word.replaceAll(NUKTA, '').match(JOIN) ?? []
const spacedOut = (join: string) => join.split(VIRAMA).join(' and ')

function isEnding(pair: Pair, expected: string, given: string): boolean {
  return expected.endsWith(pair.expected) && given.endsWith(pair.given) && aksharas(expected).length > 1
}

function pairClause(pair: Pair, [expected, given]: [string, string], endings: Endings): string {
  if (pair.given === '') return `“${pair.expected}” is missing: ${expected}`
  if (pair.expected === '') return `“${pair.given}” is too much: ${expected}`
  const [left, right] = [partsOf(pair.expected), partsOf(pair.given)]
  const kind = endings[left.vowel]
  if (
    kind &&
    ENDING.test(right.vowel) &&
    left.onset === right.onset &&
    left.nasal === right.nasal &&
    left.vowel !== right.vowel
  )
    if (isEnding(pair, expected, given)) return `the ending is for ${kind}: ${expected}`
  if (TWO_SIGNS.test(pair.given)) return `one vowel sign is enough (${pair.expected}): ${expected}`
  const isSpelt = left.onset === right.onset || left.vowel === right.vowel
  return (
    (isSpelt ? onsetClause(left.onset, right.onset, expected) : undefined) ??
    (left.onset === right.onset ? vowelClause(left, right, expected) : undefined) ??
    (left.onset === right.onset ? nasalClause(left, right, expected) : undefined) ??
    standsClause([pair], expected)
  )
}

function standsClause(pairs: Pair[], word: string): string {
  const side = (of: keyof Pair) => pairs.map((pair) => pair[of]).join('')
  if (side('given') === '') return `“${side('expected')}” is missing: ${word}`
  if (side('expected') === '') return `“${side('given')}” is too much: ${word}`
  return `here stands ${side('expected')}, not ${side('given')}: ${word}`
}

/** A dot left out beside another slip is not what makes the word wrong. */
function weighty(pairs: Pair[]): Pair[] {
  const plain = (akshara: string) => akshara.replaceAll(NUKTA, '').replaceAll(CHANDRABINDU, BINDU)
  const weighing = pairs.filter((pair) => plain(pair.expected) !== plain(pair.given))
  return weighing.length > 0 ? weighing : pairs
}

/** What differs, in a learner's words, as a clause that ends with the right spelling; `endings` are the language's. */
export function explainDifference(expected: string, given: string, endings: Endings): string {
  const pairs = weighty(differingAksharas(expected, given))
  const [first] = pairs
  const isAllOther =
    pairs.length >= aksharas(expected).length && (pairs.length > 1 || (first && isOther(first)))
  const placed = joiningClause(expected, given) ?? movedNasal(expected, given)
  if (placed) return placed
  if (!first || isAllOther || pairs.length > 2) return `here it is ${expected}`
  if (pairs.length === 2 && pairs.some(isOther))
    return aksharas(expected).length > 3 ? standsClause(pairs, expected) : `here it is ${expected}`
  return pairClause(first, [expected, given], endings)
}

/**
 * Whether two aksharas differ in more than one thing, or in letters that are not heard alike, or one stands alone: then
 * both pairs are one difference.
 */
function isOther({ expected, given }: Pair): boolean {
  const [left, right] = [partsOf(expected), partsOf(given)]
  if (expected === '' || given === '') return true
  if (left.onset === right.onset) return false
  if (left.vowel !== right.vowel) return true
  // Of other scripts it is not known which letters sound alike.
  return DEVANAGARI.test(expected) && !isHeardAlike(left.onset, right.onset)
}

const isHeardAlike = (expected: string, given: string) =>
  expected !== '' && given !== '' && !onsetClause(expected, given, '')?.startsWith('here stands')
