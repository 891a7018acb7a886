import {
  ANY,
  type Cells,
  cellsOfAdjective,
  cellsOfParticiple,
  FEMININE,
  MASCULINE,
  NOMINATIVE,
  OBLIQUE,
  PLURAL,
  SINGULAR,
} from './cells.ts'

type ReadingKind =
  | 'noun'
  | 'adjective'
  | 'verb'
  | 'possessive'
  | 'postposition'
  | 'pronoun'
  | 'particle'
  | 'conjunction'
  | 'other'

/** Of a verb: stem, जाता, गया, जाना, जाएगा, जाए, जाओ, जाकर, है, था. */
export type VerbForm =
  | 'stem'
  | 'imperfective'
  | 'perfective'
  | 'infinitive'
  | 'future'
  | 'subjunctive'
  | 'imperative'
  | 'absolutive'
  | 'present'
  | 'past'

/** One of the things that a form can be. */
export interface Reading {
  lemma: string
  kind: ReadingKind
  cells: Cells
  form?: VerbForm
  isName?: boolean
}

export interface AnalysedWord {
  text: string
  /** Empty where the form is not known. */
  readings: Reading[]
  isMark: boolean
}

const FORMS: [tag: string, form: VerbForm][] = [
  ['impf', 'imperfective'],
  ['perf', 'perfective'],
  ['inf', 'infinitive'],
  ['fut', 'future'],
  ['prs', 'subjunctive'],
  ['imp', 'imperative'],
  ['gna', 'absolutive'],
  ['pri', 'present'],
  ['stem', 'stem'],
]
const VERBS = ['vblex', 'vaux', 'vbser']

/** Reads what lt-proc says of one word in its stream format: `^किताब/किताब<n><f><sg><nom>/…$`. */
export function readingsIn(analysis: string): Reading[] {
  const [text = '', ...said] = analysis.replace(/^\^|\$$/gu, '').split('/')
  return said.filter((one) => !one.startsWith('*')).map((one) => readingOf(text, one))
}

function readingOf(text: string, said: string): Reading {
  const written = said.replace(/<.*$/u, '')
  const tags = [...said.matchAll(/<([^>]+)>/gu)].map(([, tag]) => tag ?? '')
  const [first = ''] = tags
  const lemma = VERBS.includes(first) ? written.replace(/ना$/u, '') : written
  if (VERBS.includes(first)) return verbReading(text, lemma, tags)
  if (first === 'n') return { lemma, kind: 'noun', cells: cellsOfTags(tags) }
  // Of a name, only the gender is told; it stands in either case.
  if (first === 'np')
    return { isName: true, lemma, kind: 'noun', cells: cellsOfTags(tags.filter((tag) => tag !== 'nom')) }
  if (first === 'adj')
    return { lemma, kind: 'adjective', cells: /ा$/u.test(lemma) ? cellsOfAdjective(text) : cellsOfTags(tags) }
  return { lemma, kind: 'other', cells: ANY }
}

function verbReading(text: string, lemma: string, tags: string[]): Reading {
  const form = FORMS.find(([tag]) => tags.includes(tag))?.[1] ?? 'stem'
  const isGendered = form === 'imperfective' || form === 'perfective' || form === 'future'
  const cells = isGendered ? cellsOfParticiple(text) : ANY
  return { lemma, kind: 'verb', cells, form }
}

const BY_TAG: Record<string, Cells> = {
  m: MASCULINE,
  f: FEMININE,
  sg: SINGULAR,
  pl: PLURAL,
  nom: NOMINATIVE,
  obl: OBLIQUE,
}

const cellsOfTags = (tags: string[]) => tags.reduce((cells, tag) => cells & (BY_TAG[tag] ?? ANY), ANY)

const all = (word: AnalysedWord | undefined, ...kinds: ReadingKind[]) =>
  word !== undefined && word.readings.length > 0 && word.readings.every(({ kind }) => kinds.includes(kind))

/** Nothing else than one of these. */
export const isOnly = all

export const canBe = (word: AnalysedWord | undefined, kind: ReadingKind) =>
  word?.readings.some((reading) => reading.kind === kind) ?? false

/** All places that the word can stand in, of whatever kind it is taken to be. */
export const cellsOf = (word: AnalysedWord, ...kinds: ReadingKind[]): Cells =>
  word.readings
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((cells, reading) => cells | reading.cells, 0)

const RARE: VerbForm[] = ['stem', 'imperative', 'subjunctive', 'absolutive']

/** A noun or an adjective, but for a stem that sounds the same: between other words of a sentence, a stem is rare. */
export function isNominal(word: AnalysedWord): boolean {
  const isStem = (form: VerbForm | undefined) => form !== undefined && RARE.includes(form)
  const isName = ({ kind }: Reading) => kind === 'noun' || kind === 'adjective'
  return (
    word.text !== 'कर' &&
    word.readings.some(isName) &&
    word.readings.every((reading) => isName(reading) || isStem(reading.form))
  )
}
