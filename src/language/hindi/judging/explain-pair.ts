import type { Lexicon, Place, WordJudgement } from '../../judgement.ts'
import { GOING_ON } from './agreeing-noun.ts'
import { OF } from './explain-forms.ts'
import { POSTPOSITIONS } from './little-words-table.ts'
import { oneVerbForTwo, twoVerbsForOne } from './one-verb-or-two.ts'
import {
  BOTH_SAY,
  HAVING,
  OWNER,
  ofFamily,
  PARTED_PERSONS,
  SAID_FOR_PERSONS,
} from './pairs-of-words-table.ts'

/** How an answer is read and told: roman fits a word of ours, and stands in quotes. */
export type Reading = { fits: (word: string, given: string) => boolean; told: (given: string[]) => string }

const AGAIN_AND_AGAIN = ['ता', 'ते', 'ती']
const ALL_OF = ['का', 'के', 'की']

const wrong = (why: WordJudgement['why']): WordJudgement => ({ verdict: 'wrong', why })

/** वह का for उसका: a person and a postposition that become one word. */
function partedPerson([word = '']: string[], given: string[], { fits, told }: Reading) {
  // वह का for उसकी: its ending is another matter.
  const isGiven = ([, ...pair]: string[]) =>
    pair.every((part, at) => (OF.test(part) ? ALL_OF : [part]).some((said) => fits(said, given[at] ?? '')))
  if (SAID_FOR_PERSONS.get(word)?.some(isGiven))
    return wrong((_, verb) => `You ${verb} ${told(given)}, which many say; the norm is ${word}.`)
  const [, ...parted] = PARTED_PERSONS.get(word)?.find(isGiven) ?? []
  if (parted.length === 0) return undefined
  return wrong((_, verb) => `You ${verb} ${told(given)}; ${parted.join(' and ')} become one word: ${word}.`)
}

/** मेरे पास for मेरी: one has things so, and no daughters. */
function belonging([word = '']: string[], given: string[], { fits, told }: Reading) {
  const owner = word.replace(/[ाी]$/u, 'े')
  const isGiven = fits(owner, given[0] ?? '') && fits(HAVING, given[1] ?? '')
  if (owner === word || !OWNER.test(owner) || !isGiven) return undefined
  return wrong((place, verb) => {
    const why = ofFamily(place.words.slice(place.at + 1))
    return `You ${verb} ${told(given)}; ${why ? `${why}:` : 'here it is'} ${word}.`
  })
}

/** पर and के ऊपर: one postposition for another that is two words. */
function longPostposition([word = '']: string[], given: string[], reading: Reading & { lexicon: Lexicon }) {
  const { fits, told, lexicon } = reading
  const [says] = [...BOTH_SAY].find(([, pair]) => pair.every((part, at) => fits(part, given[at] ?? ''))) ?? []
  const meant = POSTPOSITIONS.get(word)
  if (says === undefined || meant === undefined) return undefined
  const because = (place: Place) => lexicon.postpositions?.why(word, place, lexicon)
  return wrong((place, verb) => {
    const why = because(place)
    return `You ${verb} ${told(given)}, which says “${says}”; here it is ${word}, “${meant}”${why ? `: ${why}` : ''}.`
  })
}

/** आती for आ रही, and the other way round: what happens again and again, and what goes on now. */
function oftenOrNow(expected: string[], given: string[], { fits, told }: Reading) {
  const [stem = '', going = ''] = expected
  const isHabit = AGAIN_AND_AGAIN.some((ending) => fits(stem + ending, given[0] ?? ''))
  if (!GOING_ON.test(going) || !isHabit) return undefined
  const right = expected.join(' ')
  return wrong(
    (_, verb) =>
      `You ${verb} ${told(given)}, which is for what happens often; here it goes on now: ${right}.`,
  )
}

function nowOrOften([word = '']: string[], given: string[], { fits, told }: Reading) {
  const [, stem] = /^(.+)त[ाेी]$/u.exec(word) ?? []
  const isGoing = ['रहा', 'रहे', 'रही'].some((going) => fits(going, given[1] ?? ''))
  if (stem === undefined || !fits(stem, given[0] ?? '') || !isGoing) return undefined
  return wrong(
    (_, verb) => `You ${verb} ${told(given)}, which goes on now; here it is for what happens often: ${word}.`,
  )
}

/** Two words in the place of one, or one in that of two, where they are another form and no slip of the space. */
export function explainPair(
  expected: string[],
  given: string[],
  reading: Reading & { lexicon: Lexicon },
): WordJudgement | undefined {
  if (expected.length === 2)
    return oftenOrNow(expected, given, reading) ?? oneVerbForTwo(expected, given, reading)
  return (
    partedPerson(expected, given, reading) ??
    longPostposition(expected, given, reading) ??
    belonging(expected, given, reading) ??
    nowOrOften(expected, given, reading) ??
    twoVerbsForOne(expected, given, reading)
  )
}
