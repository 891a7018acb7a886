/** In which letters Hindi is read: roman big with Devanagari beneath, both, or Devanagari alone. */
export const scriptModes = ['roman', 'both', 'devanagari'] as const
export type ScriptMode = (typeof scriptModes)[number]

/** How far roman has faded from a word: shown in full, paler once the word holds for days, gone once it holds for weeks. */
export type Rung = 'shown' | 'pale' | 'gone'

const rungs: Rung[] = ['shown', 'shown', 'pale', 'gone', 'gone']

/** From this strength on (review/strength.ts) a word begins to lose its roman. */
export const fadesFrom = rungs.indexOf('pale')

/** Strength 0 to 4; a word that was never met has none. */
export const rungOf = (strength: number): Rung => rungs[strength] ?? 'shown'

export interface LadderWord {
  hindi: string
  roman: string
  rung: Rung
}

/** A text word by word, each on its rung; in one piece, all of it shown, where roman and Hindi do not pair off. */
export function ladderOf(
  text: { hindi: string; roman: string },
  strengthOf: (word: string) => number,
): LadderWord[] {
  const [hindi, roman] = [wordsOf(text.hindi), wordsOf(text.roman)]
  if (hindi.length !== roman.length) return [{ ...text, rung: 'shown' }]
  return hindi.map((word, at) => {
    return { hindi: word, roman: roman[at] ?? '', rung: rungOf(strengthOf(bare(word))) }
  })
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean)

/** Without the marks around it, as words are taught. */
const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '').normalize('NFC')
