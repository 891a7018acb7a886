import type { Finding } from '../hindi/spelling/lint-hindi.ts'

/** Rules of the Marathi norm of 1962 and 1972 that a machine can see, and slips of any Devanagari text. */
const RULES: [pattern: RegExp, message: string][] = [
  [
    /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00a0\u200c]/gu,
    'An invisible character stands here.',
  ],
  [/[।॥]/gu, 'A Marathi sentence ends in a full stop, not in a danda.'],
  [/(?<!\s)\s+[.,?!]/gu, 'No blank stands before this mark.'],
  [/ {2,}|\t/gu, 'A doubled blank.'],
  [/\p{Script=Latin}+/gu, 'This is in Latin letters.'],
  [/\u0901/gu, 'Marathi writes no chandrabindu but in words from English: a dot (ं) stands here.'],
  [/[\u093e-\u094c]{2,}|[\u0905-\u0914][\u093e-\u0944\u0947\u0948\u094b-\u094d]/gu, 'Two vowels at once.'],
  [
    /(?<=[\u0915-\u0939][\u093e-\u094d\u0902]?[\u0915-\u0939])[\u093f\u0941](?=[\s.,?!]|$)/gu,
    'A last i or u is long: पाणी, लाडू.',
  ],
]

/** What is to be mended in a Marathi text, with where it stands. */
export function lintMarathi(text: string): Finding[] {
  return RULES.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ message, at: index })),
  )
}
