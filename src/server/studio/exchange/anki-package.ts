import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StudioWord } from '#calls/studio-words.ts'
import { ankiTables, collectionRow, fieldNames } from './anki-collection.ts'
import { zipOf } from './zip.ts'

/** A deck as Anki reads it by a double click: a zip with an SQLite database, and a list of media that is empty. */
export interface Deck {
  /** The course, as the deck is called. */
  name: string
  languageId: string
  words: { word: StudioWord; roman: string; tags: string }[]
  now: Date
}

export function ankiPackage(deck: Deck): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'boli-anki-'))
  try {
    const file = join(folder, 'collection.anki2')
    const database = new DatabaseSync(file)
    fill(database, deck)
    database.close()
    return zipOf([
      { name: 'collection.anki2', bytes: readFileSync(file) },
      { name: 'media', bytes: Buffer.from('{}') },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fill(database: DatabaseSync, { name, languageId, words, now }: Deck): void {
  database.exec(ankiTables)
  // Made of the name: a later export goes into the same deck, and its notes change those of this one.
  const [deckId, modelId] = [numberOf(`deck ${name}`), numberOf('model of words')]
  const seconds = Math.floor(now.getTime() / 1000)
  const columns = Object.entries(collectionRow({ name, deckId, modelId, seconds }))
  database
    .prepare(
      `insert into col (${columns.map(([column]) => column).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    .run(...columns.map(([, value]) => value))
  const note = database.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')")
  const card = database.prepare(
    "insert into cards values (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
  )
  database.exec('begin')
  for (const [at, { word, roman, tags }] of words.entries()) {
    const id = numberOf(`${languageId}.${word.id}`)
    const fields = fieldsOf(word, roman)
    const sum = Number.parseInt(
      createHash('sha1')
        .update(fields[0] ?? '')
        .digest('hex')
        .slice(0, 8),
      16,
    )
    note.run(
      id,
      `${languageId}.${word.id}`,
      modelId,
      seconds,
      tags && ` ${tags} `,
      fields.join('\x1f'),
      fields[0] ?? '',
      sum,
    )
    for (const side of [0, 1]) card.run(id + side, id, deckId, side, seconds, at + 1)
  }
  database.exec('commit')
}

function fieldsOf(word: StudioWord, roman: string): string[] {
  const { hi, en, is, example, note } = word
  const fields = {
    Hindi: hi,
    Roman: roman,
    English: en,
    Kind: is,
    Example: example?.hi ?? '',
    Meaning: example?.en ?? '',
    Note: note,
  }
  return fieldNames.map((name) => escaped(fields[name]))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Anki's ids are milliseconds as a rule; any number does that stays the same. Even: a note's two cards lie beside it. */
function numberOf(name: string): number {
  return (
    2 * (createHash('sha256').update(name).digest().readUIntBE(0, 6) % 700_000_000_000) + 1_000_000_000_000
  )
}
