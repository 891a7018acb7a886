import type { StudioWord } from '#calls/studio-words.ts'

type Given = Partial<Pick<StudioWord, 'id' | 'hi'>>

/** A course's words by their id and their Hindi: a long table looks each of its rows up. */
export class WordIndex {
  readonly words: StudioWord[] = []
  readonly #byId = new Map<string, number>()
  readonly #byHindi = new Map<string, Set<number>>()

  constructor(words: StudioWord[]) {
    for (const [at, word] of words.entries()) this.put(at, word)
  }

  /** Where the word stands that is meant: by its id, else the first by its Hindi; -1 where there is none. */
  placeOf({ id, hi }: Given): number {
    if (id) return this.#byId.get(id) ?? -1
    const places = this.#byHindi.get(hi ?? '')
    return places && places.size > 0 ? Math.min(...places) : -1
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  put(at: number, word: StudioWord): void {
    const before = this.words[at]
    if (before) this.#byHindi.get(before.hi)?.delete(at)
    this.words[at] = word
    if (!this.#byId.has(word.id)) this.#byId.set(word.id, at)
    this.#byHindi.set(word.hi, (this.#byHindi.get(word.hi) ?? new Set<number>()).add(at))
  }
}
