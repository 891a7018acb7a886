import { judgeWords } from '../../judge-words.ts'
import { wordsOf } from '../../judge-written.ts'
import {
  type Given,
  type Judgement,
  type Lexicon,
  textOf,
  verbOf,
  type WordJudgement,
} from '../../judgement.ts'
import { englishNameOf } from '../../language-tags.ts'
import { normalise } from '../../normalise.ts'
import { romanWayOf } from '../../roman-ways.ts'
import { matchRoman, ourRoman } from '../romanise/match-roman.ts'
import { romanise } from '../romanise/romanise.ts'
import { explainOrder } from './explain-order.ts'
import { explainPair } from './explain-pair.ts'
import { isHindi } from './explain-roman.ts'
import { judgeFigures } from './figures.ts'
import { aloneReasons } from './judge.ts'
import { judgeEnglish } from './judge-english.ts'
import { judgeRomanWord } from './judge-roman-word.ts'
import { AFTER_A_STEM, FOLLOWERS, spokenForm } from './little-words-table.ts'
import { plainRoman } from './plain-roman.ts'

/**
 * Judges a Hindi answer written in Latin letters as people text it: aa = a, ee = ii = i, oo = uu = u, w = v, a last nasal
 * may be left out of a longer word. The same guard holds as in Devanagari: a loose spelling that fits another word of
 * the lexicon or of the look-alikes better is wrong. Another language in Devanagari is read by a way of its own, or by the same
 * table, without Hindi's grammar.
 */
export function judgeRoman(expectedDevanagari: string, givenRoman: Given, lexicon: Lexicon): Judgement {
  const judged = isHindi(lexicon)
    ? judgeFigures(expectedDevanagari, givenRoman, (inWords) =>
        judgeRomanWords(expectedDevanagari, inWords, lexicon),
      )
    : judgeRomanWords(expectedDevanagari, givenRoman, lexicon)
  if (judged.verdict !== 'wrong') return judged
  const text = textOf(givenRoman)
  const isMeaning = saysMeaning(expectedDevanagari, text, lexicon)
  if (!isMeaning && !isEnglish(text)) return judged
  const { romanise } = romanWayOf(lexicon)
  const asked = `“${romanise(expectedDevanagari)}” (${normalise(expectedDevanagari)})`
  const asks = `here it is asked in ${englishNameOf(lexicon.languageId ?? 'hindi')}`
  return { ...judged, reason: `That is ${isMeaning ? 'what it means' : 'English'}; ${asks}: ${asked}.` }
}

/** Little words of English that neither Hindi nor Marathi is texted like, and some more that count beside one of them: is may be इस. */
const OF_ENGLISH =
  /\b(?:i|my|your|you|what|where|who|how|why|she|they|we|this|that|and|please|have|has|want|was|were|with)\b/giu
const BESIDE_THEM = /\b(?:is|am|are|the|a|an|of|in|it|he|do|does|not)\b/iu

function isEnglish(text: string): boolean {
  const found = text.match(OF_ENGLISH)?.length ?? 0
  return found > 1 || (found === 1 && BESIDE_THEM.test(text))
}

/** Whether the answer is the English of the word that was asked. */
function saysMeaning(expected: string, given: string, lexicon: Lexicon): boolean {
  const meaning = lexicon.meaningOf(normalise(expected))
  return (meaning?.replace(/\([^)]*\)/gu, '').split(/[,;/]/u) ?? []).some(
    (sense) => judgeEnglish(sense.trim(), given).verdict !== 'wrong',
  )
}

function judgeRomanWords(expectedDevanagari: string, givenRoman: Given, lexicon: Lexicon): Judgement {
  const [words, given] = [wordsOf(expectedDevanagari), wordsOf(plainRoman(textOf(givenRoman)))]
  const way = romanWayOf(lexicon)
  if (given.length === 0)
    return {
      verdict: 'wrong',
      reason: `Nothing is written yet: ${way.romanise(expectedDevanagari)}.`,
      differences: [{ expected: expectedDevanagari, given: '' }],
    }
  const beside = way.beside?.(words, lexicon)
  return judgeWords(words, given, {
    word: (word, roman) => {
      const judged = judgeRomanWord(word, roman, lexicon)
      return judged.verdict === 'wrong' ? (beside?.(word, roman) ?? judged) : judged
    },
    join: (left, right) =>
      isHindi(lexicon)
        ? (judgeRomanJoin(left, right, lexicon) ?? explainPair(left, right, { ...inRoman, lexicon }))
        : way.join?.(left, right),
    verb: verbOf(givenRoman),
    asked: normalise(expectedDevanagari),
    ...(isHindi(lexicon)
      ? { order: explainOrder, alone: aloneReasons(lexicon, inRoman.fits), inItsLetters: ourRoman }
      : {}),
  })
}

const inRoman = {
  fits: (word: string, given: string) => matchRoman(word, given) !== undefined,
  told: (given: string[]) => `“${given.join(' ')}”`,
}

/** Shorter parts are words of their own: ka ha is no कहा. */
const WHOLE_PART = 3

function judgeRomanJoin(words: string[], given: string[], lexicon: Lexicon): WordJudgement | undefined {
  const [first = '', second = ''] = words
  if (words.length === 2 && !FOLLOWERS.has(second) && !AFTER_A_STEM.has(second)) return undefined
  const typed = given.join('')
  // galat fahmi for ग़लतफ़हमी: then the whole is judged like any word.
  if (words.length === 1 && !/(?:ने|को|से|का|के|की|कर|में|पर|लिए|कि)$/u.test(first)) {
    const areParts = given.every(({ length }) => length >= WHOLE_PART)
    if (!areParts || judgeRomanWord(first, typed, lexicon).verdict === 'wrong') return undefined
  }
  const said = first + (spokenForm(second, lexicon) ?? second)
  const isMatched = [first + second, said].some((whole) => matchRoman(whole, typed))
  if (!isMatched && words.map(ourRoman).join('') !== typed) return undefined
  const ours = romanise(words.join(' '))
  return {
    verdict: 'hint',
    why: () =>
      words.length === 2 ? `Right, but it is two words: “${ours}”.` : `Right, but it is one word: “${ours}”.`,
  }
}
