import type { Lexicon } from '../../judgement.ts'
import { isNoun, WITH_NE } from './agreeing-noun.ts'
import type { Explain } from './explain-forms.ts'
import { AFTER_KE, FORMS_OF_BE, POSTPOSITIONS } from './little-words-table.ts'

const nfc = (text: string) => text.normalize('NFC')
const set = (words: string) => new Set(nfc(words).split(' '))

const HOW = /^(?:ऐ|[वज]ै)से$/u
const HOW_ASKED = nfc('कैसे')
/** Of what kind it is, seems or turns out: there कैसे goes with a noun. */
const OF_KIND = set('होना लगना दिखना रहना')
const IT_HAPPENED = /^हु(?:आ|ए|ई)$/u
const BE_OF_CHANGE = /^(?:सक|रह|ग|जा|पा)/u
const OF_WHAT_KIND = /^(?:[वज]ैस[ाेी])?$/u
const A_LITTLE = nfc('थोड़ा')
const DOING = /^(.+त)े$/u
const SAID_WITH = nfc('हुए')
const AS_SOON = nfc('ही')
const NOT = nfc('नहीं')
const BY_ONESELF = nfc('अपने आप')

/** गिरते-गिरते, हँसते हुए, थोड़ा आगे, ऐसे घूमता है: how a thing is done goes with no noun. */
export const tellsHow: Explain = (expected, given, { place: { words, at }, lexicon }) => {
  if (expected.slice(0, -1) !== given.slice(0, expected.length - 1)) return undefined
  const next = words[at + 1] ?? ''
  const isTwice = next === expected || words[at - 1] === expected
  const isAtOnce = next === AS_SOON && words[at + 2] !== NOT
  const isDoing = DOING.test(expected) && (isTwice || isAtOnce || next === SAID_WITH)
  const isVerb = (word: string) => lexicon.entryOf?.(word)?.kind === 'verb' && !FORMS_OF_BE.has(word)
  const before = words[at - 1] ?? ''
  // In जैसे लोग, वैसे घर it goes with them.
  const begins =
    (at === 0 || isVerb(before) || FORMS_OF_BE.has(before)) && !OF_WHAT_KIND.test(words[at + 2] ?? '')
  const isSo = HOW.test(expected) && (begins || isVerb(next))
  const isAsked = expected === HOW_ASKED && asksHow([next, words[at + 2] ?? ''], lexicon)
  const isLittle = expected === A_LITTLE && AFTER_KE.has(next)
  const isAlone = `${expected} ${next}` === BY_ONESELF
  return isDoing || isSo || isAsked || isLittle || isAlone
    ? `here it is ${expected}, which tells how and goes with no noun`
    : undefined
}

/** कैसे आए, कैसे हुआ, कैसे हो गया; and no कैसे हैं, कैसे लगे. */
function asksHow([next, afterNext]: [string, string], { entryOf }: Lexicon): boolean {
  if (next === BE) return BE_OF_CHANGE.test(afterNext)
  const { kind, lemma = '' } = entryOf?.(next) ?? {}
  return kind === 'verb' && !FORMS_OF_BE.has(next) && (!OF_KIND.has(lemma) || IT_HAPPENED.test(next))
}

/** After these stands what may be, and not what is. */
const MAY_BE = set('काश ताकि मानो चाहे अगर यदि')
/** What one wishes somebody: शुभ हो. */
const WISHED = set('शुभ मुबारक बधाई भला')
const BE = nfc('हो')
const UNTIL = nfc('तक')
const NEITHER = nfc('न')
const YOU = nfc('तुम')
/** कैसे हो, आ रही हो: तुम may be left out. */
const OF_YOU = /(?<!^(?:भ|ह))[ेी]$/u

/** हो in मानो वारिस हो: what may be, and no “you are”; a word only where it can be nothing else. */
export const mayBe: Explain = (expected, given, { place: { words, at }, lexicon }) => {
  if (expected !== BE || !FORMS_OF_BE.has(given) || words.includes(YOU)) return undefined
  // हो गया, हो सकता: the stem of होना.
  if (lexicon.entryOf?.(words[at + 1] ?? '')?.kind === 'verb') return undefined
  const before = words[at - 1] ?? ''
  if (WISHED.has(before) || words.slice(0, at).some((word) => MAY_BE.has(word)))
    return `here it is ${expected}, for what may be, or is wished`
  return OF_YOU.test(before) ? undefined : `here it is ${expected}`
}

/** जो मिले, उसे …: whatever may be found, and one. */
const WHOEVER = nfc('जो')
const OF_ONE = set('उसे उसको वह वही वो उसका उसकी उसके उससे')

/** Whose plural form shows that something was done, and is not only wished. */
const SEVERAL = set('वे ये हम आप तुम')

/** गिरे in काश बर्फ़ गिरे: of a verb that ends the clause, -े may be what is wished, and says nothing of several. */
export const wished: Explain = (expected, given, { place: { words, at }, lexicon }) => {
  const { kind, lemma = '' } = lexicon.entryOf?.(expected) ?? {}
  const stem = lemma.replace(/ना$/u, '')
  const isBare = kind === 'verb' && expected.startsWith(stem) && /^[ेए]$/u.test(expected.slice(stem.length))
  const isOther = given.startsWith(stem) && /^(?:[ाी]|या|ई|यी)$/u.test(given.slice(stem.length))
  if (!isBare || !isOther) return undefined
  const [before, next] = [words.slice(0, at), words[at + 1]]
  const isWhoever = next !== undefined && OF_ONE.has(next) && before.includes(WHOEVER)
  // जब तक दाम न मिले: a clause may follow.
  const isUntil = before.includes(UNTIL) && before.at(-1) === NEITHER
  if (next !== undefined && !isWhoever && !isUntil) return undefined
  if (isWhoever || isUntil || before.some((word) => MAY_BE.has(word)))
    return `here it is ${expected}, for what may be, or is wished`
  const isDone = before.some(
    (word, index) => SEVERAL.has(word) || WITH_NE.has(word) || isSeveral([word, before[index + 1]], lexicon),
  )
  return isDone ? undefined : `which is another form of ${lemma}; here it is ${expected}`
}

const isSeveral = ([word = '', next = '']: (string | undefined)[], { entryOf }: Lexicon) => {
  const entry = entryOf?.(word)
  return entry !== undefined && isNoun(entry) && entry.lemma !== word && !POSTPOSITIONS.has(next)
}
