import { type Given, type Judgement, textOf, type Verb, verbOf } from '../../judgement.ts'
import { normalise } from '../../normalise.ts'

const ARTICLE = /^(?:a|an|the)$/u
const SHORT_FORMS: [RegExp, string][] = [
  [/\bi['’]?m\b/gu, 'i am'],
  [/\b(you|we|they|there|who|what|where|how)['’]re\b/gu, '$1 are'],
  [/\blet['’]s\b/gu, 'let us'],
  [/\b(he|she|that|what|where|who|how|there|here)['’]?s\b|\b(it)['’]s\b/gu, '$1$2 is'],
  [/\bcan['’]?t\b|\bcannot\b/gu, 'can not'],
  [/\bwon['’]?t\b/gu, 'will not'],
  [/\bshan['’]t\b/gu, 'shall not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could|must|need|might)n['’]?t\b/gu, '$1 not'],
  [/\b(i|you|he|she|it|we|they|there|that)['’]ll\b/gu, '$1 will'],
  [/\b(i|you|he|she|it|we|they|there)['’]d\b/gu, '$1 would'],
  [/\b(i|you|we|they|would|should|could|must|might)['’]ve\b/gu, '$1 have'],
]
/** He's here, and he's come; I'd go, and I'd gone. */
const ALSO_SHORT: [RegExp, string][] = [
  [/\b(he|she|it|that|what|where|who|how|there)['’]s\b/gu, '$1 has'],
  [/\b(i|you|he|she|it|we|they|there)['’]d\b/gu, '$1 had'],
]

const replaced = (text: string, forms: [RegExp, string][]) =>
  forms.reduce((result, [from, to]) => result.replace(from, to), text)

function plainWords(text: string): string[] {
  return normalise(replaced(text, SHORT_FORMS).replace(/[-–—]/gu, ' '))
    .split(' ')
    .filter((word) => word !== '')
}

/** The words of a text, short forms in full; and once more where such a form stands for two. */
function readingsOf(text: string): string[][] {
  const lower = text.toLowerCase()
  const other = replaced(lower, ALSO_SHORT)
  return (lower === other ? [lower] : [lower, other]).map(plainWords)
}

function withoutArticles(words: string[]): string {
  // “to go” and “go” are one word of a dictionary.
  const [first, ...rest] = words
  const bare = first === 'to' && rest.length > 0 ? rest : words
  return bare.filter((word) => !ARTICLE.test(word)).join(' ')
}

function oneSlip(expected: string, given: string): boolean {
  if (Math.min(expected.length, given.length) < 5 || Math.abs(expected.length - given.length) > 1)
    return false
  let start = 0
  while (start < expected.length && expected[start] === given[start]) start++
  const swapped = expected[start] === given[start + 1] && expected[start + 1] === given[start]
  const rests: [number, number][] = swapped
    ? [[2, 2]]
    : [
        [1, 1],
        [1, 0],
        [0, 1],
      ]
  return rests.some(([left, right]) => expected.slice(start + left) === given.slice(start + right))
}

/** Words of English that a slip makes of one another, and that no meaning may hold. */
const LIKE_OTHERS = new Set('those whose would could their every never shall while quiet quite'.split(' '))

interface Judging {
  verb: Verb
  /** Whether one letter of a longer word may be wrong. */
  takesSlips: boolean
  /** Whether an English word is in some meaning: then it is no slip for another. */
  isMeaning?: ((word: string) => boolean) | undefined
}

function slipOnly(expected: string, given: string, { takesSlips, isMeaning }: Judging): boolean {
  if (!takesSlips) return false
  const [left, right] = [expected.split(' '), given.split(' ')]
  const pairs = left.map((word, index) => [word, right[index] ?? ''] as const).filter(([a, b]) => a !== b)
  const [pair] = pairs
  if (left.length !== right.length || pairs.length !== 1 || pair === undefined) return false
  const [meant, said] = pair
  if (`${meant}s` === said || meant === `${said}s`) return false
  return oneSlip(meant, said) && !LIKE_OTHERS.has(said) && !isMeaning?.(said)
}

function judgeOne(expected: string, given: string, judging: Judging): Judgement {
  const exact: Judgement = { verdict: 'exact', reason: 'Exactly right.', differences: [] }
  if (normalise(expected) === normalise(given)) return exact
  const pairs = readingsOf(expected).flatMap((words) =>
    readingsOf(given).map((others): [string[], string[]] => [words, others]),
  )
  const differences = [{ expected, given }]
  if (pairs.some(([words, others]) => words.join(' ') === others.join(' '))) return exact
  const bare = pairs.map(([words, others]) => [withoutArticles(words), withoutArticles(others)] as const)
  if (bare.some(([meant, said]) => meant !== '' && meant === said))
    return { verdict: 'accepted', reason: `Right: ${expected}.`, differences }
  if (bare.some(([meant, said]) => slipOnly(meant, said, judging)))
    return { verdict: 'hint', reason: `Right, but mind the spelling: ${expected}.`, differences }
  return {
    verdict: 'wrong',
    reason: `You ${judging.verb} “${given.trim()}”; the answer is “${expected}”.`,
    differences,
  }
}

const RANK = { exact: 0, accepted: 1, hint: 2, wrong: 3 }

/** Judges an answer in English: case, punctuation and articles are free; meanings parted by “/” or “;” are each right. */
export function judgeEnglish(
  expected: string,
  given: Given,
  { takesSlips = true, isMeaning }: Partial<Omit<Judging, 'verb'>> = {},
): Judgement {
  const text = textOf(given)
  const judging = { verb: verbOf(given), takesSlips, isMeaning }
  if (plainWords(text).length === 0)
    return {
      verdict: 'wrong',
      reason: `Nothing is written yet: ${expected}`,
      differences: [{ expected, given: '' }],
    }
  const meanings = [expected, ...expected.split(/[/;]/u)]
    .map((meaning) => meaning.trim())
    .filter((meaning) => meaning !== '')
  const judged = meanings.map((meaning) => judgeOne(meaning, text, judging))
  const whole = judgeOne(expected, text, judging)
  return judged.reduce((best, next) => (RANK[next.verdict] < RANK[best.verdict] ? next : best), whole)
}
