import type { FilmWord } from '#calls/films.ts'
import { hasSound, tokensOf } from './heard-text.ts'
import type { PartTimes } from './voice-engine.ts'

type WrittenWord = Omit<FilmWord, 'from' | 'to'>

/**
 * When each written word of a line is heard. Where the line is spoken in as many words as are written, by the engine's
 * own times; where it is respelt in more or fewer, by the share of letters.
 */
export function filmWords(words: WrittenWord[], part: PartTimes, spoken: string): FilmWord[] {
  const heard = tokensOf(spoken)
    .map((token, at) => (hasSound(token) ? part.tokens[at] : null))
    .filter((times) => times != null)
  const counts = words.map(({ text }) => tokensOf(text).filter(hasSound).length)
  const agree = counts.reduce((sum, count) => sum + count, 0) === heard.length
  return agree ? byToken(words, { counts, heard, start: part.from }) : byLetters(words, part)
}

type Heard = { counts: number[]; heard: [number, number][]; start: number }

function byToken(words: WrittenWord[], { counts, heard, start }: Heard): FilmWord[] {
  let at = 0
  let last = start
  return words.map((word, index) => {
    const own = heard.slice(at, at + (counts[index] ?? 0))
    at += own.length
    const from = own[0]?.[0] ?? last
    last = own.at(-1)?.[1] ?? last
    return { ...word, from, to: last }
  })
}

function byLetters(words: WrittenWord[], { from, to }: PartTimes): FilmWord[] {
  const lengths = words.map(({ text }) => text.length)
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1
  let before = 0
  return words.map((word, index) => {
    const start = Math.round(from + ((to - from) * before) / all)
    before += lengths[index] ?? 0
    return { ...word, from: start, to: Math.round(from + ((to - from) * before) / all) }
  })
}
