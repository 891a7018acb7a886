export type Strength = 'weak' | 'fair' | 'strong'

const kinds: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{M}\p{Nd}]/u, 20],
  // Scripts without capitals, as Devanagari.
  [/[\p{Lo}\p{M}]/u, 50],
]

/**
 * A hint while one chooses, no judgement: how hard it is to try every password like this one. Repeats count little, so
 * that aaaaaaaaaaaa is weak; length counts most. The common ones are the server's to refuse.
 */
export function strengthOf(password: string): Strength {
  const letters = [...password.normalize('NFC')]
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const length = Math.min(letters.length, 2 * new Set(letters).size)
  const bits = pool === 0 ? 0 : length * Math.log2(pool)
  return bits < 45 ? 'weak' : bits < 70 ? 'fair' : 'strong'
}
