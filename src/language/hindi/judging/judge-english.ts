import { type Given, type Judgement, textOf, type Verb, verbOf } from '../../judgement.ts'
import { normalise } from '../../normalise.ts'

const ARTICLE = /^(?:a|an|the)$/u
const SHORT_FORMS: [RegExp, string][] = [
  [/\bi['’]?m\b/gu, 'i am'],
  [/\b(you|we|they)['’]re\b/gu, '$1 are'],
  [/\b(he|she|it|that|what|where|who|how)['’]s\b/gu, '$1 is'],
  [/\bcan['’]?t\b|\bcannot\b/gu, 'can not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could)n['’]?t\b/gu, '$1 not'],
  [/\b(i|you|he|she|it|we|they)['’]ll\b/gu, '$1 will'],
  [/\b(i|you|we|they)['’]ve\b/gu, '$1 have'],
]

function plainWords(text: string): string[] {
  const full = SHORT_FORMS.reduce((result, [from, to]) => result.replace(from, to), text.toLowerCase())
  return normalise(full.replace(/[-–—]/gu, ' '))
    .split(' ')
    .filter((word) => word !== '')
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

function slipOnly(expected: string, given: string): boolean {
  const [left, right] = [expected.split(' '), given.split(' ')]
  const pairs = left.map((word, index) => [word, right[index] ?? ''] as const).filter(([a, b]) => a !== b)
  const [pair] = pairs
  return left.length === right.length && pairs.length === 1 && pair !== undefined && oneSlip(...pair)
}

interface Judging {
  verb: Verb
  /** Whether one letter of a longer word may be wrong. */
  takesSlips: boolean
}

function judgeOne(expected: string, given: string, { verb, takesSlips }: Judging): Judgement {
  if (normalise(expected) === normalise(given))
    return { verdict: 'exact', reason: 'Exactly right.', differences: [] }
  const [words, others] = [plainWords(expected), plainWords(given)]
  const differences = [{ expected, given }]
  if (words.join(' ') === others.join(' '))
    return { verdict: 'exact', reason: 'Exactly right.', differences: [] }
  const [bare, otherBare] = [withoutArticles(words), withoutArticles(others)]
  if (bare !== '' && bare === otherBare)
    return { verdict: 'accepted', reason: `Right: ${expected}.`, differences }
  if (takesSlips && slipOnly(bare, otherBare))
    return { verdict: 'hint', reason: `Right, but mind the spelling: ${expected}.`, differences }
  return {
    verdict: 'wrong',
    reason: `You ${verb} “${given.trim()}”; the answer is “${expected}”.`,
    differences,
  }
}

const RANK = { exact: 0, accepted: 1, hint: 2, wrong: 3 }

/** Judges an answer in English: case, punctuation and articles are free; meanings parted by “/” or “;” are each right. */
export function judgeEnglish(
  expected: string,
  given: Given,
  { takesSlips } = { takesSlips: true },
): Judgement {
  const text = textOf(given)
  const judging = { verb: verbOf(given), takesSlips }
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
