import { romanise } from '../romanise/romanise.ts'
import { COMMON_WORDS } from '../words/common-words-table.ts'

/** Words by their own spelling and by the rough key of all casual ones. */
export type Index = { ours: Map<string, string[]>; loose: Map<string, string[]> }

const LOOSE: [RegExp, string][] = [
  [/(?<=[aeiou])[yvw](?=[aeiou])/gu, ''],
  [/ksh|x/gu, 'ks'],
  [/ph/gu, 'f'],
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/q/gu, 'k'],
  [/gy|jny|jn|gn/gu, 'j'],
  [/ee|ii/gu, 'i'],
  [/oo|uu/gu, 'u'],
  [/eh|(?<=[aeiou])he/gu, 'ah'],
  [/ei|ai|ay|ey|ae/gu, 'e'],
  [/au|ou|ow/gu, 'o'],
  [/(?<=[kgcjtdbrs])h+/gu, ''],
  [/[nm](?![aeiouynm])/gu, ''],
  [/r/gu, 'd'],
  [/a/gu, ''],
  [/(.)\1+/gu, '$1'],
]

/** A rough key under which all casual spellings of a word meet; what meets there is ranked by how well it fits. */
export function looseKey(roman: string): string {
  return LOOSE.reduce((text, [from, to]) => text.replace(from, to), roman.toLowerCase())
}

/** An index, and the words that are not in it yet. */
type Begun = { index: Index; rest: Iterator<string> }

const kept = new WeakMap<object, Begun>()

/** An array or a set is indexed once, since it is asked at every key stroke. */
function begunFor(words: Iterable<string>): Begun {
  const known = kept.get(words)
  if (known) return known
  const begun = { index: { ours: new Map(), loose: new Map() }, rest: words[Symbol.iterator]() }
  if (Array.isArray(words) || words instanceof Set) kept.set(words, begun)
  return begun
}

function* finished({ index, rest }: Begun): Generator<undefined, Index> {
  for (let next = rest.next(); !next.done; next = rest.next()) {
    addWord(index, next.value)
    yield
  }
  return index
}

/** Whole, however far it had come. */
export function indexFor(words: Iterable<string>): Index {
  const finishing = finished(begunFor(words))
  for (;;) {
    const { done, value } = finishing.next()
    if (done) return value
  }
}

/**
 * Indexes the everyday words and those that are taught ahead of the first key, resting after each word: a page that shall
 * stay quick goes on with it whenever it has the time. A key that comes sooner only finds the rest to be done.
 */
export function* indexByAndBy(taught: readonly string[]): Generator<undefined, void> {
  for (const words of [COMMON_WORDS, taught]) yield* finished(begunFor(words))
}

function addWord({ ours, loose }: Index, each: string): void {
  const word = each.normalize('NFC')
  const roman = romanise(word)
  addUnder(ours, roman, word)
  addUnder(loose, looseKey(roman), word)
}

function addUnder(map: Map<string, string[]>, key: string, word: string): void {
  const known = map.get(key)
  if (!known) map.set(key, [word])
  else if (!known.includes(word)) known.push(word)
}
