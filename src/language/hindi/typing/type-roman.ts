import { customarilySpelt, matchRoman, ourRoman } from '../romanise/match-roman.ts'
import { MOSTLY_MEANT } from '../romanise/mostly-meant-table.ts'
import { COMMON_WORDS } from '../words/common-words-table.ts'
import { type Key, keysOf, spell } from './roman-keys.ts'
import { type Index, indexFor, looseKey } from './word-index.ts'

export { keysFor } from './roman-keys.ts'

type Ranked = { word: string; cost: number }

const FARTHER = 0.75
const LONE_LETTER = 4
const LONE = /^(?:[अऐ]|[\u0915-\u0939]\u093c?)$/u
/** Behind a word in its own spelling, before one that is less near to what is asked. */
const AS_GOOD = 0.005

/** Words that the spelling can mean, best first: how well it fits, and how near the lexicon is to what is being asked. */
function knownWords(typed: string, indexes: Index[]): string[] {
  const small = typed.toLowerCase()
  const spelt = customarilySpelt(small)
  const meant = mostlyMeant(small, indexes[0])
  const found = indexes.flatMap(({ ours, loose }, rank) => {
    const [own, alike] = [ours.get(small) ?? [], loose.get(looseKey(small)) ?? []]
    const words = [...new Set([...own, ...spelt, ...(meant ? [meant] : []), ...alike])]
    return words.flatMap((word): Ranked[] => {
      const fit = matchRoman(word, small)
      if (!fit) return []
      if (word === meant) return [{ word, cost: -AS_GOOD }]
      const isAsked = rank === 0 && fit.level < 2 && spelt.includes(word) && holds(indexes[0], word)
      return [{ word, cost: isAsked ? AS_GOOD : costAt(rank, word, fit.cost) }]
    })
  })
  return found.toSorted((left, right) => left.cost - right.cost).map(({ word }) => word)
}

const holds = (index: Index | undefined, word: string) => index?.ours.get(ourRoman(word))?.includes(word)

/** A letter by its name is meant where letters are asked; else ka is का, though क is taught as well. */
function costAt(rank: number, word: string, fit: number): number {
  const lone = (fit > 0 || rank > 1) && LONE.test(word) ? LONE_LETTER : 0
  return fit + lone + rank * (fit > 0 ? FARTHER : 0.01)
}

/** The word that is nearly always meant by a spelling, but where another one is being asked that it fits as well. */
function mostlyMeant(small: string, asked: Index | undefined): string | undefined {
  const oftener = OFTENER.get(small)
  const meant = MOSTLY_MEANT.get(small) ?? oftener
  if (meant === undefined || (oftener && holds(asked, oftener))) return meant
  const others = asked?.loose.get(looseKey(small)) ?? []
  const isAsked = others.some((word) => word !== meant && (matchRoman(word, small)?.level ?? 2) < 2)
  return isAsked ? undefined : meant
}

/** Written ten times as often as the word whose own roman it is; the judge takes each of them. */
const OFTENER = new Map([['ki', 'की']])

const SWAPS: Record<string, string[]> = {
  t: ['T'],
  th: ['Th'],
  d: ['D'],
  dh: ['Dh', 'Rh'],
  r: ['R'],
  rh: ['Rh'],
  n: ['N'],
  sh: ['Sh'],
  kh: ['Kh'],
  gh: ['Gh'],
  k: ['q'],
  ph: ['f'],
  j: ['z'],
  gy: ['GY'],
  i: ['ee'],
  u: ['oo'],
  a: ['aa'],
  e: ['ai'],
  o: ['au', '.o'],
}

function swapped(keys: Key[], at: number): Key[][] {
  return (SWAPS[keys[at]?.key ?? ''] ?? []).map((key) =>
    keys.with(at, keysOf(key)[0] ?? { kind: 'other', key, letter: key }),
  )
}

/** A last n after a vowel is most often a nasal vowel: a dot under a sign above the line, else a moon-dot. */
function nasalEnd(text: string): string[] {
  if (!/[\u0905-\u0914\u093e-\u094c]न$/u.test(text)) return []
  return [text.replace(/(?<=[िीेैोौइईएऐओऔ])न$/u, 'ं').replace(/न$/u, 'ँ')]
}

