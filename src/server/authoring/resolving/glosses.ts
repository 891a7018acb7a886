import { foldLetters } from '#language/normalise.ts'
import type { Said } from '../../curriculum/curriculum.ts'
import type { AuthoredSentence } from '../written/authored-text.ts'
import { eachHindiWord, hindiWords, tilesOf, writtenTiles } from './hindi-words.ts'

/** How words are read in one place. */
export interface Reader {
  /** What a form means: forms of taught words, the glossary, and what a lesson glosses itself. */
  glossOf(form: string): string | undefined
  /** What a letter is that stands with no word beside it. */
  letterOf(form: string): string | undefined
  /** The text as the voice must be given it; empty where it says it rightly as it stands. */
  respelt(text: string): string
  /** The text in roman, with the roman that authors gave to words. */
  romanised(text: string): string
}

/** Words that are not read as the rules would have it: `said` by the voice, `roman` in print. */
export interface Readings {
  said: ReadonlyMap<string, string>
  roman: ReadonlyMap<string, string>
  /** The language's own, for all other words. */
  romanise(text: string): string
  /** Letters that are taught, which no word of a sentence is taken for. */
  letters: ReadonlyMap<string, string>
}

/** Of the `layers` of glosses the first that knows a form decides. */
export function readerOf(
  layers: ReadonlyMap<string, string>[],
  { said, roman, romanise, letters }: Readings,
): Reader {
  return {
    glossOf(form) {
      for (const layer of layers) {
        const gloss = layer.get(form)
        if (gloss !== undefined) return gloss
      }
      return letters.get(form)
    },
    letterOf: (form) => letters.get(form),
    respelt(text) {
      const respelt = eachHindiWord(text, (word) => said.get(foldLetters(word)) ?? word)
      return respelt === text ? '' : respelt
    },
    romanised(text) {
      return romanise(eachHindiWord(text, (word) => roman.get(foldLetters(word)) ?? word))
    },
  }
}

export function foldedMap(entries: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(entries).map(([form, gloss]) => [foldLetters(form), gloss]))
}

/** A sentence with its roman and its gloss derived where the author left them out. */
export function saidOf(sentence: AuthoredSentence, reader: Reader): Said {
  return {
    hindi: sentence.hi,
    roman: sentence.roman ?? reader.romanised(sentence.hi),
    gloss:
      sentence.gloss ??
      wordsOf(sentence, reader)
        .map(({ gloss }) => gloss || '–')
        .join(' · '),
    english: sentence.en,
    speak: sentence.speak ?? reader.respelt(sentence.hi),
  }
}

/** Each word with its own roman and gloss; where the author's roman or gloss has as many parts, these are taken. */
export function wordsOf(
  sentence: AuthoredSentence,
  reader: Reader,
): { text: string; roman: string; gloss: string }[] {
  const tiles = tilesOf(sentence.hi)
  const written = writtenTiles(sentence.hi)
  const romans = sentence.roman === undefined ? [] : tilesOf(sentence.roman)
  const letters = tiles.map((tile) => reader.letterOf(foldLetters(tile)))
  const areLetters = letters.every((letter) => letter !== undefined)
  const own = sentence.gloss?.split('·').map((gloss) => gloss.trim()) ?? []
  return tiles.map((text, at) => ({
    text,
    roman: (romans.length === tiles.length ? romans[at] : undefined) ?? reader.romanised(text),
    gloss:
      (own.length === tiles.length ? own[at] : undefined) ??
      (areLetters ? letters[at] : undefined) ??
      (beginsClause(written, at) ? reader.glossOf(foldLetters(`^${written[at]}`)) : undefined) ??
      glossOfTile(text, written[at] ?? text, reader),
  }))
}

/**
 * At the beginning of what is said, after a mark, or after a word that only calls (जी नहीं): there a form may be glossed
 * apart. `^नहीं,` is “no”, `नहीं` is “not”.
 */
function beginsClause(written: readonly string[], at: number): boolean {
  const before = written[at - 1] ?? ''
  return at === 0 || /\p{P}$/u.test(before) || before === 'जी' || before === 'अरे'
}

/** A form may be glossed with the mark that stands after it: `अच्छा?` is “really”, `अच्छा` is “good”. */
function glossOfTile(tile: string, written: string, reader: Reader): string {
  return (
    reader.glossOf(foldLetters(written)) ??
    reader.glossOf(foldLetters(tile)) ??
    hindiWords(tile)
      .map((word) => reader.glossOf(word) ?? '')
      .join(' ')
      .trim()
  )
}
