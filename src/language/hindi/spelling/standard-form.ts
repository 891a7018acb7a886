import { grouped } from '../../grouped.ts'
import { DOUBLETS } from './doublets-table.ts'
import { DOTS_LEFT_OUT, MISSPELLINGS, PRINT_HABITS } from './slips-table.ts'

const CLASS_NASAL = /ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/gu
const AFTER_VOWEL = '(?<=[\\u0904-\\u0914\\u0915-\\u0939\\u093c\\u093e-\\u0940\\u0947-\\u094c])'
const GLIDE = new RegExp(`${AFTER_VOWEL}(?:य([ेी])(ं?)(?=$|गा$|गी$|गे$)|य(े)(ँ)(?=$|ग[ेी]$))`, 'gu')

/** पीएँगे and पिएँगे, from पीना; so with जीना and सीना. */
const SHORT_OR_LONG = /^([पजस])ी(?=[एऊ])/u

/** हिन्दी and हिंदी, गये and गए, महान् and महान fall together: spellings that are all standard. */
export function standardForm(word: string): string {
  return word
    .replace(CLASS_NASAL, 'ं')
    .replace(GLIDE, (_, sign = 'े', dot = 'ँ') => (sign === 'ी' ? `ई${dot}` : dot ? 'एँ' : 'ए'))
    .replace(SHORT_OR_LONG, '$1ि')
    .replace(/्$/u, '')
}

/** A word with its nasals written as another writes them: अन्तीम beside अंतिम is अंतीम, so that they differ in the vowel alone. */
export const nasalsLike = (word: string, other: string) =>
  other.includes('ं') ? word.replace(CLASS_NASAL, 'ं') : word

const WRONG_CLASS = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भशषसव])/gu
const HARD_NASAL_BEFORE_H = /[ङञणनम]्(?=ह)/gu
const SOFT_NASAL_BEFORE_H = /[ंँ]ह/u
const DOTS: [RegExp, string][] = [
  [/ँ/gu, 'ं'],
  [/\u093c/gu, ''],
  [/ॉ/gu, 'ा'],
  [/ऑ/gu, 'आ'],
]

/** Whether two words are the same but for a slip that leaves no doubt: a dot, a moon-dot, a nasal of the wrong class. */
export function differsByASlip(expected: string, given: string): boolean {
  const soft = SOFT_NASAL_BEFORE_H.test(expected)
  return loosen(standardForm(expected), soft) === loosen(standardForm(given), soft)
}

function loosen(word: string, softBeforeH: boolean): string {
  return withoutDots((softBeforeH ? word.replace(HARD_NASAL_BEFORE_H, 'ं') : word).replace(WRONG_CLASS, 'ं'))
}

/** A word with every nasal sign as a dot, and no dot below. */
function withoutDots(word: string): string {
  return DOTS.reduce((text, [from, to]) => text.replace(from, to), word)
}

function sharedEnd(first: string, second: string): number {
  let length = 0
  while (
    length < Math.min(first.length, second.length) - 1 &&
    first.at(-1 - length) === second.at(-1 - length)
  )
    length++
  return length
}

const SIGN = /^[\u0900-\u0903\u093c\u093e-\u094d]/u
const ENDING = /^(?:[ािीेो]|ि?य?ाँ|ि?यों|ों|ें|ए|ओं|एँ|ना|नी|ने|ता|ती|ते|या|ई|कर)?[ंँ]?$/u
const INFINITIVE = /ना$/u

/** Pairs of stems: the end that two spellings share may be inflected (गरमी/गर्मी, so गरमियाँ/गर्मियाँ; शर्माना, so शर्माता). */
function stems(pairs: [string, string][]): [string, string][] {
  return pairs.map(([first, second]) => {
    if (INFINITIVE.test(first)) return [first.replace(INFINITIVE, ''), second.replace(INFINITIVE, '')]
    const end = first.slice(first.length - sharedEnd(first, second))
    const tail = SIGN.test(end.at(-1) ?? '') && end.length > 0 ? 1 : 0
    return [first.slice(0, first.length - tail), second.slice(0, second.length - tail)]
  })
}

