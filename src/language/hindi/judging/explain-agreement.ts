import type { Lexicon, Place } from '../../judgement.ts'
import { hindiToNumber } from '../numbers/numbers.ts'
import {
  BEFORE_A_NOUN,
  doneThing,
  isNoun,
  isWhich,
  type KnownNoun,
  nounFor,
  TIMES,
  WAALAA,
} from './agreeing-noun.ts'
import { bends } from './bending.ts'
import type { Around } from './explain-forms.ts'
import { AFTER_KE, POSTPOSITIONS } from './little-words-table.ts'
import { type Ending, whoseEnding } from './whose-ending.ts'

type Cut = { stem: string; ending: Ending }

/** सातवाँ, सातवीं, सातवें. */
const ORDINAL = /^(.+व)(?:(ाँ)|(ीं)|ें)$/u
const ENDING = /^(.+?)(?:(या|ा|आ)|(यी|ीं|ईं|ी|ई)|ये|े|ए)$/u
/** दिया, दी and दिए are forms of one word, and so are पिया and पी. */
const IRREGULAR = /^[दलकपसज](?=ि(?:या|ए|ये)$)ि/u
/** जाने दो, बरसने लगे. */
const LET_OR_BEGIN = /^(?:द(?:ो|े|ें|ेना|ेते|ेता|ेती|ीजिए|िया|ूँ|ेगा|ेगी|ेंगे)|लग(?:ा|े|ी|ीं|ता|ते|ती|ना|ेगा|ेगी|ेंगे))$/u
/** देखने गया, लेने आई, सोने जा रहा. */
const TO_GO_AND = /^(?:गया|गए|गई|गईं|जा|आ|आया|आए|आई|आईं|(?:जा|आ)(?:त[ाेी]|न[ाेी]|ओ|इए|ऊँ|ऊँग[ाी]|एग[ाी]|एँगे))$/u
const TO_WANT = /^चाह(?!िए)/u
/** What one moves to is not what is done: घर जाना. */
const MOVING = /^(?:जा|आ|रह|सो|उठ|बैठ|चल|लौट|निकल|पहुँच|रुक|मिल|डर)न/u
const PARTICLES = /^(?:ही|भी|तो|नहीं|न|मत)$/u
/** करना, करने, करनी: what the thing that is done must be. */
const ONE_DOES: Record<string, [gender: string, told: string]> = {
  'ा': ['m', 'masculine'],
  'े': ['m', 'masculine, and several'],
  'ी': ['f', 'feminine'],
}

function cut(word: string): Cut | undefined {
  const [, stem, aa, ii] = ORDINAL.exec(word) ?? ENDING.exec(word) ?? []
  if (stem === undefined) return undefined
  if (IRREGULAR.test(word)) return { stem: word.charAt(0), ending: aa ? 'aa' : 'e' }
  return { stem, ending: aa ? 'aa' : ii ? 'ii' : 'e' }
}

/** पिछले साल, अगले दिन, सातवें दिन: one, in the form before a postposition, though none is there. */
const WHICH_TIME = /^(?:(?:पिछल|अगल|दूसर|तीसर|पहल)े|.+वें)$/u

const tellsWhen = (noun: string, { words, at }: Place) =>
  WHICH_TIME.test(words[at] ?? '') &&
  words[at + 1] === noun &&
  TIMES.has(noun) &&
  !POSTPOSITIONS.has(words[at + 2] ?? '') &&
  (at === 0 || hindiToNumber(words[at - 1] ?? '') === undefined)

/** Why an ending stands before or after a noun, as a clause; nothing where the two do not agree. */
export function whyEnding(ending: Ending, noun: KnownNoun, place: Place): string | undefined {
  const { word, entry } = noun
  if (entry.gender === 'f') return ending === 'ii' ? `since ${word} is feminine` : undefined
  if (ending === 'aa') return `since ${word} is masculine`
  if (ending !== 'e') return undefined
  if (tellsWhen(word, place)) return `since ${word} tells when, as if a postposition followed`
  const next = place.words[place.words.indexOf(word) + 1] ?? ''
  return POSTPOSITIONS.has(next) && place.words.indexOf(word) > place.at
    ? `since ${word} is masculine and ${next} follows it`
    : `since ${word} is masculine, and several or respected`
}

