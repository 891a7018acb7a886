/**
 * Gender, number and case at once: a set of the eight places that a form can stand in, a bit each. Two words agree
 * where their sets meet. Hindi's -आ adjective has m.sg.nom., m. for all else, f. (McGregor, Outline of Hindi Grammar,
 * adjectives; Koul, Modern Hindi Grammar, the same).
 */
export type Cells = number

export const [MSN, MSO, MPN, MPO, FSN, FSO, FPN, FPO] = [1, 2, 4, 8, 16, 32, 64, 128] as const
export const MASCULINE = MSN | MSO | MPN | MPO
export const FEMININE = FSN | FSO | FPN | FPO
export const SINGULAR = MSN | MSO | FSN | FSO
export const PLURAL = MPN | MPO | FPN | FPO
export const NOMINATIVE = MSN | MPN | FSN | FPN
export const OBLIQUE = MSO | MPO | FSO | FPO
export const ANY = MASCULINE | FEMININE

export const genderCells = { m: MASCULINE, f: FEMININE } as const

/** What an adjective or a possessive in -आ, -ए, -ई can stand with. */
export function cellsOfAdjective(form: string): Cells {
  if (/[ीई]$/u.test(form)) return FEMININE
  if (/[ेए]$/u.test(form)) return MSO | MPN | MPO
  return /[ाआ]$/u.test(form) ? MSN : ANY
}

/** What a participle as a predicate agrees with: number, no case; only it has a plural of its own in the feminine. */
export function cellsOfParticiple(form: string): Cells {
  if (/[ीई]ं$|[ंँ]गी$/u.test(form) && !/[ूऊ]ँगी$/u.test(form)) return FEMININE & PLURAL
  if (/[ीई]$/u.test(form)) return FEMININE
  return /[ेए]ं?$/u.test(form) ? MASCULINE & PLURAL : MASCULINE & SINGULAR
}

/** The places of one form of a noun, by its ending; none for a vocative. */
export function cellsOfNoun({ lemma, form }: { lemma: string; form: string }, gender: 'm' | 'f'): Cells {
  const own = genderCells[gender]
  if (form !== lemma && /ों$|ओं$/u.test(form)) return own & PLURAL & OBLIQUE
  if (form !== lemma && /[ोओ]$/u.test(form)) return 0
  if (gender === 'f') return form === lemma ? own & SINGULAR : FPN
  if (form !== lemma) return MSO | MPN
  return MSN | MSO | MPN
}

/** In words, for a report. */
export function cellsInWords(cells: Cells): string {
  const gender = cells & MASCULINE ? (cells & FEMININE ? '' : 'masculine') : 'feminine'
  const number = cells & SINGULAR ? (cells & PLURAL ? '' : 'singular') : 'plural'
  const kase = cells & NOMINATIVE ? (cells & OBLIQUE ? '' : 'nominative') : 'oblique'
  return [gender, number, kase].filter((part) => part !== '').join(' ')
}
