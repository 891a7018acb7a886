import type { Lexicon, Place, PostpositionReasons } from '../../judgement.ts'
import { isNoun } from './agreeing-noun.ts'
import { whyEnding } from './explain-agreement.ts'
import { AFTER_KE, FORMS_OF_BE, POSTPOSITIONS } from './little-words-table.ts'
import { HAVING, OWNER, ofFamily } from './pairs-of-words-table.ts'
import { CLAUSE_ENDS, CUT_OFF, HELD_INSIDE, POSTPOSITION_REASONS } from './postposition-reasons-table.ts'

const OF = /^क[ाीे]$/u
/** What can be said of any of them, where no more is certain. */
const SAYS = new Map(
  'ने/it marks who did it|में/it says “in”|पर/it says “on” or “at”|तक/it says “up to”'
    .split('|')
    .map((pair) => pair.normalize('NFC').split('/') as [string, string]),
)
const NE = 'ने'.normalize('NFC')
const KO = 'को'.normalize('NFC')
/** रात में is as good as रात को: of these को is told only where nothing stands. */
const TIME_OF_DAY = /^(?:शाम|रात|दोपहर)$/u
/** The words that “which way?” and “like whom?” hang on are feminine: की तरफ़, की तरह. */
const AFTER_KI = new Set('तरह तरफ़ ओर जगह वजह'.split(' ').map((word) => word.normalize('NFC')))
const DONE = /(?:या|ा|ये|े|ए|ी|ई|ीं|ईं)$/u
const NOT_DONE = /(?:त[ाेी]|तीं|न[ाेी]|ग[ाेी])$/u
/** Verbs that take no ने: where one stands, the doer of another may be meant. */
const WITHOUT_NE = new Set(
  'जाना आना होना रहना गिरना उठना बैठना चलना निकलना पहुँचना लगना सोना टूटना बोलना मिलना लौटना भूलना हँसना रोना पड़ना'
    .normalize('NFC')
    .split(' '),
)
const NEVER_WITH_NE =
  /(?:^| )(\S*त[ाेी] (?:है|हैं|हूँ|हो|था|थे|थी|थीं)|\S+(?:ूँ|ऊँ|े|ए|ें|एँ|ो|ओ)ग[ाेी]|रह[ाेी] (?:है|हैं|हूँ|हो|था|थे|थी|थीं)|(?:गया|गई|गए|आया|आई|आए|चुका|चुके|चुकी|सका|सके|सकी)(?: (?:है|हैं|हूँ|हो|था|थे|थी|थीं))?)$/u

/** What follows a word within its own clause. */
function clauseAfter({ words, at }: Place): string[] {
  const after = words.slice(at + 1)
  const end = after.findIndex((word) => CLAUSE_ENDS.has(word))
  return end < 0 ? after : after.slice(0, end)
}

/** The one verb of a clause that says what was done; undefined where there are two, or none is known. */
function doneVerb(after: string[], lexicon: Lexicon): string | undefined {
  const verbs = after.map((word) => lexicon.entryOf?.(word)).map((entry) => entry?.kind === 'verb' && entry)
  const found = after.filter((word, at) => {
    const next = after[at + 1]
    const isLast = next === undefined || FORMS_OF_BE.has(next) || (!verbs[at + 1] && !OF.test(word))
    return verbs[at] && isLast && !FORMS_OF_BE.has(word) && DONE.test(word) && !NOT_DONE.test(word)
  })
  // है is a form of होना, and stands with every verb: लिया है.
  if (verbs.some((entry, at) => entry && WITHOUT_NE.has(entry.lemma) && !FORMS_OF_BE.has(after[at] ?? '')))
    return undefined
  return found.length === 1 ? found[0] : undefined
}

