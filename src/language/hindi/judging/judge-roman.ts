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
import { matchRoman, ourRoman, type RomanMatch } from '../romanise/match-roman.ts'
import { MOSTLY_MEANT } from '../romanise/mostly-meant-table.ts'
import { romanise } from '../romanise/romanise.ts'
import { doubletsOf, standardForm } from '../spelling/standard-form.ts'
import { looseReadings } from '../typing/loose-readings.ts'
import { explainOrder } from './explain-order.ts'
import { explainPair } from './explain-pair.ts'
import { BARE_LETTER, explainOther, explainRoman, isHindi, restsOnRoman } from './explain-roman.ts'
import { judgeFigures } from './figures.ts'
import { aloneReasons } from './judge.ts'
import { judgeEnglish } from './judge-english.ts'
import {
  AFTER_A_STEM,
  FOLLOWERS,
  FORMS_OF_BE,
  MANY_SAY,
  SAME_CASE,
  spokenForm,
} from './little-words-table.ts'
import { isAnotherWord } from './look-alikes.ts'
import { plainRoman } from './plain-roman.ts'

function fitsBetter(fit: RomanMatch, match: RomanMatch): boolean {
  return fit.level < match.level || (fit.level === 1 && match.level === 1 && fit.cost < match.cost)
}

/** Where a stem ends: what is typed there is said, while nikalenge has the vowel of निकल. */
const AFTER_THE_STEM = /(?=(?:तीं|[तन][ाेी]|कर|के)$)/u

/** chalata is चलाता before it is चलता with a vowel that nobody says. */
const isSaidIn = (reading: string, word: string, [fit, match]: [RomanMatch, RomanMatch]): boolean =>
  reading === word.replace(AFTER_THE_STEM, 'ा') && fit.level === match.level && fit.cost === match.cost

/** A slip costs the square of its level. */
const TWO_SLIPS = 8
/** ऑ and ढ़ are heard as more than one other letter: kafi is काफ़ी, daadi दादी. */
const MANY_HEARD = /[\u0911\u0949]|\u0922\u093c/u

function otherWord(
  word: string,
  match: RomanMatch,
  context: { given: string; lexicon: Lexicon },
): string | undefined {
  // One letter may be a slip; who would have made two wrote another word, if there is one: khaata is खाता, not खट्टा.
  const isFar = match.cost >= TWO_SLIPS || (match.level === 2 && MANY_HEARD.test(word))
  const alike = isFar && isHindi(context.lexicon) ? looseReadings(context.given) : []
  return [...match.otherReadings, ...alike].find((reading) => {
    if (standardForm(reading) === standardForm(word) || BARE_LETTER.test(reading)) return false
    if (!isAnotherWord(reading, word, context.lexicon) && !isOtherForm(reading, word, context.lexicon))
      return false
    const fit = romanWayOf(context.lexicon).match(reading, context.given)
    return fit !== undefined && (fitsBetter(fit, match) || isSaidIn(reading, word, [fit, match]))
  })
}

/**
 * गिरा for गिर: a stem with its ending is another form, and no last vowel that is not said. So is जाएगी for जाएँगी: of
 * one, not of several or आप.
 */
function isOtherForm(reading: string, word: string, lexicon: Lexicon): boolean {
  if (reading === word.replace(/ँ(?=गी$)/u, '') && reading !== word) return true
  return reading === `${word}ा` && lexicon.entryOf?.(reading)?.kind === 'verb'
}

/** A word as we write it, or in its second standard spelling: baraf is बरफ़ for बर्फ़. */
function matchEither(word: string, given: string): RomanMatch | undefined {
  const match = matchRoman(word, given)
  if (match) return match
  const twin = doubletsOf(word).find((doublet) => matchRoman(doublet, given))
  return twin === undefined ? undefined : { level: 1, cost: 1, otherReadings: [] }
}

function judgeRomanWord(word: string, given: string, lexicon: Lexicon): WordJudgement {
  const { romanise, match: matchHere } = romanWayOf(lexicon)
  const match = isHindi(lexicon) ? matchEither(word, given) : matchHere(word, given)
  const beside = match ? undefined : besideNorm(word, given, lexicon)
  if (beside) return { verdict: 'hint', why: () => `Right, ${beside} “${romanise(word)}” (${word}).` }
  if (!match)
    return {
      verdict: 'wrong',
      why: (place, verb) => explainRoman(word, given, { lexicon, verb, place }),
      restsOn: (place) => restsOnRoman(word, given, { lexicon, place }),
    }
  if (match.level === 0) return { verdict: 'exact', why: () => 'Exactly right.' }
  const meant = isHindi(lexicon) ? MOSTLY_MEANT.get(given) : undefined
  const isMeant = meant === word
  const other = isMeant ? undefined : (otherForm(word, meant) ?? otherWord(word, match, { given, lexicon }))
  if (other !== undefined)
    return { verdict: 'wrong', why: (place, verb) => explainOther(word, other, { lexicon, verb, place }) }
  if (match.level === 1 && !isMeant)
    return { verdict: 'accepted', why: () => `Right. We write it “${romanise(word)}”: ${word}.` }
  return {
    verdict: 'hint',
    why: () => `Right, but it is closer to the sound as “${romanise(word)}”: ${word}.`,
  }
}

/** What was written in place of a word and is right as well, as far as the norm is named. */
function besideNorm(word: string, given: string, lexicon: Lexicon): string | undefined {
  if (!isHindi(lexicon)) return undefined
  const forms = [
    [SAME_CASE.get(word), `“${given}” says the same; here it is`],
    [spokenForm(word, lexicon), `“${given}” is how it is said; it is written`],
    [MANY_SAY.get(word), `many say “${given}”; the norm is`],
  ] as const
  return forms.find(([form]) => form && matchRoman(form, given))?.[1]
}

/** he is है, so it is no हैं either. */
const otherForm = (word: string, meant: string | undefined) =>
  meant !== undefined && FORMS_OF_BE.has(meant) && FORMS_OF_BE.has(word) ? meant : undefined

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
