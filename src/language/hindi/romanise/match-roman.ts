import { grouped } from '../../grouped.ts'
import { foldLetters } from '../../normalise.ts'
import { CUSTOMARY_SPELLINGS } from './customary-table.ts'
import { LOANS } from './loans-table.ts'
import type { Option } from './loose-spellings-table.ts'
import { romanOptions, type Sound } from './roman-options.ts'
import { romanise } from './romanise.ts'

/** How a roman spelling fits a Hindi word: the worst step taken, the sum of steps, and what it could be read as instead. */
export type RomanMatch = { level: 0 | 1 | 2; cost: number; otherReadings: string[] }

type Customary = { word: string; spelling: string; slip: boolean }

const rowsOf = (table: string): Customary[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', ...spellings] = line.normalize('NFC').split(' ')
      return spellings
        .map((spelling, at) => ({ word, spelling, slip: spellings.slice(0, at).includes('/') }))
        .filter(({ spelling }) => spelling !== '/')
    })
const byBoth = (rows: Customary[]) => new Map(rows.map((each) => [`${each.word} ${each.spelling}`, each]))

const wordsSpelt = grouped([CUSTOMARY_SPELLINGS, LOANS].flatMap(rowsOf), ({ spelling }) => spelling)

/** The words that everybody spells so, whatever the letters say: hum is हम, school is स्कूल. */
export function customarilySpelt(spelling: string): string[] {
  return wordsSpelt.get(spelling)?.map(({ word }) => word) ?? []
}

type Path = { cost: number; options: Option[] }

function bestPath(sounds: Sound[], given: string): Path | undefined {
  let ends = new Map<number, Path>([[0, { cost: 0, options: [] }]])
  for (const sound of sounds) {
    if (ends.size === 0) return undefined
    const next = new Map<number, Path>()
    for (const [at, path] of ends) {
      for (const option of sound.options) {
        if (!given.startsWith(option.spelling, at)) continue
        const cost = path.cost + option.level ** 2
        const known = next.get(at + option.spelling.length)
        if (known && known.cost <= cost) continue
        next.set(at + option.spelling.length, { cost, options: [...path.options, option] })
      }
    }
    ends = next
  }
  return ends.get(given.length)
}

/** Every word that the taken spellings could stand for, where they read as something else. At most five are swapped. */
function otherReadings(sounds: Sound[], path: Path): string[] {
  const loose = path.options.flatMap((option, at) => (option.reads === undefined ? [] : [at])).slice(0, 5)
  return Array.from({ length: 2 ** loose.length - 1 }, (_, subset) =>
    sounds
      .map((sound, at) => {
        const bit = loose.indexOf(at)
        const taken = bit >= 0 && ((subset + 1) >> bit) % 2 === 1
        return taken ? (path.options[at]?.reads ?? sound.text) : sound.text
      })
      .join(''),
  ).map(foldLetters)
}

type Prepared = { ours: string; sounds: Sound[] }

/** How a language in Devanagari is written in roman: by us, by sounds, and by custom. */
interface RomanHabits {
  romanise(word: string): string
  sounds(word: string): Sound[]
  /** Rows of a word and its customary spellings; after a `/` stand slips. */
  customary: string[]
}

interface RomanReader {
  /** Our roman of a word, remembered. */
  ourRoman(word: string): string
  /** Fits a roman spelling (small letters) to one word; nothing where it does not fit. */
  match(word: string, given: string): RomanMatch | undefined
}

const MOST_PREPARED = 2000

/** Reads roman by a language's habits. */
export function romanReader({ romanise, sounds, customary }: RomanHabits): RomanReader {
  const table = byBoth(customary.flatMap(rowsOf))
  const prepared = new Map<string, Prepared>()
  /** A word's sounds are worked out once: a sentence is laid side by side, so each word is asked many times. */
  const prepare = (word: string): Prepared => {
    const known = prepared.get(word)
    if (known) return known
    if (prepared.size >= MOST_PREPARED) prepared.clear()
    const made = { ours: romanise(word), sounds: sounds(word) }
    prepared.set(word, made)
    return made
  }
  const match = (word: string, given: string): RomanMatch | undefined => {
    const known = prepare(word)
    const spelt = known.ours === given ? undefined : table.get(`${word} ${given}`)
    if (!spelt) return matchSounds(known, given)
    return { level: spelt.slip ? 2 : 1, cost: spelt.slip ? 4 : 1, otherReadings: [] }
  }
  return { ourRoman: (word) => prepare(word).ours, match }
}

const hindi = romanReader({ romanise, sounds: romanOptions, customary: [CUSTOMARY_SPELLINGS, LOANS] })
const elsewhere = romanReader({ romanise, sounds: romanOptions, customary: [LOANS] })

/** Our roman of a word, remembered. */
export const { ourRoman } = hindi

/** Fits a roman spelling (small letters) to one Hindi word; nothing where it does not fit. */
export const matchRoman = hindi.match

/** The same for another language in Devanagari: what everybody texts in Hindi says nothing there, but what English lent. */
export const matchElsewhere = elsewhere.match

function matchSounds({ ours, sounds }: Prepared, given: string): RomanMatch | undefined {
  if (ours === given) return { level: 0, cost: 0, otherReadings: [] }
  const path = bestPath(sounds, given)
  if (!path) return undefined
  const levels = path.options.map(({ level }) => level)
  const level = levels.includes(2) ? 2 : levels.includes(1) ? 1 : 0
  return { level, cost: path.cost, otherReadings: otherReadings(sounds, path) }
}
