import type { StudioWord } from '#calls/studio-words.ts'
import { hasIndic } from '#language/scripts.ts'
import { Refusal } from '../../refusal.ts'
import { guarded, unguarded } from './formula-guard.ts'
import { readTable, writeTable } from './separated-values.ts'
import { type Column, columnNamed, wordColumns } from './word-columns.ts'

/** A row of a table: what it says of a word, and no more. */
export interface TableRow {
  line: number
  word: Partial<StudioWord>
}

const headings = wordColumns.map(({ name }) => name)
const mark = '\ufeff'

/** A table that Excel, too, opens as UTF-8; no cell of it is a formula. */
export function wordsAsCsv(words: StudioWord[]): string {
  return mark + writeTable([headings, ...words.map((word) => cellsOf(word).map(guarded))], ',')
}

function cellsOf(word: StudioWord): string[] {
  return wordColumns.map((column) => column.of(word))
}

/** Notes as Anki's "File, Import" reads them: the word's id is the note's, so that a second import changes it. */
export function wordsAsAnkiText(words: StudioWord[], tagged: (word: StudioWord) => string): string {
  const columns = [...headings, 'tags']
  const head = [
    '#separator:tab',
    '#html:false',
    '#guid column:1',
    `#tags column:${columns.length}`,
    `#columns:${columns.join('\t')}`,
  ]
  return `${head.join('\n')}\n${writeTable(
    words.map((word) => [...cellsOf(word), tagged(word)]),
    '\t',
  )}`
}

export function wordsOfCsv(text: string): TableRow[] {
  const unmarked = text.replace(mark, '')
  const [first, ...rows] = readTable(unmarked, separatorOf(unmarked))
  return rows.map(({ line, cells }) => ({
    line,
    word: wordOfCells(cells.map(unguarded), first?.cells ?? []),
  }))
}

/** Excel writes semicolons where the comma is a decimal sign. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split('\n', 1)
  return (
    [',', ';', '\t'].find(
      (separator) =>
        heading.split(separator).some((name) => columnNamed(name)) && heading.includes(separator),
    ) ?? ','
  )
}

const separators: Record<string, string> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' },
}

/**
 * Anki's "Notes in Plain Text": lines that begin with # say how the others are to be read. Fields without names are read
 * where there are two of them at most: of more, nobody could tell which is which.
 */
export function wordsOfAnkiText(text: string, languageId: string): TableRow[] {
  const lines = text.replace(mark, '').split('\n')
  const count = lines.findIndex((line) => !line.startsWith('#'))
  const said = new Map(lines.slice(0, count).map((line) => saying(line.trim())))
  const given = said.get('separator') ?? 'tab'
  const separator = separators[given.toLowerCase()] ?? (given.charAt(0) || '\t')
  const columns = said.get('columns')?.split(separator) ?? []
  const isHtml = said.get('html') === 'true'
  const placeOf = (aside: string) => Number(said.get(`${aside} column`) ?? 0) - 1
  const guid = placeOf('guid')
  const asides = [guid, ...['notetype', 'deck', 'tags'].map(placeOf)]
  const fieldsIn = (cells: string[]) => cells.filter((_, at) => !asides.includes(at))
  return readTable(lines.slice(count).join('\n'), separator).map(({ line, cells }) => {
    const plain = isHtml ? cells.map(withoutHtml) : cells
    const id = idOfGuid(plain[guid], languageId)
    const fields = fieldsIn(plain)
    const word = columns.length > 0 ? wordOfCells(fields, fieldsIn(columns)) : wordOfUnnamed(fields)
    return { line: line + count, word: { ...id, ...word } }
  })
}

function saying(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(1, at).toLowerCase(), line.slice(at + 1)]
}

/** In our decks a note is called `hindi.aam`. What Anki called one by itself is no word's id. */
function idOfGuid(guid: string | undefined, languageId: string): Partial<StudioWord> {
  const id = guid?.startsWith(`${languageId}.`) ? guid.slice(languageId.length + 1) : guid
  return id && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? { id } : {}
}

/** Without names: which of the two is Hindi shows in its letters. */
function wordOfUnnamed(fields: string[]): Partial<StudioWord> {
  if (fields.length > 2) throw new Refusal(422, unnamed)
  return wordOfCells(fields, hasIndic(fields[0] ?? '') ? ['hindi', 'english'] : ['english', 'hindi'])
}

const unnamed =
  'These notes have more than two fields, and nothing says which is which. Name the columns in a line above the notes, with the file’s separator between the names, as in #columns:Hindi;English;Kind'

function withoutHtml(cell: string): string {
  const broken = cell.replace(/<br\s*\/?>|<\/div>/gi, ' ').replace(/<[^<>]*>/g, '')
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }
  return broken.replace(/&(\w+);/g, (all, name: string) => signs[name] ?? all).trim()
}

function wordOfCells(cells: string[], names: string[]): Partial<StudioWord> {
  const word: Partial<StudioWord> = {}
  const taken = new Set<Column>()
  for (const [at, name] of names.entries()) {
    const column = columnNamed(name, taken)
    if (!column) continue
    taken.add(column)
    Object.assign(word, column.to((cells[at] ?? '').trim(), word))
  }
  return word
}
