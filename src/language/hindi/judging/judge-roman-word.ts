import type { Lexicon, WordJudgement } from '../../judgement.ts'
import { romanWayOf } from '../../roman-ways.ts'
import { matchRoman, type RomanMatch } from '../romanise/match-roman.ts'
import { MOSTLY_MEANT } from '../romanise/mostly-meant-table.ts'
import { doubletsOf, standardForm } from '../spelling/standard-form.ts'
import { looseReadings } from '../typing/loose-readings.ts'
import { BARE_LETTER, explainOther, explainRoman, isHindi, restsOnRoman } from './explain-roman.ts'
import { FORMS_OF_BE, MANY_SAY, SAME_CASE, spokenForm } from './little-words-table.ts'
import { isAnotherWord } from './look-alikes.ts'

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

/**
 * Judges one word in Latin letters, as `judgeRoman` says: exact as we write it, accepted or with a hint as people text it,
 * wrong where it is another word.
 */
export function judgeRomanWord(word: string, given: string, lexicon: Lexicon): WordJudgement {
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
