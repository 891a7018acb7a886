import { type AnalysedWord, canBe, cellsOf, isOnly } from './analysed-words.ts'
import { type Cells, FEMININE, genderCells, MASCULINE, PLURAL, SINGULAR } from './cells.ts'
import { type Clause, clausesOf, inWords, verbCells } from './clauses.ts'
import { PERSONS } from './closed-words-table.ts'
import type { Disagreement } from './disagreement.ts'
import { nounSubjectRule } from './noun-subject-rules.ts'

/**
 * The verb follows a subject that stands free, in person, gender and number; आप, हम and whoever is honoured take the
 * plural (McGregor, Outline of Hindi Grammar, on the present and on honorific plurals; Shapiro, A Primer of Modern
 * Standard Hindi, on तू, तुम, आप).
 */
export function subjectRules(words: AnalysedWord[], speaker: 'm' | 'f' | undefined): Disagreement[] {
  const clauses = clausesOf(words)
  const bySpeaker = speaker ? speakerRule(words, clauses, speaker) : []
  return [...clauses.flatMap(personRule), ...clauses.flatMap(nounSubjectRule), ...bySpeaker]
}

const [AS_I, AS_ONE, AS_TUM, AS_MANY] = [/[ूऊ]ँग[ाी]$/u, /(?<!इ|ि)[ेए]ग[ाी]$/u, /[ोओ]ग[ेी]$/u, /[ेए][ंँ]ग[ेी]$/u]
const POLITE = /[इि]ए$/u
const FAMILIAR = /[ोओ]$/u

/** What a verb never ends in after each pronoun. */
const NEVER: Record<string, RegExp[]> = {
  '1sg': [/^(?:है|हैं|थे|थीं)$/u, AS_ONE, AS_TUM, AS_MANY, POLITE],
  '2sg': [/^(?:हूँ|हैं|हो|थे|थीं)$/u, AS_I, AS_TUM, AS_MANY, POLITE],
  '2fam': [/^(?:हूँ|है|हैं|था)$/u, AS_I, AS_ONE, AS_MANY, POLITE],
  '2pol': [/^(?:हूँ|है|था)$/u, AS_I, AS_ONE, AS_TUM, FAMILIAR],
  '1pl': [/^(?:हूँ|है|हो|था)$/u, AS_I, AS_ONE, AS_TUM, POLITE],
  '3pl': [/^(?:हूँ|है|हो|था)$/u, AS_I, AS_ONE, AS_TUM],
}

const WITH_PRONOUN = new Set(['ही', 'भी', 'तो', 'सब', 'दोनों', 'तीनों', 'चारों', 'लोग', 'लोगों'])

/** Where the clause's one pronoun in the nominative stands; -1 where there is none, or several. */
function pronounIn({ words, verbAt }: Clause): number {
  const found = words.flatMap((word, at) => {
    const next = words.slice(at + 1).find(({ text }) => !WITH_PRONOUN.has(text))
    const isLike = next !== undefined && /^(?:जैस|जितन|सबस|सबक)/u.test(next.text)
    const isHeld = isLike || canBe(next, 'postposition') || canBe(next, 'possessive')
    return at < verbAt && PERSONS.has(word.text) && !isHeld && words[at - 1]?.text !== 'अपने' ? [at] : []
  })
  return found.length === 1 ? (found[0] ?? -1) : -1
}

function personRule(clause: Clause): Disagreement[] {
  const at = pronounIn(clause)
  const pronoun = clause.words[at]
  const last = clause.verb.at(-1)
  const person = PERSONS.get(pronoun?.text ?? '')
  if (!pronoun || !person || !last || !isOnly(last, 'verb') || /[इि]एगा$/u.test(last.text)) return []
  const cells = verbCells(clause)
  const isNumberWrong = cells !== 0 && (cells & (person.endsWith('sg') ? SINGULAR : PLURAL)) === 0
  const isWrong = isNumberWrong || NEVER[person]?.some((ending) => ending.test(last.text))
  return isWrong
    ? [{ at: clause.from + at, rule: 'person', says: `${pronoun.text} with ${inWords(clause)}` }]
    : []
}

/** “I” in a film is of the gender of whoever speaks, if nobody else is quoted. */
function speakerRule(words: AnalysedWord[], clauses: Clause[], speaker: 'm' | 'f'): Disagreement[] {
  if (words.some(({ text }) => /[“”"]/u.test(text))) return []
  const own = genderCells[speaker]
  const by = speaker === 'm' ? 'a man' : 'a woman'
  const byVerb = words.flatMap((word, at) =>
    (cellsAsI(words, at) & own) === 0 ? [{ at, rule: 'speaker', says: `${word.text} said by ${by}` }] : [],
  )
  const byPronoun = clauses.flatMap((clause) => {
    const at = pronounIn(clause)
    const isOther = clause.words[at]?.text === 'मैं' && (verbCells(clause) & own) === 0
    return isOther
      ? [{ at: clause.from + at, rule: 'speaker', says: `मैं with ${inWords(clause)} said by ${by}` }]
      : []
  })
  return [...byVerb, ...byPronoun]
}

/** जाऊँगी; जाती हूँ, थकी नहीं हूँ. */
function cellsAsI(words: AnalysedWord[], at: number): Cells {
  const word = words[at] as AnalysedWord
  if (AS_I.test(word.text)) return word.text.endsWith('ा') ? MASCULINE : FEMININE
  const next = words.slice(at + 1).find(({ text }) => text !== 'नहीं' && text !== 'ही' && text !== 'भी')
  const isBefore = next?.text === 'हूँ' && isOnly(word, 'verb', 'adjective')
  return isBefore ? cellsOf(word) : MASCULINE | FEMININE
}
