import { aksharas } from './aksharas.ts'
import { type Endings, explainDifference } from './hindi/judging/explain-difference.ts'
import { nameOf } from './hindi/judging/look-alikes.ts'
import { judgeWritten } from './judge-written.ts'
import type { Given, Judgement, Lexicon, Verb, WordJudgement } from './judgement.ts'
import { withDots } from './nasals.ts'

/**
 * What ear and hand mix up, by its place in the block of each script: i and u with their long ones, as letters and as
 * signs, and the moon-dot with the dot.
 */
const LOOSE = new Map([
  [0x08, 0x07],
  [0x0a, 0x09],
  [0x40, 0x3f],
  [0x42, 0x41],
  [0x01, 0x02],
])

/** A word this long is not another by one such sign, in its middle: grammar stands at the end. */
const longEnough = 4

/**
 * Judges an answer in a language whose grammar is not known here, in its own letters: what no reader sees is exact, a
 * nasal as a letter or as a dot is accepted, one sign mistaken in the middle of a long word is a slip, unless that is
 * another word of the lexicon; everything else is wrong, and the reason shows the letters. Of Hindi's grammar nothing
 * is asked.
 */
export function judgeGeneral(expected: string, given: Given, lexicon: Lexicon): Judgement {
  return judgeWritten(expected, given, {
    word: (left, right) => judgeWord(left, right, lexicon),
    join: () => undefined,
  })
}

function judgeWord(expected: string, given: string, lexicon: Lexicon): WordJudgement {
  if (expected === given) return { verdict: 'exact', why: () => 'Exactly right.' }
  if (withDots(expected) === withDots(given))
    return { verdict: 'accepted', why: () => `Right. Here it is written ${expected}.` }
  if (differsByASlip(expected, given) && !lexicon.isWord(given))
    return { verdict: 'hint', why: () => `Right, but mind the spelling: ${expected}.` }
  return { verdict: 'wrong', why: (_, verb) => whyOther(expected, given, { lexicon, verb, endings: {} }) }
}

function differsByASlip(expected: string, given: string): boolean {
  const [left, right] = [aksharas(expected), aksharas(given)]
  if (left.length < longEnough || left.length !== right.length) return false
  const differing = left.flatMap((akshara, at) => (akshara === right[at] ? [] : [at]))
  const [at = 0] = differing
  const isInside = differing.length === 1 && at < left.length - 1
  return isInside && loosely(left[at]) === loosely(right[at])
}

const loosely = (akshara = ''): string =>
  akshara.replace(/[\u0900-\u0d7f]/gu, (sign) => {
    const code = sign.charCodeAt(0)
    const place = code % 0x80
    return String.fromCharCode(code - place + (LOOSE.get(place) ?? place))
  })

interface Telling {
  lexicon: Lexicon
  verb: Verb
  endings: Endings
}

/** Why a word is another: what it means, where the course has it, and the letters that differ. */
export function whyOther(expected: string, given: string, { lexicon, verb, endings }: Telling): string {
  const clause = explainDifference(expected, given, endings)
  const name = lexicon.entryOf?.(given) === lexicon.entryOf?.(expected) ? undefined : nameOf(given, lexicon)
  return name === undefined
    ? `You ${verb} ${given}; ${clause}.`
    : `You ${verb} ${name} (${given}); ${clause}.`
}
