import type { StudioWord } from '#calls/studio-words.ts'

export type Column = {
  name: string
  /** Other names under which people and other programs know it. */
  also: string[]
  of(word: StudioWord): string
  to(cell: string, word: Partial<StudioWord>): Partial<StudioWord>
}

const plain = (
  field: 'id' | 'hi' | 'en' | 'is' | 'roman' | 'gloss' | 'speak' | 'picture' | 'note',
  name: string,
) => ({
  name,
  of: (word: StudioWord) => word[field],
  to: (cell: string) => ({ [field]: cell }),
})
const list = (field: 'accepted' | 'forms', name: string) => ({
  name,
  of: (word: StudioWord) => word[field].join('; '),
  to: (cell: string) => ({ [field]: cell.split(';').flatMap((one) => one.trim() || []) }),
})

/** The columns of a table of words, in their order. */
export const wordColumns: Column[] = [
  { ...plain('id', 'id'), also: ['guid'] },
  { ...plain('hi', 'hindi'), also: ['hi', 'front', 'native', 'word'] },
  { ...plain('roman', 'roman'), also: ['transliteration'] },
  { ...plain('en', 'english'), also: ['en', 'back', 'meaning'] },
  { ...plain('is', 'kind'), also: ['is', 'part of speech'] },
  { ...plain('gloss', 'gloss'), also: [] },
  { ...plain('speak', 'speak'), also: [] },
  { ...plain('picture', 'picture'), also: [] },
  {
    name: 'example',
    also: [],
    of: ({ example }) => example?.hi ?? '',
    to: (hi, { example }) => ({
      example: hi === '' && !example?.en ? undefined : { en: '', ...example, hi },
    }),
  },
  {
    name: 'example in english',
    also: ['example english', 'meaning'],
    of: ({ example }) => example?.en ?? '',
    to: (en, { example }) => ({
      example: en === '' && !example?.hi ? undefined : { hi: '', ...example, en },
    }),
  },
  { ...list('accepted', 'accepted'), also: [] },
  { ...list('forms', 'forms'), also: [] },
  { ...plain('note', 'note'), also: [] },
]

/** The column that a heading names, if it is one of ours. After English, `Meaning` is the example's, as in our decks. */
export function columnNamed(heading: string, taken = new Set<Column>()): Column | undefined {
  const name = heading.trim().toLowerCase()
  return wordColumns.find(
    (column) => !taken.has(column) && (column.name === name || column.also.includes(name)),
  )
}