/** पढ़ने से, पढ़ने ही वाला, पढ़ने दो, पढ़ना चाहता: how the infinitive ends for what follows it. */
function whyInfinitive(expected: string, { words, at }: Place): string | undefined {
  const next = words.slice(at + 1).find((word) => !PARTICLES.test(word)) ?? ''
  const isBent = POSTPOSITIONS.has(next) || WAALAA.test(next) || LET_OR_BEGIN.test(next)
  if (/ने$/u.test(expected) && isBent) return `since ${next} follows it`
  if (/ने$/u.test(expected) && TO_GO_AND.test(next)) return 'for what one goes or comes to do'
  return /ना$/u.test(expected) && TO_WANT.test(next) ? 'since what one wants to do stays in -ना' : undefined
}

/** सोना चाहिए, दवा लेनी पड़ेगी: else it goes with what is done, or with nothing. */
function explainInfinitive(
  [expected, given]: [string, string],
  { place, lexicon }: { place: Place; lexicon: Lexicon },
): string {
  const why = whyInfinitive(expected, place)
  if (why) return `here it is ${expected}, ${why}`
  if (expected.endsWith('ना') && given.endsWith('ने'))
    return `which stands before a postposition; here it is ${expected}`
  const [gender, told] = ONE_DOES[expected.slice(-1)] ?? []
  const done = MOVING.test(expected) ? undefined : doneThing(place, lexicon)
  return `here it is ${expected}${done && done.entry.gender === gender ? `, since ${done.word} is ${told}` : ''}`
}

/** How two words end that differ only so, and of which the ending goes with another word; else nothing. */
function twoEndings(
  expected: string,
  given: string,
  { place, lexicon }: Around,
): [Ending, Ending] | undefined {
  const [left, right] = [cut(expected), cut(given)]
  if (!left || !right || left.stem !== right.stem || left.ending === right.ending) return undefined
  const entry = lexicon.entryOf?.(expected)
  const goes = !(entry && isNoun(entry)) && (bends(expected, lexicon) || isWhich(place))
  return goes ? [left.ending, right.ending] : undefined
}

/** Where the noun stands that the ending goes with; nothing where the two words do not differ so. */
export function agreesWith(expected: string, given: string, around: Around): number | undefined {
  const { place, lexicon } = around
  const noun = twoEndings(expected, given, around) && nounFor(place, expected, lexicon)
  if (!noun) return undefined
  const after = place.words.indexOf(noun.word, place.at)
  return after >= 0 ? after : place.words.lastIndexOf(noun.word, place.at)
}

/** An ending that agrees with another word, as a clause; nothing where the two words do not differ so. */
export function explainAgreement(expected: string, given: string, around: Around): string | undefined {
  const { place, lexicon } = around
  const [ending, other] = twoEndings(expected, given, around) ?? []
  if (!ending || !other) return undefined
  const entry = lexicon.entryOf?.(expected)
  const next = place.words[place.at + 1]
  if (next !== undefined && AFTER_KE.has(next) && ending === 'e' && BEFORE_A_NOUN.test(expected))
    return `here it is ${expected}, since ${next} follows it`
  if (entry?.kind === 'verb' && /^न[ाेी]$/u.test(expected.slice(entry.lemma.length - 2)))
    return explainInfinitive([expected, given], { place, lexicon })
  const noun = nounFor(place, expected, lexicon)
  const why = noun && whyEnding(ending, noun, place)
  // मेरे कंधा: both endings are of a masculine thing, and it is only how many that differs.
  const isNumber = ending === 'aa' && other === 'e'
  if (why) return `here it is ${expected}, ${why}${isNumber ? ', and one' : ''}`
  return whoseEnding({ expected, ending, other }, place, lexicon)
}
