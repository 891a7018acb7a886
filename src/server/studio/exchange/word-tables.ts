import type { StudioWord } from '#calls/studio-words.ts'
import { hasIndic } from '#language/scripts.ts'
import { guarded, unguarded } from './formula-guard.ts'
import { readTable, writeTable } from './separated-values.ts'
import { columnNamed, wordColumns } from './word-columns.ts'

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
      (separator) => heading.split(separator).some(columnNamed) && heading.includes(separator),
    ) ?? ','
  )
}

const separators: Record<string, string> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' },
}

/** Anki's "Notes in Plain Text": lines that begin with # say how the others are to be read. */
export function wordsOfAnkiText(text: string): TableRow[] {
  const lines = text.replace(mark, '').split('\n')
  const count = lines.findIndex((line) => !line.startsWith('#'))
  const said = new Map(lines.slice(0, count).map((line) => saying(line.trim())))
  const given = said.get('separator') ?? 'tab'
  const separator = separators[given.toLowerCase()] ?? (given.charAt(0) || '\t')
  const columns = said.get('columns')?.split(separator) ?? []
  const isHtml = said.get('html') === 'true'
  const guid = Number(said.get('guid column') ?? 0)
  return readTable(lines.slice(count).join('\n'), separator).map(({ line, cells }) => {
    const plain = isHtml ? cells.map(withoutHtml) : cells
    const named = columns.length > 0 ? columns : headingsFor(plain)
    const id = guid > 0 && !named[guid - 1] ? { id: plain[guid - 1] ?? '' } : {}
    return { line: line + count, word: { ...wordOfCells(plain, named), ...id } }
  })
}

function saying(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(1, at).toLowerCase(), line.slice(at + 1)]
}

/** Without names: which of the first two is Hindi shows in its letters. */
function headingsFor([first = '']: string[]): string[] {
  return hasIndic(first) ? ['hindi', 'english'] : ['english', 'hindi']
}

function withoutHtml(cell: string): string {
  const broken = cell.replace(/<br\s*\/?>|<\/div>/gi, ' ').replace(/<[^<>]*>/g, '')
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }
  return broken.replace(/&(\w+);/g, (all, name: string) => signs[name] ?? all).trim()
}

function wordOfCells(cells: string[], names: string[]): Partial<StudioWord> {
  const word: Partial<StudioWord> = {}
  for (const [at, name] of names.entries()) {
    Object.assign(word, columnNamed(name)?.to((cells[at] ?? '').trim(), word))
  }
  return word
}