const CLUSTER = /(?<=.)([\u0915-\u0939]\u093c?)\u094d(?=([\u0915-\u0939]))/gu
const AT_HOME = new Set(
  `स्त स्थ स्क स्प स्व स्न स्म स्य त्र प्र क्र ग्र द्र ब्र श्र ट्र ड्र त्य द्य न्य क्य ग्य ख्य ध्य ष्य ल्य व्य ज्य च्य म्य र्य
  क्त प्त ब्द ब्ध ग्ध न्ह म्ह ल्ह क्ष श्व द्व त्व ज्व ह्म ह्य ष्ट ष्ठ ष्ण त्न ग्न श्न प्न त्म र्म र्द र्व र्ष र्ण र्थ र्ज र्श
  ल्प ल्क श्क क्ल प्ल ग्ल ब्ल ख़्त फ़्र त्क च्छ त्थ द्ध क्ख ट्ठ ज्ञ न्त न्द म्प म्ब`
    .normalize('NFC')
    .split(/\s+/u),
)

/** Opens the clusters that Hindi does not know: samajhnaa is समझना, not समझ्ना. */
function opened(text: string): string {
  return text.replace(CLUSTER, (whole, first: string, second: string) =>
    first === second || AT_HOME.has(whole + second) ? whole : first,
  )
}

/** gy types ग्य, but is far more often ज्ञ; kri is as often कृ. */
function respelt(text: string): string[] {
  return [
    text.replace(/ग्य/gu, 'ज्ञ'),
    text.replace(/्रि/gu, 'ृ'),
    text.replace(/(?<!^.{0,2})्/gu, ''),
    text.replace(/्/gu, ''),
  ]
}

/** What typed roman can spell without any lexicon, the likeliest reading first; keys that choose a letter are obeyed. */
export function readings(typed: string): string[] {
  const keys = keysOf(typed)
  const plain = spell(keys)
  const last = keys.at(-1)
  const endings = last && ['i', 'u', 'a'].includes(last.key) ? swapped(keys, keys.length - 1).map(spell) : []
  const swaps = keys.flatMap((_, at) => swapped(keys, at)).map(spell)
  // Hindi ends in ा and ी; what ends in ि is mostly taught.
  const ordered = last?.key === 'a' || last?.key === 'i' ? [...endings, plain] : [plain, ...endings]
  const first = EXPLICIT.test(typed) ? [plain, ...ordered] : [...ordered.map(opened), ...ordered]
  const nasal = first.flatMap(nasalEnd)
  return [
    ...new Set([
      ...first,
      ...nasal,
      ...first.flatMap(respelt),
      ...swaps.map(opened),
      ...swaps,
      ...swaps.flatMap(nasalEnd),
    ]),
  ]
}

const EXPLICIT = /[A-Z~._]/u
const MOST = 12

const KNOWN = 6

function wordCandidates(typed: string, indexes: Index[]): string[] {
  const known = knownWords(typed, indexes)
  const plain = readings(typed)
  if (!EXPLICIT.test(typed)) return [...new Set([...new Set(known)].slice(0, KNOWN).concat(plain))]
  const own = indexes.flatMap(({ ours }) => ours.get(typed) ?? [])
  return [...new Set([...own, ...plain.slice(0, 1), ...known, ...plain])]
}

/**
 * The Devanagari that typed roman may stand for, best first: words that casual spelling can mean, those of the lexicon (of
 * what is being asked) before those of `further` (all that is taught, the most used first) and everyday ones; then what the
 * keys spell letter by letter. Several words give the best of each, then the candidates for the last.
 */
export function devanagariCandidates(
  roman: string,
  lexicon: Iterable<string> = [],
  further: Iterable<string> = [],
): string[] {
  const indexes = [indexFor(lexicon), indexFor(COMMON_WORDS), indexFor(further)]
  const words = roman.trim().split(/\s+/u)
  const last = words.at(-1) ?? ''
  if (last === '') return []
  const before = words.slice(0, -1).map((word) => wordCandidates(word, indexes)[0] ?? word)
  return wordCandidates(last, indexes)
    .slice(0, MOST)
    .map((candidate) => [...before, candidate].join(' '))
}
