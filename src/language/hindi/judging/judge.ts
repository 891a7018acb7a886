import type { AloneReasons } from '../../align-words.ts'
import { asWritten, judgeWritten } from '../../judge-written.ts'
import type { Given, Judgement, Lexicon, WordJudgement } from '../../judgement.ts'
import { explainOrder } from './explain-order.ts'
import { explainPair } from './explain-pair.ts'
import { judgeFigures } from './figures.ts'
import { judgeSaidWord, judgeWord } from './judge-word.ts'
import { FOLLOWERS, SAME_CASE } from './little-words-table.ts'

export type { Judgement, Lexicon } from '../../judgement.ts'

function judgeJoin(
  expected: string[],
  given: string[],
  { text, lexicon }: { text: string; lexicon: Lexicon },
): WordJudgement | undefined {
  if (expected.length === 1 && expected[0] === given.join(''))
    return { verdict: 'hint', why: () => `Right, but it is written as one word: ${expected[0]}.` }
  const sameCase = SAME_CASE.get(expected[0] ?? '')
  if (expected.length === 1 && sameCase === given.join(''))
    return {
      verdict: 'hint',
      why: () => `Right, ${sameCase} says the same, in one word; here it is ${expected[0]}.`,
    }
  const parted = expected.length === 2 ? expected : given
  if (!FOLLOWERS.has((parted[1] ?? '').normalize('NFC'))) return undefined
  const judged = judgeWord(expected.join(''), given.join(''), lexicon)
  if (judged.verdict === 'wrong') return undefined
  const written = asWritten(expected, text)
  const how = written.includes('-') ? 'with a hyphen' : expected.length === 2 ? 'as two words' : 'as one word'
  return { verdict: 'hint', why: () => `Right, but it is written ${how}: ${written}.` }
}

const written = {
  fits: (word: string, given: string) => word === given,
  told: (given: string[]) => given.join(' '),
}

/** What is said of a postposition that is missing or too much, where its reasons are at hand. */
export function aloneReasons(
  lexicon: Lexicon,
  reads = (word: string, given: string) => word === given,
): AloneReasons | undefined {
  const { postpositions } = lexicon
  return (
    postpositions && {
      missing: (place) => postpositions.missing(place, lexicon),
      extra: (given, place) => postpositions.extra(given, place, (word) => reads(word, given)),
    }
  )
}

/**
 * Judges a Hindi answer written in Devanagari, word by word. Invisible differences are exact; a second standard spelling
 * is accepted; a slip that leaves no doubt is accepted with a hint; everything else is wrong, and the reason says why.
 * A lenient match never holds where what was written is itself another word of the lexicon or of the look-alikes. What
 * was said is written down by a listener: there only what sounds otherwise counts.
 */
export function judgeHindi(expected: string, given: Given, lexicon: Lexicon): Judgement {
  const judgeOne = typeof given === 'string' ? judgeWord : judgeSaidWord
  return judgeFigures(expected, given, (inWords) =>
    judgeWritten(expected, inWords, {
      word: (left, right) => judgeOne(left, right, lexicon),
      join: (left, right) =>
        judgeJoin(left, right, { text: expected, lexicon }) ??
        explainPair(left, right, { ...written, lexicon }),
      order: explainOrder,
      alone: aloneReasons(lexicon),
    }),
  )
}
