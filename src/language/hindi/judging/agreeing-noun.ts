import type { Lexicon, Place, WordEntry } from '../../judgement.ts'
import { FORMS_OF_BE, isLittleWord, POINTERS, POSTPOSITIONS } from './little-words-table.ts'

/** Words that are cut before their noun: “of”, whose, and how. */
export const BEFORE_A_NOUN =
  /^(?:मेर|तेर|हमार|तुम्हार|अपन|कैस|ऐस|वैस|कितन|(?:आप|सब|[उइ][सन]|किस|किन|जिस|जिन)?क)[ाीे]$/u

const nfc = (text: string) => text.normalize('NFC').split(' ')

/** Who does it with ने: then the verb agrees with what is done. */
export const WITH_NE = new Set(
  nfc('ने मैंने तूने तुमने आपने हमने उसने इसने उन्होंने इन्होंने किसने किन्होंने जिसने जिन्होंने सबने किसीने'),
)

/** A subject that is no noun: then no noun says how the verb ends. */
export const SUBJECTS = new Set([...nfc('मैं तू तुम आप हम सब कौन कोई जो'), ...POINTERS.keys()])
const WHICH = /^स[ाीे]$/u
export const WAALAA = /^वाल[ाेी]$/u
const WHO = 'कौन'.normalize('NFC')

/** Where another clause may begin: what stands before it says nothing of the verb. */
const CLAUSE_BOUNDS = new Set([...FORMS_OF_BE.keys(), ...nfc('और कि लेकिन पर तो या क्योंकि ताकि इसलिए')])
// It also stands inside a verb: हो गया, हो रही है.
const MAY_BE = 'हो'.normalize('NFC')
CLAUSE_BOUNDS.delete(MAY_BE)

/** Nouns that tell when or how long, and are no subject. */
export const TIMES = new Set(
  nfc(
    'दिन रात सुबह शाम दोपहर हफ़्ते महीने साल बार घंटे घंटा मिनट समय देर सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
  ),
)

export type KnownNoun = { word: string; entry: WordEntry }

/** A thing or a name: both have a gender. */
export const isNoun = ({ kind }: WordEntry): boolean => kind === 'noun' || kind === 'name'

/** The noun that a word must agree with, where that is certain: else nothing, since a false reason is worse than none. */
export function nounFor(place: Place, expected: string, lexicon: Lexicon): KnownNoun | undefined {
  const kind = lexicon.entryOf?.(expected)?.kind
  const stands =
    kind === 'adjective' || isWhich(place) || WAALAA.test(expected) || BEFORE_A_NOUN.test(expected)
  const follows = stands ? nounAfter(place, lexicon) : undefined
  if (follows || (stands && !isPredicate(place, lexicon))) return follows
  return subjectOf(place, lexicon)
}

/** कौन-सा, and never से. */
export const isWhich = ({ words, at }: Place): boolean => WHICH.test(words[at] ?? '') && words[at - 1] === WHO

/** Whether a verb or nothing follows, so that it is said of a noun before: मिर्च अच्छी लगती है. */
function isPredicate({ words, at }: Place, lexicon: Lexicon): boolean {
  const next = words[at + 1]
  return next === undefined || CLAUSE_BOUNDS.has(next) || lexicon.entryOf?.(next)?.kind === 'verb'
}

/** The noun right after: no postposition, no “is” stands between. */
function nounAfter({ words, at }: Place, lexicon: Lexicon): KnownNoun | undefined {
  const after = words.slice(at + 1)
  const end = after.findIndex((word) => POSTPOSITIONS.has(word) || CLAUSE_BOUNDS.has(word) || word === MAY_BE)
  return known(end < 0 ? after : after.slice(0, end), lexicon)[0]
}

const THEN = 'तो'.normalize('NFC')
/** आप तो: a particle there, and no “then”. */
const isParticle = (word: string, before: string) => word === THEN && SUBJECTS.has(before)