function whyOf(expected: string, place: Place, lexicon: Lexicon): string | undefined {
  const [before, next, third] = [place.words[place.at - 1], ...place.words.slice(place.at + 1)]
  if (next !== undefined && AFTER_KE.has(next) && expected === 'के') return `${next} takes के before it`
  if (next !== undefined && AFTER_KI.has(next)) return `${next} takes की before it`
  const entries = [next, third].map((word) => (word === undefined ? undefined : lexicon.entryOf?.(word)))
  const at = entries[0]?.kind === 'adjective' ? 1 : 0
  const [entry, word] = [entries[at], [next, third][at]]
  if (!entry || word === undefined || !isNoun(entry) || entry.gender === '') return undefined
  const following = place.words[place.at + at + 2]
  // In आज का आलू का पराठा the first का belongs to what comes later.
  if (following !== undefined && OF.test(following)) return undefined
  const ending = expected === 'का' ? 'aa' : expected === 'की' ? 'ii' : 'e'
  const why = whyEnding(ending, { word, entry }, place)
  const ties = `it ties ${before} to ${word}`
  // A के alone may be of several, of one held by a postposition, or of a time.
  if (expected === 'के' && !(following !== undefined && POSTPOSITIONS.has(following))) return ties
  return why && `${ties}; here it is ${expected}, ${why}`
}

/** Why a postposition stands at a place, in a teacher's words; nothing where the answer does not make it certain. */
function whyPostposition(postposition: string, place: Place, lexicon: Lexicon): string | undefined {
  if (OF.test(postposition)) return whyOf(postposition, place, lexicon)
  const after = clauseAfter(place)
  if (postposition === NE) {
    const verb = doneVerb(after, lexicon)
    return verb && `with ${verb}, the doer takes ने`
  }
  // In रात मुझे जाना है what stands before is not what it holds.
  const isHeldInside = place.words[place.at] !== postposition
  if (postposition === KO && !isHeldInside && isTimeOfDay(place)) return undefined
  const texts = {
    before: isHeldInside ? '' : place.words.slice(0, place.at).join(' '),
    after: after.join(' '),
  }
  const reason = POSTPOSITION_REASONS.find((row) => {
    if (row.postposition !== postposition || (row.before && !row.before.test(texts.before))) return false
    const found = row.after?.exec(texts.after)
    const { noun } = found?.groups ?? {}
    return (row.after === undefined || found) && (noun === undefined || isNounOf(noun, lexicon))
  })
  return reason?.because
}

const isTimeOfDay = ({ words, at }: Place) => TIME_OF_DAY.test(words[at - 1] ?? '')

function isNounOf(word: string, lexicon: Lexicon): boolean {
  const entry = lexicon.entryOf?.(word)
  return entry !== undefined && isNoun(entry)
}

/** The same for a form of a person that holds its postposition inside: मुझे, मैंने. */
function why(word: string, place: Place, lexicon: Lexicon): string | undefined {
  return whyPostposition(HELD_INSIDE.get(word) ?? word, place, lexicon)
}

function missing(place: Place, lexicon: Lexicon): string {
  const [before, word = ''] = [place.words[place.at - 1], place.words[place.at]]
  const stands = before === undefined ? undefined : lexicon.entryOf?.(before)?.kind
  // After a verb it is पर, “but”, or part of the verb.
  if (before === undefined || !POSTPOSITIONS.has(word) || (word === 'पर' && stands !== 'noun'))
    return `The word “${word}” is missing.`
  const ofTime = word === KO && isTimeOfDay(place) ? 'the time of day takes को here' : SAYS.get(word)
  const reason = whyPostposition(word, place, lexicon) ?? ofTime
  return `“${word}” is missing after ${before}${reason ? `: ${reason}` : ''}.`
}

/** A form of a person that stands before another word is no “to me” by itself. */
function cutOff(expected: string, given: string): string | undefined {
  return CUT_OFF.get(expected) === given
    ? `which stands before another word; here it is ${expected}, with को in it`
    : undefined
}

const neverWithNe = (words: string[]): string | undefined => {
  const verb = NEVER_WITH_NE.exec(words.join(' '))?.[1]
  return verb && `${verb} never takes ने`
}

const withoutNe = (place: Place) => neverWithNe(clauseAfter(place))

/** A ने may be too much because its verb cannot take it, a पास because it is for things. */
function extra(given: string, { words, at }: Place, reads: (word: string) => boolean): string {
  const isOwner = reads(HAVING) && OWNER.test(words[at - 1] ?? '')
  const why = reads(NE) ? neverWithNe(words) : isOwner ? ofFamily(words.slice(at)) : undefined
  return `“${given}” is one word too many${why ? `: ${why}` : ''}.`
}

/** What Hindi's postpositions are for, said where the expected answer shows it with certainty. */
const isOne = (word: string) => POSTPOSITIONS.has(word)

export const postpositionReasons: PostpositionReasons = { isOne, why, cutOff, missing, withoutNe, extra }
