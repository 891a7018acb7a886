import { romanise } from '#language/hindi/romanise.ts'
import { foldLetters } from '#language/normalise.ts'
import type { AuthoredSentence } from './authored-text.ts'
import type { Said } from './curriculum.ts'
import { hindiWords, tilesOf } from './hindi-words.ts'

/** What a form means: forms of taught words, the glossary, and what a lesson glosses itself. */
export type Glosses = (form: string) => string | undefined

export function layeredGlosses(...layers: ReadonlyMap<string, string>[]): Glosses {
  return (form) => {
    for (const layer of layers) {
      const gloss = layer.get(form)
      if (gloss !== undefined) return gloss
    }
    return undefined
  }
}

export function foldedMap(entries: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(entries).map(([form, gloss]) => [foldLetters(form), gloss]))
}

/** A sentence with its roman and its gloss derived where the author left them out. */
export function saidOf(sentence: AuthoredSentence, glosses: Glosses): Said {
  return {
    hindi: sentence.hi,
    roman: sentence.roman ?? romanise(sentence.hi),
    gloss:
      sentence.gloss ??
      wordsOf(sentence, glosses)
        .map(({ gloss }) => gloss || '–')
        .join(' · '),
    english: sentence.en,
    speak: sentence.speak ?? '',
  }
}

/** Each word with its own roman and gloss; where the author's roman or gloss has as many parts, these are taken. */
export function wordsOf(
  sentence: AuthoredSentence,
  glosses: Glosses,
): { text: string; roman: string; gloss: string }[] {
  const tiles = tilesOf(sentence.hi)
  const romans = sentence.roman === undefined ? [] : tilesOf(sentence.roman)
  const own = sentence.gloss?.split('·').map((gloss) => gloss.trim()) ?? []
  return tiles.map((text, at) => ({
    text,
    roman: (romans.length === tiles.length ? romans[at] : undefined) ?? romanise(text),
    gloss: (own.length === tiles.length ? own[at] : undefined) ?? glossOfTile(text, glosses),
  }))
}

function glossOfTile(tile: string, glosses: Glosses): string {
  return (
    glosses(foldLetters(tile)) ??
    hindiWords(tile)
      .map((word) => glosses(word) ?? '')
      .join(' ')
      .trim()
  )
}
