import { foldLetters } from '../../normalise.ts'
import { forms } from '../words/inflect.ts'
import type { Reading, VerbForm } from './analysed-words.ts'
import { ANY, cellsOfAdjective, cellsOfNoun, cellsOfParticiple, genderCells } from './cells.ts'
import { EPICENE, NOUNS, ONLY_NOUNS, UNCHANGING } from './exceptions-table.ts'

/** A word as a dictionary of the course has it. */
export interface TaughtForm {
  hi: string
  /** `noun m`, `adjective`, `verb`… */
  is: string
}

/** What the course's own dictionary says of each form of its words. */
export function taughtReadings(words: TaughtForm[]): Map<string, Reading[]> {
  const readings = new Map<string, Reading[]>()
  for (const word of words) {
    const lemma = foldLetters(word.hi)
    if (/\s/u.test(lemma)) continue
    for (const form of forms({ hi: lemma, is: word.is })) {
      readings.set(form, [...(readings.get(form) ?? []), ...readingsAs(word, lemma, form)])
    }
  }
  return readings
}

function readingsAs({ is }: TaughtForm, lemma: string, form: string): Reading[] {
  const [what, gender] = is.split(' ')
  if (what === 'noun' && (gender === 'm' || gender === 'f')) {
    const cells = cellsOfNoun({ lemma, form }, gender)
    return cells === 0 ? [{ lemma, kind: 'other', cells: ANY }] : [{ lemma, kind: 'noun', cells }]
  }
  if (what === 'adjective')
    return [{ lemma, kind: 'adjective', cells: /[ाआ]$/u.test(lemma) ? cellsOfAdjective(form) : ANY }]
  if (what === 'number') return [{ lemma, kind: 'adjective', cells: ANY }]
  if (what === 'verb') return [verbReading(lemma.replace(/ना$/u, ''), form)]
  return [{ lemma, kind: 'other', cells: ANY }]
}

const ENDINGS: [RegExp, VerbForm][] = [
  [/(?:ता|ते|तीं?)$/u, 'imperfective'],
  [/(?:ना|ने|नी)$/u, 'infinitive'],
  [/ग[ाेी]$/u, 'future'],
  [/(?:कर|के)$/u, 'absolutive'],
  [/[ोओ]$|इए$|िए$/u, 'imperative'],
  [/[ेए]ं$|[ूऊ]ँ$|एँ$/u, 'subjunctive'],
  [/(?:ा|आ|ए|े|[ीई]ं?)$/u, 'perfective'],
]

function verbReading(lemma: string, text: string): Reading {
  const form = text === lemma ? 'stem' : (ENDINGS.find(([ending]) => ending.test(text))?.[1] ?? 'stem')
  const isGendered = form === 'imperfective' || form === 'perfective' || form === 'future'
  return { lemma, kind: 'verb', form, cells: isGendered ? cellsOfParticiple(text) : ANY }
}

/**
 * All that a form can be: of its nouns and adjectives the course's dictionary knows best, since its genders have been
 * read one by one; all else is the analyser's.
 */
export function readingsOf(form: string, analysed: Reading[], taught: Reading[] = []): Reading[] {
  const gender = NOUNS.get(form)
  if (gender) return [{ lemma: form, kind: 'noun', cells: genderCells[gender] }]
  const told = new Set(taught.map(({ kind }) => kind))
  const isPlain = told.has('adjective') && !told.has('noun')
  const isDropped = ({ kind }: Reading) =>
    (isPlain && kind === 'noun') ||
    (isPlain && /[ाी]$/u.test(form) && kind === 'other') ||
    (isNominal(kind) && told.has(kind))
  const others = analysed.filter((reading) => !isDropped(reading))
  const own = taught.filter(
    ({ kind }) => kind === 'noun' || kind === 'adjective' || kind === 'verb' || analysed.length === 0,
  )
  const all = [...others, ...own].filter(({ kind }) => kind === 'noun' || !ONLY_NOUNS.has(form))
  return all.map((reading) => corrected(form, reading))
}

const isNominal = (kind: Reading['kind']) => kind === 'noun' || kind === 'adjective'

function corrected(form: string, reading: Reading): Reading {
  if (reading.kind === 'noun' && EPICENE.has(form)) return { ...reading, cells: ANY }
  const isStill = (reading.kind === 'noun' || reading.kind === 'adjective') && UNCHANGING.has(form)
  return isStill ? { ...reading, cells: ANY } : reading
}
