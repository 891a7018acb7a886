import { type AnalysedWord, canBe, cellsOf, isNominal, isOnly } from './analysed-words.ts'
import { ANY, type Cells, cellsInWords, OBLIQUE, PLURAL } from './cells.ts'
import { AFTER_KE, AFTER_KI } from './closed-words-table.ts'
import type { Disagreement } from './disagreement.ts'

/**
 * What stands before a noun agrees with it in gender, number and case, and a noun before a postposition is oblique
 * (McGregor, Outline of Hindi Grammar, on nouns, adjectives and postpositions; Koul, Modern Hindi Grammar, chapter on morphology).
 */
export function nounPhraseRules(words: AnalysedWord[]): Disagreement[] {
  return words.flatMap((_, at) => [
    ...modifierRule(words, at),
    ...compoundRule(words, at),
    ...postpositionRule(words, at),
    ...pointerRule(words, at),
  ])
}

function modifierRule(words: AnalysedWord[], at: number): Disagreement[] {
  const word = words[at] as AnalysedWord
  if (!isModifier(words, at)) return []
  let cells = cellsOf(word, 'possessive', 'adjective')
  for (let nth = at + 1; nth < words.length; nth += 1) {
    const other = words[nth] as AnalysedWord
    if (!isNominal(other) || ADVERBS.has(other.text)) return []
    const own = cellsOf(other, 'noun', 'adjective')
    const met = cells & own
    if (met === 0 && isOfAnother(words, nth, cells)) return []
    if (met === 0) return [{ at, rule: 'modifier', says: `${told(word, cells)} with ${told(other, own)}` }]
    cells = met
    if (!canBe(other, 'noun')) continue
    if (!isHeld(words, nth) || (cells & OBLIQUE) !== 0 || isOfAnother(words, nth, cells)) return []
    return [
      {
        at,
        rule: 'oblique',
        says: `${word.text} ${other.text} is not oblique before ${words[nth + 1]?.text}`,
      },
    ]
  }
  return []
}

const told = ({ text }: AnalysedWord, cells: Cells) => `${text} (${cellsInWords(cells)})`

/** Forms that stand for themselves as often as before a noun. */
const ADVERBS = new Set(
  'ऐसे कैसे जैसे वैसे जितना उतना इतना कितना अकेला अकेली अकेले थोड़ा थोड़ी'.normalize('NFC').split(' '),
)

function isModifier(words: AnalysedWord[], at: number): boolean {
  const word = words[at] as AnalysedWord
  if (ADVERBS.has(word.text) || (word.text === 'अच्छा' && (at === 0 || words[at - 1]?.isMark))) return false
  if (word.text === 'की' || isOnly(word, 'possessive')) return true
  return isOnly(word, 'adjective') && cellsOf(word) !== ANY
}

/**
 * Whether the noun belongs to another word than the one before it: उसकी रेशम की साड़ी, इसका हिंदी में अनुवाद,
 * हमारी स्कूल बस, मेरे जैसी.
 */
function isOfAnother(words: AnalysedWord[], at: number, cells: Cells): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word && (/^(?:जैस|जितन|उतन|वैस)/u.test(word.text) || FIRST_OF_TWO.has(word.text))) return true
  if (!next) return false
  if (next.isMark) return next.text === '-'
  if (OF.has(next.text)) return (cells & cellsOf(next, 'possessive')) !== 0
  if (ADVERBIAL.has(next.text))
    return words
      .slice(at + 2)
      .some((later) => later.readings.length === 0 || (cells & cellsOf(later, 'noun')) !== 0)
  return next.readings.some(({ lemma }) => JOINED.has(lemma))
}

const FIRST_OF_TWO = new Set(['स्कूल', 'हवाई', 'तिहाई', 'चौथाई'])
const ADVERBIAL = new Set(['में', 'से', 'पर', 'तक', 'होने'])

/** ज़ंग लगी कील, पानी भरी बाल्टी. */
const JOINED = new Set(['लग', 'भर', 'जड़'])

const OF = new Set(['का', 'के', 'की'])

/** A postposition, and nothing that it might be besides. */
function isHeld(words: AnalysedWord[], at: number): boolean {
  const next = words[at + 1]
  return next !== undefined && (isOnly(next, 'postposition') || OF.has(next.text))
}

/** मेरे पास, की तरफ़: what was a noun once has kept its gender and case. */
function compoundRule(words: AnalysedWord[], at: number): Disagreement[] {
  const [word, next, after] = [words[at], words[at + 1], words[at + 2]]
  if (
    !word ||
    !next ||
    !after ||
    after.isMark ||
    !isOnly(word, 'possessive') ||
    canBe(next, 'noun') ||
    // उसका साथ दो.
    (next.text === 'साथ' && canBe(after, 'verb'))
  )
    return []
  const [isKe, isKi] = [AFTER_KE.has(next.text), AFTER_KI.has(next.text)]
  if ((!isKe && !isKi) || (isKe && /े$/u.test(word.text)) || (isKi && /ी$/u.test(word.text))) return []
  return [{ at, rule: 'postposition', says: `${word.text} before ${next.text}` }]
}

function postpositionRule(words: AnalysedWord[], at: number): Disagreement[] {
  const word = words[at] as AnalysedWord
  if (!isOnly(word, 'noun') || !isHeld(words, at)) return []
  if (cellsOf(word) & OBLIQUE) return []
  return [{ at, rule: 'oblique', says: `${word.text} is not oblique before ${words[at + 1]?.text}` }]
}

const SINGULAR_POINTERS = new Set(['इस', 'उस', 'किस', 'जिस', 'इसी', 'उसी', 'किसी'])
const PLURAL_POINTERS = new Set(['इन', 'उन', 'किन', 'जिन', 'इन्हीं', 'उन्हीं'])

/** इस, उस are oblique and singular; इन, उन oblique and plural. */
function pointerRule(words: AnalysedWord[], at: number): Disagreement[] {
  const word = words[at] as AnalysedWord
  const own = SINGULAR_POINTERS.has(word.text) ? ANY & ~PLURAL : PLURAL_POINTERS.has(word.text) ? PLURAL : 0
  const next = words[at + 1]
  if (own === 0 || !next || /^जैस/u.test(next.text) || !isNominal(next)) return []
  const cells = cellsOf(next, 'noun', 'adjective')
  return cells & own & OBLIQUE
    ? []
    : [{ at, rule: 'pointer', says: `${word.text} with ${told(next, cells)}` }]
}
