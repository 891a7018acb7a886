import { foldLetters } from '../../normalise.ts'
import { SIGN_TO_VOWEL, VIRAMA, VOWEL_TO_SIGN } from '../romanise/letters-table.ts'
import { CONSONANT_KEYS, MARK_KEYS, VOWEL_KEYS } from './keys-table.ts'

/** One key sequence and what it types. */
export type Key = { kind: 'consonant' | 'vowel' | 'mark' | 'other'; key: string; letter: string }

const keyTable = (kind: Key['kind'], pairs: [string, string][]): Key[] =>
  pairs.map(([key, letter]) => ({ kind, key, letter: letter.normalize('NFC') }))

const ALL: Key[] = [
  ...keyTable('consonant', CONSONANT_KEYS),
  ...keyTable('vowel', VOWEL_KEYS),
  ...keyTable('mark', MARK_KEYS),
]
const byKey = new Map(ALL.map((each) => [each.key, each]))
const byLetter = new Map(ALL.toReversed().map((each) => [each.letter, each.key]))
for (const [key, letter] of [
  ['ch', 'च'],
  ['v', 'व'],
  ['aa', 'आ'],
  ['ee', 'ई'],
  ['oo', 'ऊ'],
] as const)
  byLetter.set(letter, key)

/** Cuts typed roman in keys, the longest first. */
export function keysOf(roman: string): Key[] {
  const keys: Key[] = []
  for (let at = 0; at < roman.length; ) {
    const known = [3, 2, 1]
      .map((length) => byKey.get(roman.slice(at, at + length)))
      .find((each) => each !== undefined)
    const key: Key = known ?? { kind: 'other', key: roman.charAt(at), letter: roman.charAt(at) }
    keys.push(key)
    at += key.key.length
  }
  return keys
}

const CLASS = /^(?:n[kgcjtdTD]|m[pb])/u

/** हिंदी is typed hindee: n and m before a letter of their class are the dot; n_d makes न्द. */
function isDot(key: Key, next: Key | undefined, before: Key | undefined): boolean {
  return (
    before?.kind === 'vowel' &&
    next?.kind === 'consonant' &&
    CLASS.test(key.key + next.key) &&
    next.key !== 'n'
  )
}

/** Devanagari from keys: consonants that meet are joined, a vowel after a consonant is a sign. */
export function spell(keys: Key[]): string {
  let text = ''
  let open = false
  keys.forEach((key, index) => {
    if (key.key === '_') return
    const consonant = key.kind === 'consonant'
    const dot = consonant && isDot(key, keys[index + 1], keys[index - 1])
    if (dot) text += 'ं'
    else if (consonant) text += (open ? VIRAMA : '') + key.letter
    else if (key.kind === 'vowel' && open) text += VOWEL_TO_SIGN[key.letter] ?? ''
    else text += key.letter
    open = consonant && !dot
  })
  return foldLetters(text)
}

const LETTER = /क्ष|ज्ञ|[\u0915-\u0939]\u093c?|[\s\S]/gu

function plainKeys(word: string): string[] {
  const letters = word.match(LETTER) ?? []
  return letters.flatMap((letter, index) => {
    const next = letters[index + 1]
    if (letter === VIRAMA) return next === undefined ? ['.h'] : []
    const key = byLetter.get(SIGN_TO_VOWEL[letter] ?? letter) ?? letter
    const bare =
      /^[\u0915-\u0939]/u.test(letter) && next !== undefined && next !== VIRAMA && !(next in SIGN_TO_VOWEL)
    return bare ? [key, 'a'] : [key]
  })
}

/** The explicit keys that type a word letter by letter, whatever the lexicon: how an on-screen hint can show it. */
export function keysFor(devanagari: string): string {
  const keys = plainKeys(foldLetters(devanagari))
  return keys.reduce((typed, key, index) => {
    const apart =
      keysOf(typed + key).at(-1)?.key === key && keysOf(typed + key).length === keysOf(typed).length + 1
    const nasal = CLASS.test((keys[index - 1] ?? '') + key)
    return apart && !nasal ? typed + key : `${typed}_${key}`
  }, '')
}
