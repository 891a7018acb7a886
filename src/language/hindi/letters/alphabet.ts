import { ALPHABET } from './alphabet-table.ts'

export interface Letter {
  id: string
  /** As it is shown; a sign stands on क. */
  glyph: string
  /** What stands in a word: the letter, or the sign alone. */
  mark: string
  roman: string
  sound: string
  rowId: string
}

export interface LetterRow {
  id: string
  name: string
  nativeName: string
  /** Where in the mouth its letters are made, or what they are for. */
  note: string
  letters: Letter[]
}

/** The alphabet in its rows, as Indian schools teach it. */
export const letterRows: LetterRow[] = readRows()
/** All letters in the order of the alphabet. */
export const letters: Letter[] = letterRows.flatMap((row) => row.letters)

const byId = new Map(letters.map((letter) => [letter.id, letter]))
const byMark = new Map(letters.map((letter) => [letter.mark, letter]))
const marks = new RegExp([...byMark.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu')

export const letterOf = (id: string): Letter | undefined => byId.get(id)

/** The letters that a reader of this text must know, each once, in the order in which they come. */
export function lettersIn(text: string): Letter[] {
  const found = text.normalize('NFC').match(marks) ?? []
  return [...new Set(found)].flatMap((mark) => byMark.get(mark) ?? [])
}

function readRows(): LetterRow[] {
  const rows: LetterRow[] = []
  for (const line of ALPHABET.normalize('NFC').trim().split('\n')) {
    const [id = '', one = '', two = '', three = ''] = line.replace(/^# /, '').split(' | ')
    if (line.startsWith('#')) rows.push({ id, name: one, nativeName: two, note: three, letters: [] })
    else rows.at(-1)?.letters.push({ id, glyph: one, mark: markOf(one), roman: two, sound: three, rowId: '' })
  }
  for (const row of rows) for (const letter of row.letters) letter.rowId = row.id
  return rows
}

function markOf(glyph: string): string {
  const isSign = /^क\p{M}$/u.test(glyph) && glyph !== 'क़'.normalize('NFC')
  return isSign ? glyph.slice(1) : glyph
}
