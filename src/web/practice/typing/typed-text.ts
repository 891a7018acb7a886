import { romanBefore } from './roman-typing.ts'

/** What stands in the field, where the caret is, and the roman that the last word was taken for. */
export interface Typed {
  text: string
  caret: number
  taken: { word: string; roman: string } | null
}

export const nothingTyped: Typed = { text: '', caret: 0, taken: null }

export const beforeCaret = ({ text, caret }: Typed) => text.slice(0, caret)

/** The text with another start before the caret. */
export function withStart(typed: Typed, start: string, taken: Typed['taken'] = null): Typed {
  return { text: start + typed.text.slice(typed.caret), caret: start.length, taken }
}

/** The roman word before the caret becomes this word, and what ends it. */
export function take(typed: Typed, word: string, end = ' '): Typed {
  const before = beforeCaret(typed)
  const roman = romanBefore(before)
  const start = before.slice(0, before.length - roman.length)
  // In the middle of a sentence the blank is there already.
  const isSpaced = end === ' ' && typed.text.charAt(typed.caret) === ' '
  const next = withStart(typed, start + word + (isSpaced ? '' : end), { word: word + end, roman })
  return isSpaced ? { ...next, caret: next.caret + 1 } : next
}

const ends: Record<string, string> = {
  ' ': ' ',
  '\u00a0': ' ',
  ',': ', ',
  '?': '?',
  '!': '!',
  '.': '।',
  '।': '।',
}

/**
 * What an edit of the field means. A blank or a stop after a roman word takes the likeliest word for it; Backspace right
 * after that gives the roman back. It reads the text and not the key, since keyboards of phones name no keys.
 */
export function edited(typed: Typed, now: Pick<Typed, 'text' | 'caret'>, best: string | undefined): Typed {
  const [was, is] = [beforeCaret(typed), now.text.slice(0, now.caret)]
  const isSameRest = typed.text.slice(typed.caret) === now.text.slice(now.caret)
  const plain: Typed = { ...now, taken: null }
  if (!isSameRest) return plain
  const added = is.startsWith(was) ? is.slice(was.length) : ''
  const end = ends[added]
  if (end !== undefined && best !== undefined && romanBefore(was) !== '') return take(typed, best, end)
  const isErased = was.slice(0, -1) === is
  if (isErased && typed.taken && was.endsWith(typed.taken.word)) {
    return withStart(typed, was.slice(0, -typed.taken.word.length) + typed.taken.roman)
  }
  return plain
}

/** What a composition left behind: some keyboards of phones commit a word with its blank at once. */
export function committed(now: Typed, best: (before: string) => string | undefined): Typed {
  const { text, caret } = now
  if (caret === 0) return now
  const was = { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1, taken: null }
  return edited(was, now, best(beforeCaret(was)))
}
