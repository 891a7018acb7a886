import { VIRAMA } from '../romanise/letters-table.ts'
import { type Key, keysOf, spell } from './roman-keys.ts'

/** What a plain key stands for besides its own letter, as people text. */
const EITHER: Record<string, string[]> = {
  a: ['aa'],
  i: ['ee'],
  u: ['oo'],
  t: ['T'],
  th: ['Th'],
  d: ['D', 'R'],
  dh: ['Dh', 'Rh'],
  r: ['R'],
  chh: ['ch'],
  ch: ['chh'],
  j: ['z'],
}
const MOST = 600

/** All that casual roman may spell, a few hundred texts at most: to look words up with, never to offer. */
export function looseReadings(typed: string): string[] {
  let ways: Key[][] = [[]]
  for (const key of keysOf(typed)) {
    const others = (EITHER[key.key] ?? []).flatMap((other) => keysOf(other))
    const options = ways.length * (others.length + 1) > MOST ? [key] : [key, ...others]
    ways = ways.flatMap((way) => options.map((option) => [...way, option]))
  }
  const texts = ways.map(spell)
  return [...new Set([...texts, ...texts.map((text) => text.replaceAll(VIRAMA, ''))])]
}
