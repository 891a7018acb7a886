import { wordsOf } from '../../judge-devanagari.ts'
import { judgeWords } from '../../judge-words.ts'
import {
  type Given,
  type Judgement,
  type Lexicon,
  textOf,
  type Verb,
  verbOf,
  type WordJudgement,
} from '../../judgement.ts'
import { normalise } from '../../normalise.ts'
import { matchRoman, ourRoman, type RomanMatch } from '../romanise/match-roman.ts'
import { romanise } from '../romanise/romanise.ts'
import { readings } from '../typing/type-roman.ts'
import { isAnotherWord, knownMeaning } from './look-alikes.ts'

const DIACRITICS: [RegExp, string][] = [
  [/([aeiou])\u0304/gu, '$1$1'],
  [/[\u0300-\u036f]/gu, ''],
]

/** A letter that a course names: “ja” in a sentence is जा written loosely, never the letter ज. */
const BARE_LETTER = /^[क-ह]\u093c?$/u

/** Roman as it is compared: small letters, a macron as a doubled vowel, no other marks. */
function plainRoman(text: string): string {
  const lower = normalise(text).toLowerCase().normalize('NFD')
  return DIACRITICS.reduce((result, [from, to]) => result.replace(from, to), lower)
}

function fitsBetter(fit: RomanMatch, match: RomanMatch): boolean {
  return fit.level < match.level || (fit.level === 1 && match.level === 1 && fit.cost < match.cost)
}

function otherWord(
  word: string,
  match: RomanMatch,
  context: { given: string; lexicon: Lexicon },
): string | undefined {
  return match.otherReadings.find((reading) => {
    if (reading === word || BARE_LETTER.test(reading)) return false
    if (!isAnotherWord(reading, word, context.lexicon)) return false
    const fit = matchRoman(reading, context.given)
    return fit !== undefined && fitsBetter(fit, match)
  })
}

function judgeRomanWord(word: string, given: string, lexicon: Lexicon): WordJudgement {
  const match = matchRoman(word, given)
  if (!match) return { verdict: 'wrong', why: (_, verb) => whyWrong(word, given, { lexicon, verb }) }
  if (match.level === 0) return { verdict: 'exact', why: () => 'Exactly right.' }
  const other = otherWord(word, match, { given, lexicon })
  if (other !== undefined)
    return { verdict: 'wrong', why: (_, verb) => mixedUp(word, other, { lexicon, verb }) }
  if (match.level === 1)
    return { verdict: 'accepted', why: () => `Right. We write it “${romanise(word)}”: ${word}.` }
  return {
    verdict: 'hint',
    why: () => `Right, but it is closer to the sound as “${romanise(word)}”: ${word}.`,
  }
}

type Telling = { lexicon: Lexicon; verb: Verb }

function mixedUp(word: string, other: string, { lexicon, verb }: Telling): string {
  const meaning = knownMeaning(other, lexicon)
  const [ours, theirs] = [romanise(word), romanise(other)]
  return meaning === undefined
    ? `You ${verb} “${theirs}” (${other}), which is another word; here it is “${ours}” (${word}).`
    : `You ${verb} “${theirs}” (${other}), the word for “${meaning}”; here it is “${ours}” (${word}).`
}

function whyWrong(word: string, given: string, { lexicon, verb }: Telling): string {
  const other = readings(given).find(
    (reading) =>
      !BARE_LETTER.test(reading) && isAnotherWord(reading, word, lexicon) && romanise(reading) === given,
  )
  if (other !== undefined) return mixedUp(word, other, { lexicon, verb })
  return `You ${verb} “${given}”; here it is “${romanise(word)}” (${word}).`
}

/**
 * Judges a Hindi answer written in Latin letters as people text it: aa = a, ee = ii = i, oo = uu = u, w = v, a last nasal
 * may be left out of a longer word. The same guard holds as in Devanagari: a loose spelling that fits another word of
 * the lexicon or of the look-alikes better is wrong.
 */
export function judgeRoman(expectedDevanagari: string, givenRoman: Given, lexicon: Lexicon): Judgement {
  const [words, given] = [wordsOf(expectedDevanagari), wordsOf(plainRoman(textOf(givenRoman)))]
  if (given.length === 0)
    return {
      verdict: 'wrong',
      reason: `Nothing is written yet: ${romanise(expectedDevanagari)}`,
      differences: [{ expected: expectedDevanagari, given: '' }],
    }
  return judgeWords(words, given, {
    word: (word, roman) => judgeRomanWord(word, roman, lexicon),
    join: (left, right) => judgeRomanJoin(left, right),
    verb: verbOf(givenRoman),
  })
}

const JOINED = /^(?:ने|को|से|में|पर|का|के|की|कर|लिए)$/u

function judgeRomanJoin(words: string[], given: string[]): WordJudgement | undefined {
  if (words.length === 2 && !JOINED.test(words[1] ?? '')) return undefined
  if (words.length === 1 && !/(?:ने|को|से|का|के|की|कर|में)$/u.test(words[0] ?? '')) return undefined
  const typed = given.join('')
  if (!matchRoman(words.join(''), typed) && words.map(ourRoman).join('') !== typed) return undefined
  const ours = romanise(words.join(' '))
  return {
    verdict: 'hint',
    why: () =>
      words.length === 2 ? `Right, but it is two words: “${ours}”.` : `Right, but it is one word: “${ours}”.`,
  }
}
