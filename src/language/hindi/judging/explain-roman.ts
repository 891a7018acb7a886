import type { Lexicon, Place, Verb } from '../../judgement.ts'
import { romanWayOf } from '../../roman-ways.ts'
import { customarilySpelt } from '../romanise/match-roman.ts'
import { standardForm } from '../spelling/standard-form.ts'
import { looseReadings } from '../typing/loose-readings.ts'
import { readings } from '../typing/type-roman.ts'
import { agreesWith } from './explain-agreement.ts'
import { explainGrammar } from './explain-grammar.ts'
import { isLittleWord, LITTLE_WORDS } from './little-words-table.ts'
import { isAnotherWord, nameOf, sharedSense, toldApart } from './look-alikes.ts'

/** A letter that a course names: “ja” in a sentence is जा written loosely, never the letter ज. */
export const BARE_LETTER = /^(?:[अइउऋक-ह]\u093c?|क्ष|त्र|ज्ञ|श्र)$/u

/** Of another language in these letters the spelling is read alike; its grammar is not Hindi's. */
export const isHindi = ({ languageId = 'hindi' }: Lexicon) => languageId === 'hindi'

const isLetter = (word: string, { entryOf }: Lexicon) => entryOf?.(word)?.kind === 'letter'

type Telling = { lexicon: Lexicon; verb: Verb; place: Place }

/** The slip as it would be told in Devanagari, where grammar knows it; else what the other word means. */
export function explainOther(word: string, other: string, { lexicon, verb, place }: Telling): string {
  const { romanise } = romanWayOf(lexicon)
  const wrote = `You ${verb} “${romanise(other)}” (${other})`
  const rule = isHindi(lexicon) ? explainGrammar(word, other, { place, lexicon }) : undefined
  if (rule) return `${wrote}${rule.startsWith('which ') ? ', ' : '; '}${rule}.`
  const [meant, said] = toldApart(word, other, lexicon) ?? []
  if (meant) return `${wrote}, which is “${said}”; here it is “${romanise(word)}” (${word}), “${meant}”.`
  const sense = sharedSense(word, other, lexicon)
  // “aa” is आ of आना, as जा is: whoever writes a sentence means no letter.
  const isStray = isLetter(other, lexicon) && !isLetter(word, lexicon)
  if (isStray) return `${wrote}; here it is “${romanise(word)}” (${word}).`
  const name = sense
    ? `which says “${sense}” too`
    : (nameOf(other, lexicon, lexicon.entryOf?.(word)) ?? 'which is another word')
  return `${wrote}, ${name}; here it is “${romanise(word)}” (${word}).`
}

/** Why a word in Latin letters is wrong: the known word that was meant and its grammar, else what was asked. */
export function explainRoman(word: string, given: string, telling: Telling): string {
  const other = wordMeant(given, word, telling)
  if (other !== undefined) return explainOther(word, other, telling)
  const ours = romanWayOf(telling.lexicon).romanise(word)
  return `You ${telling.verb} “${given}”; here it is “${ours}” (${word}).`
}

/** Where the noun stands that the word which was meant would have gone with. */
export function restsOnRoman(
  word: string,
  given: string,
  telling: Omit<Telling, 'verb'>,
): number | undefined {
  const other = isHindi(telling.lexicon) ? wordMeant(given, word, telling) : undefined
  return other === undefined ? undefined : agreesWith(word, other, telling)
}

/** banta is बनता as well as बंता. */
const withLetterN = (reading: string) => reading.replaceAll('ं', 'न')

/** पहले and पहली beside पहला: of pehli only the ending is wrong. */
function withOtherEndings(word: string): string[] {
  const stem = /^(.{2,})[ाेी]$/u.exec(word)?.[1]
  return stem === undefined ? [] : ['ा', 'े', 'ी'].map((ending) => stem + ending)
}

/** Keys write Hindi's letters: elsewhere keli is केळी as well as केली, bahin बहीण, maza माझा. */
const inLettersBesideHindi = (reading: string) =>
  [
    ['ल', 'ळ'],
    ['न', 'ण'],
    ['ज़'.normalize('NFC'), 'झ'],
  ].map(([letter = '', other = '']) => reading.replaceAll(letter, other))

/** The known word that was most likely meant: of all that the spelling can be, a slip of grammar, or what it fits best. */
function wordMeant(
  given: string,
  word: string,
  { lexicon, place }: Omit<Telling, 'verb'>,
): string | undefined {
  const isKnown = (reading: string) =>
    !BARE_LETTER.test(reading) &&
    reading !== word &&
    (lexicon.isWord(reading) ||
      (isHindi(lexicon) && isLittleWord(reading)) ||
      isAnotherWord(reading, word, lexicon))
  const spelt = [
    ...LITTLE_WORDS,
    ...customarilySpelt(given),
    ...readings(given),
    ...looseReadings(given),
    ...withOtherEndings(word),
  ]
  const beside = isHindi(lexicon) ? spelt.map(standardForm) : spelt.flatMap(inLettersBesideHindi)
  const fits = [...new Set([...spelt, ...beside, ...spelt.map(withLetterN)])]
    .filter(isKnown)
    .flatMap((reading) => {
      const fit = romanWayOf(lexicon).match(reading, given)
      return fit ? [{ reading, cost: fit.cost }] : []
    })
  const likely = fits.toSorted((left, right) => left.cost - right.cost).map(({ reading }) => reading)
  // ki is की rather than कि where का is asked: the slip that grammar knows is the one that was made.
  const isSlip = (reading: string) => explainGrammar(word, reading, { place, lexicon }) !== undefined
  return (isHindi(lexicon) ? likely.find(isSlip) : undefined) ?? likely[0]
}
