import { isDeepStrictEqual } from 'node:util'
import { StudioWord, wordKinds } from '#calls/studio-words.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { wordsIn } from '../documents/parts.ts'
import type { ShelfLanguage } from '../documents/shelf.ts'
import { slugOf } from '../rows/new-ids.ts'
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
  const elsewhere = language.courses
    .flatMap(({ words }) => wordsIn(words))
    .filter((word) => !own.includes(word))
  const done: ImportedWords = { words: [...own], added: [], changed: [], same: [], refused: [] }
  for (const { line, word: given } of rows) {
    const at = done.words.findIndex(({ id, hi }) => (given.id ? id === given.id : hi === given.hi))
    const before = done.words[at]
    const problem = before ? troubleOf(given) : (troubleOfNew(given) ?? taughtElsewhere(given, elsewhere))
    if (problem) done.refused.push({ line, message: problem })
    else if (before) {
      const after = { ...before, ...given, id: before.id, example: exampleOf(before, given) }
      done.words[at] = after
      done[isDeepStrictEqual(clean(after), clean(before)) ? 'same' : 'changed'].push(before.id)
    } else {
      const isUsed = (id: string) =>
        isTaken(id) || [...done.words, ...elsewhere].some((word) => word.id === id)
      const id = given.id || freeOf(slugOf(romanise(given.hi ?? '')) || 'word', isUsed)
      done.words.push(StudioWord.parse({ ...given, id }))
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

function freeOf(first: string, isUsed: (id: string) => boolean): string {
  for (let nth = 1; ; nth++) {
    const id = nth === 1 ? first : `${first}-${nth}`
    if (!isUsed(id)) return id
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

function taughtElsewhere({ id, hi }: Partial<StudioWord>, elsewhere: StudioWord[]): string | undefined {
  const same = elsewhere.find((word) => (id ? word.id === id : word.hi === hi))
  return same && `“${hi ?? id}” is a word of another course already (${same.id})`
}
