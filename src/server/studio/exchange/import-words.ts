import { isDeepStrictEqual } from 'node:util'
import { StudioWord, wordKinds } from '#calls/studio-words.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { wordsIn } from '../documents/parts.ts'
import type { ShelfLanguage } from '../documents/shelf.ts'
import { slugOf } from '../rows/new-ids.ts'
import { WordIndex } from './word-index.ts'
import type { TableRow } from './word-tables.ts'

export interface ImportedWords {
  words: StudioWord[]
  added: string[]
  changed: string[]
  same: string[]
  refused: { line: number; message: string }[]
}

/** The words of a course after a table was taken into them. `isTaken`: ids that were ever used. */
export function importedWords(
  own: StudioWord[],
  rows: TableRow[],
  { language, isTaken }: { language: ShelfLanguage; isTaken: (id: string) => boolean },
): ImportedWords {
  const isOwn = new Set(own)
  const all = language.courses.flatMap(({ words }) => wordsIn(words))
  const elsewhere = new WordIndex(all.filter((word) => !isOwn.has(word)))
  const course = new WordIndex(own)
  const freeOf = freeIds((id) => isTaken(id) || course.has(id) || elsewhere.has(id))
  const done: ImportedWords = { words: course.words, added: [], changed: [], same: [], refused: [] }
  for (const { line, word: given } of rows) {
    const at = course.placeOf(given)
    const before = course.words[at]
    const problem =
      tooLong(given) ??
      (before ? troubleOf(given) : (troubleOfNew(given) ?? taughtElsewhere(given, elsewhere)))
    if (problem) done.refused.push({ line, message: problem })
    else if (before) {
      const after = { ...before, ...given, id: before.id, example: exampleOf(before, given) }
      course.put(at, after)
      done[isDeepStrictEqual(clean(after), clean(before)) ? 'same' : 'changed'].push(before.id)
    } else {
      const id = given.id || freeOf(slugOfHindi(given.hi ?? '') || 'word')
      course.put(course.words.length, StudioWord.parse({ ...given, id }))
      done.added.push(id)
    }
  }
  return done
}

/** A table knows an example's Hindi and English alone: what else is said of it stays while these do. */
function exampleOf({ example: before }: StudioWord, given: Partial<StudioWord>): StudioWord['example'] {
  if (!('example' in given)) return before
  const { example } = given
  return example?.hi === before?.hi && example?.en === before?.en ? before : example
}

function clean(word: StudioWord): unknown {
  return JSON.parse(JSON.stringify(word))
}

/** As an id begins, of which nobody needs the hundredth letter. */
export function slugOfHindi(hi: string): string {
  return slugOf(romanise(hi.slice(0, 100)))
}

function tooLong(given: Partial<StudioWord>): string | undefined {
  if (StudioWord.partial().safeParse(given).success) return undefined
  return 'Something here is too long: a cell has 4,000 letters at most, a list 60 words, an id 80 letters'
}

/** Of many words that sound alike each begins to look where the one before ended. */
function freeIds(isUsed: (id: string) => boolean): (first: string) => string {
  const reached = new Map<string, number>()
  return (first) => {
    for (let nth = reached.get(first) ?? 1; ; nth++) {
      const id = nth === 1 ? first : `${first}-${nth}`
      reached.set(first, nth)
      if (!isUsed(id)) return id
    }
  }
}

function troubleOf({ is, id }: Partial<StudioWord>): string | undefined {
  if (is && !wordKinds.some((kind) => kind === is))
    return `“${is}” is no kind of word: one of ${wordKinds.join(', ')}`
  return id && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? `“${id}” is no id: a-z, 0-9 and single -` : undefined
}

function troubleOfNew(word: Partial<StudioWord>): string | undefined {
  if (!word.hi) return 'A new word needs its Hindi'
  if (!word.en) return `“${word.hi}” needs its English`
  return word.is ? troubleOf(word) : `“${word.hi}” needs its kind: one of ${wordKinds.join(', ')}`
}

function taughtElsewhere(given: Partial<StudioWord>, elsewhere: WordIndex): string | undefined {
  const { id, hi } = given
  const same = elsewhere.words[elsewhere.placeOf(given)]
  return same && `“${hi ?? id}” is a word of another course already (${same.id})`
}
