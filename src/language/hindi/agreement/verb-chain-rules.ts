import { type AnalysedWord, cellsOf, isOnly } from './analysed-words.ts'
import { FEMININE, MASCULINE } from './cells.ts'
import type { Disagreement } from './disagreement.ts'

/**
 * Within one verb everything agrees: करता हूँ, आई थीं, चला गया, करनी पड़ी. Only the last of it takes the nasal of the
 * feminine plural: आई हैं, आती थीं (McGregor, Outline of Hindi Grammar, on participles with होना).
 */
export function verbChainRules(words: AnalysedWord[]): Disagreement[] {
  return words.flatMap((word, at) => {
    const next = nextOfVerb(words, at)
    if (!next) return []
    const wrong = rules.find(({ holds }) => holds(word, next))
    return wrong ? [{ at, rule: wrong.rule, says: `${word.text} ${next.text}` }] : []
  })
}

const between = new Set(['नहीं', 'ही', 'भी', 'तो', 'न'])

function nextOfVerb(words: AnalysedWord[], at: number): AnalysedWord | undefined {
  const next = words.slice(at + 1).find(({ text }) => !between.has(text))
  return next && !next.isMark ? next : undefined
}

const isBeing = ({ readings }: AnalysedWord) =>
  readings.some(
    ({ lemma, form }) => lemma === 'हो' && (form === 'present' || form === 'past' || form === 'future'),
  )

const isParticiple = (word: AnalysedWord) =>
  isOnly(word, 'verb') && word.readings.every(({ form }) => form === 'imperfective' || form === 'perfective')

/** दी जाएगी: the passive in the future. */
const isToBeDone = (next: AnalysedWord) =>
  isOnly(next, 'verb') && next.readings.every(({ lemma, form }) => lemma === 'जा' && form === 'future')

const isAdverbial = ({ text }: AnalysedWord) => /[ेए]$/u.test(text)

const rules: { rule: string; holds: (word: AnalysedWord, next: AnalysedWord) => boolean }[] = [
  {
    rule: 'nasal',
    holds: (word, next) => /[ीई]ं$/u.test(word.text) && isOnly(word, 'verb') && isBeing(next),
  },
  {
    rule: 'auxiliary',
    holds: (word, next) => isParticiple(word) && isBeing(next) && (cellsOf(word) & cellsOf(next)) === 0,
  },
  {
    rule: 'participles',
    holds: (word, next) =>
      isParticiple(word) &&
      (isParticiple(next) || isToBeDone(next)) &&
      !isAdverbial(word) &&
      // किया करती: the participle before करना stands still.
      !next.readings.some(({ lemma }) => lemma === 'कर' || lemma === 'चाह') &&
      (cellsOf(word) & cellsOf(next)) === 0,
  },
  {
    rule: 'infinitive',
    holds: (word, next) => {
      const cells = /नी$/u.test(word.text) ? FEMININE : /ना$/u.test(word.text) ? MASCULINE : 0
      const isInfinitive = isOnly(word, 'verb') && word.readings.every(({ form }) => form === 'infinitive')
      return isInfinitive && cells !== 0 && isMust(next) && (cells & cellsOf(next)) === 0
    },
  },
  {
    rule: 'adjective',
    holds: (word, next) =>
      isOnly(word, 'adjective') &&
      !/^[कऐजव]ैसे$|^ऐसे$/u.test(word.text) &&
      (isBeing(next) || isSeeming(next)) &&
      (asPredicate(word) & cellsOf(next)) === 0,
  },
]

const isMust = (word: AnalysedWord) =>
  (isParticiple(word) && word.readings.some(({ lemma }) => lemma === 'पड़')) || isBeing(word)
const isSeeming = (word: AnalysedWord) =>
  isParticiple(word) && word.readings.some(({ lemma }) => lemma === 'लग')

/** As a predicate, an adjective in -ए is masculine plural. */
const asPredicate = (word: AnalysedWord) => cellsOf(word) & ~2
