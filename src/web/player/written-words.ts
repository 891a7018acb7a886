import type { FilmLine, FilmWord } from '#calls/films.ts'

/** A word of a line, and as it is written there: with its quotation mark, its comma, its question mark. */
export interface WrittenWord {
  word: FilmWord
  text: string
}

/** The words of a line with the marks of its sentence: spoken, they have none, and a question would read as an answer. */
export function writtenWords({ hindi, words }: Pick<FilmLine, 'hindi' | 'words'>): WrittenWord[] {
  const written: WrittenWord[] = []
  let at = 0
  for (const word of words) {
    const start = hindi.indexOf(word.text, at)
    // A number may be written in digits.
    const gap = start < 0 ? '' : hindi.slice(at, start)
    const opening = gap.search(/\S*$/u)
    const previous = written.at(-1)
    if (previous) previous.text += marksIn(gap.slice(0, opening))
    written.push({ word, text: marksIn(gap.slice(opening)) + word.text })
    if (start >= 0) at = start + word.text.length
  }
  const last = written.at(-1)
  if (last) last.text += marksIn(hindi.slice(at))
  return written
}

const marksIn = (text: string) => (/[\p{L}\p{M}\p{N}]/u.test(text) ? '' : text.trimEnd())