type Fold = (word: string) => string

/** The pairs in both ways, by the letter that the first begins with. */
function byFirstLetter(fold: Fold): Map<string, [string, string][]> {
  const ways = [...DOUBLETS, ...stems(DOUBLETS)].flatMap(([one, other]): [string, string][] => [
    [fold(one), fold(other)],
    [fold(other), fold(one)],
  ])
  return grouped(ways, ([first]) => first.charAt(0))
}

function doubletsIn(fold: Fold): (expected: string, given: string) => boolean {
  const byLetter = byFirstLetter(fold)
  return (expected, given) => {
    const [left, right] = [fold(expected), fold(given)]
    return byLetter.get(left.charAt(0))?.some((pair) => swaps(pair, left, right)) ?? false
  }
}

function swaps(pair: [string, string], expected: string, given: string): boolean {
  const [first, second] = pair
  if (!expected.startsWith(first) || !given.startsWith(second)) return false
  const rest = expected.slice(first.length)
  return rest === given.slice(second.length) && ENDING.test(rest)
}

/** Whether two words are the two standard spellings of one word, as written or inflected. */
export const areDoublets = doubletsIn(standardForm)

const TWINS = byFirstLetter(standardForm)

/** The other standard spellings of a word, as written or inflected. */
export function doubletsOf(word: string): string[] {
  const norm = standardForm(word)
  return (TWINS.get(norm.charAt(0)) ?? []).flatMap(([first, second]) => {
    const rest = norm.slice(first.length)
    return norm.startsWith(first) && ENDING.test(rest) ? [second + rest] : []
  })
}

/** The same, but for a dot or a moon-dot: क्यूं for क्यों. */
export const areDoubletsWithASlip = doubletsIn((word) => withoutDots(standardForm(word)))

const habits = new Map<string, string>(PRINT_HABITS)
const misspellings = new Map<string, string>(MISSPELLINGS)

const PLAIN: Record<string, string> = Object.fromEntries(
  'खक घग छच झज ठट ढड थत धद फप भब'.split(' ').map(([breathed = '', plain = '']) => [breathed, plain]),
)

/** Of a doubled letter the breath is heard once, at its end: मक्खी for मख्खी, शुद्ध for शुध्द. */
function breathedOnce(word: string): string {
  return word.replace(/([खघछझठढथधफभ])्([क-भ])/gu, (both, breathed: string, second: string) =>
    second === breathed || second === PLAIN[breathed] ? `${PLAIN[breathed]}्${breathed}` : both,
  )
}

/** The norm of a spelling that print knows and that sounds the same. */
export function normOfHabit(spelling: string): string | undefined {
  const breathed = breathedOnce(spelling)
  return habits.get(spelling) ?? (breathed === spelling ? undefined : breathed)
}

const dotsLeftOut = new Map<string, string>(DOTS_LEFT_OUT)

/** The word that is surely meant where print leaves the dot out, though without it another word has the same letters. */
export function withItsDot(spelling: string): string | undefined {
  return dotsLeftOut.get(spelling)
}

/** The norm of any spelling that is often seen but is not the norm. */
export function normOf(spelling: string): string | undefined {
  return normOfHabit(spelling) ?? misspellings.get(spelling)
}

const FAMILY = /^(?:भ|म|त|न|र|क|द)ा(?:ई|यी)$/u
const LONG_NOUN = /^(.{2,})ा(?:ई|यी)$/u

/** मिठाई and भाई are nouns, so यी is a slip in them; in आई and बनाई (from बनाना) both spellings are standard. */
export function isNounInAaee(word: string, lexicon: { isWord(word: string): boolean }): boolean {
  if (FAMILY.test(word)) return true
  const stem = LONG_NOUN.exec(word)?.[1]
  return stem !== undefined && !lexicon.isWord(`${stem}ाना`)
}
