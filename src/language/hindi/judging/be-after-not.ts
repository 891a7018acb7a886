import { DONE_TO_THINGS } from './agreeing-noun.ts'

const nfc = (text: string) => text.normalize('NFC')
const NOT = nfc('नहीं')
const HABIT = /^(.+त)([ाेी]|ीं)$/u
const GOING_ON = /^(रह)([ाेी]|ीं)$/u
const BE = /^(?:है|हैं|हूँ|हो)$/u
/** मैं नहीं जाता हूँ, तुम नहीं जाते हो. */
const OF_PERSONS = new Map([
  [nfc('मैं'), nfc('हूँ')],
  [nfc('तुम'), nfc('हो')],
])
const OF_ENDINGS: Record<string, string> = { 'ा': 'है', 'े': 'हैं', 'ी': 'है', 'ीं': 'हैं' }
const SUBJECTS = new Set(nfc('मैं तू तुम आप हम वह वो वे').split(' '))
/** Beside these it may be what would be, and not what is; and after “then” another clause. */
const WHAT_WOULD_BE = new Set(nfc('अगर यदि काश मानो तो बिना').split(' '))
const CLAUSE_END = /^(?:है|हैं|हूँ|था|थे|थी|थीं)$/u
/** पसंद नहीं, and कोई हर्ज नहीं. */
const IN_THE_MIND = new Set(nfc('पसंद पता मालूम').split(' '))
const ANY = nfc('कोई')

/** How far before the verb नहीं may stand: नहीं देखता, नहीं चल रहा, नहीं कर पाता. */
const NEAR = 3

const isDenied = (words: string[]) => words.slice(1).slice(-NEAR).includes(NOT)

/** The form of “to be” that may follow, and the verb as it stands before it; nothing where none may. */
function withBe(words: string[]): string[] | undefined {
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  if (last === NOT && isOfNothing(words)) return [...words, nfc('है')]
  const [, stem, ending = ''] = HABIT.exec(last) ?? (before === '' ? [] : (GOING_ON.exec(last) ?? []))
  if (stem === undefined || !isDenied(words.slice(0, -1))) return undefined
  const person = words.find((word) => SUBJECTS.has(word)) ?? ''
  // फ़िल्म नहीं देखता: मैं may be left out, and of a film nothing is said.
  const verb = `${GOING_ON.test(last) ? before : stem.slice(0, -1)}ना`
  if (person === '' && DONE_TO_THINGS.test(verb)) return undefined
  const be = OF_PERSONS.get(person) ?? nfc(OF_ENDINGS[ending] ?? '')
  return [...words.slice(0, -1), stem + ending.replace('ं', ''), be]
}

/** कोई हर्ज नहीं, and no कोई नहीं. */
const isOfNothing = (words: string[]) =>
  IN_THE_MIND.has(words.at(-2) ?? '') || (words.slice(0, -2).includes(ANY) && words.length > 2)

/** The same without “to be”; several feminine things are then told in the verb. */
function withoutBe(words: string[]): string[] | undefined {
  const [be = '', last = ''] = [words.at(-1), words.at(-2)]
  if (!BE.test(be)) return undefined
  const rest = words.slice(0, -1)
  if (last === NOT) return isOfNothing(rest) ? rest : undefined
  const verb = be === nfc('हैं') ? last.replace(/ी$/u, 'ीं') : last
  const isVerb = HABIT.test(last) || (GOING_ON.test(last) && rest.length > 1)
  return isVerb && isDenied(rest.slice(0, -1)) ? [...rest.slice(0, -1), verb] : undefined
}

/** Where two do something it is not certain of whom the last verb is. */
const isOfSeveralClauses = (words: string[]) =>
  words.slice(0, -1).some((word) => CLAUSE_END.test(word)) ||
  words.filter((word) => SUBJECTS.has(word)).length > 1

/** वह नहीं जाता, वह नहीं जाता है: where it is said what is not, “to be” may stand or be left out. */
export function withBeOrWithout(words: string[]): { text: string; told: string }[] {
  if (words.some((word) => WHAT_WOULD_BE.has(word)) || isOfSeveralClauses(words)) return []
  const [longer, shorter] = [withBe(words), withoutBe(words)]
  if (shorter)
    return [{ text: shorter.join(' '), told: `after ${NOT} ${words.at(-1)} may be left out; here it stands` }]
  return longer
    ? [{ text: longer.join(' '), told: `${longer.at(-1)} may stand there, too; here it is left out` }]
    : []
}