/** What stands before a word in its own clause. */
export function clauseBefore({ words, at }: Place): string[] {
  const before = words.slice(0, at)
  const bound = before.findLastIndex(
    (word, index) => CLAUSE_BOUNDS.has(word) && !isParticle(word, words[index - 1] ?? ''),
  )
  return before.slice(bound + 1)
}

/** What stands after it: जा रहा हूँ मैं. */
export function clauseAfter({ words, at }: Place): string[] {
  const after = words.slice(at + 1)
  const end = after.findIndex((word) => CLAUSE_BOUNDS.has(word) && !FORMS_OF_BE.has(word))
  return end < 0 ? after : after.slice(0, end)
}

/** What the verb agrees with: the object after ने, else the subject, if it is a noun. */
function subjectOf({ words, at }: Place, lexicon: Lexicon): KnownNoun | undefined {
  const clause = clauseBefore({ words, at })
  const ne = clause.findLastIndex((word) => WITH_NE.has(word))
  if (ne >= 0) {
    const done = known(free(clause.slice(ne + 1)), lexicon)
    return (
      done.findLast(({ word }) => !TIMES.has(word)) ?? known(free(clause.slice(0, ne + 1)), lexicon).at(-1)
    )
  }
  if (clause.some((word, index) => SUBJECTS.has(word) && !WHICH.test(clause[index + 1] ?? '')))
    return undefined
  const named = free(clause)
  // A name that no course teaches may be who does it.
  const stranger = named.findIndex((word) => isStranger(word, lexicon))
  const certain = stranger < 0 ? named : named.slice(0, stranger)
  const [first, second] = known(certain, lexicon).filter(({ word }) => !TIMES.has(word))
  // Of one thing alone it is not sure that it does what is said: चाय पीता है.
  return second || !isDoneToThings({ words, at }, lexicon) ? first : undefined
}

/** Verbs of which a thing beside them may be what is done: पीना, बनाना. */
export const DONE_TO_THINGS =
  /^(?:कर|पी|खा|दे|ले|ला|गा|धो|सी|बो|पढ़|लिख|देख|सुन|बेच|ख़रीद|सीख|चाह|खोल|रख|भेज|पूछ|माँग|ढूँढ़|जीत|पहन|काट|तोड़|बाँट|खेल|बोल|समझ|जान|मान|सोच|फेंक|पकड़|छोड़|जोड़|निकाल|लगा|बना|चला|(?!आ|जा|घबरा|शर्मा|मुस्कुरा)\S+ा)ना$/u
/** जा रहा, जा रही: what goes on. */
export const GOING_ON = /^रह[ाेी]$/u

function isDoneToThings({ words, at }: Place, { entryOf }: Lexicon): boolean {
  const stem = GOING_ON.test(words[at] ?? '')
    ? `${words[at - 1]}ना`
    : (entryOf?.(words[at] ?? '')?.lemma ?? '')
  return DONE_TO_THINGS.test(stem)
}

/** What one does: the noun nearest before the verb, which no postposition holds. */
export function doneThing({ words, at }: Place, lexicon: Lexicon): KnownNoun | undefined {
  return known(free(words.slice(0, at)), lexicon).findLast(({ word }) => !TIMES.has(word))
}

const isStranger = (word: string, lexicon: Lexicon) =>
  !(lexicon.isWord(word) || isLittleWord(word) || SUBJECTS.has(word)) &&
  ![BEFORE_A_NOUN, WHICH].some((form) => form.test(word))

/** A verb does not agree with a noun that a postposition holds. */
function free(words: string[]): string[] {
  return words.filter((word, at) => !POSTPOSITIONS.has(word) && !POSTPOSITIONS.has(words[at + 1] ?? ''))
}

function known(words: string[], lexicon: Lexicon): KnownNoun[] {
  return words.flatMap((word) => {
    const entry = lexicon.entryOf?.(word)
    return entry !== undefined && isNoun(entry) && entry.gender !== '' ? [{ word, entry }] : []
  })
}
