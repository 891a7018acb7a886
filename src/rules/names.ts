/** spec 9: a name or surname is 3 to 30 long, counted as a reader counts. */
export const shortestName = 3
export const longestName = 30

/** Of a text of a million letters nobody needs to know whether all are: it is no name. */
const longestLookedAt = 1000

/**
 * Whether `name` is made of letters of any script, with their marks, and spaces (domain 19): अनु and José are. Signs that
 * nobody sees, or marks without a letter, are none: a review or a certificate would stand there without a name.
 */
export function isAlphabetic(name: string): boolean {
  if (name.length > longestLookedAt) return false
  return /^(?:(?!\p{DI})\p{L}|[\p{M} ]|\u200c|\u200d)+$/u.test(name) && /\p{L}/u.test(name)
}

/** Whether anything of a text is seen: more than blanks, joiners and marks of direction. A vowel sign alone is. */
export function isVisible(text: string): boolean {
  return /(?!\p{DI})[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(text)
}

/**
 * How long a name is, in code points of its composed form. Not in graphemes: अनु has two of them, and it is a name.
 */
export function nameLength(name: string): number {
  return name.length > longestLookedAt ? name.length : [...name.normalize('NFC')].length
}
