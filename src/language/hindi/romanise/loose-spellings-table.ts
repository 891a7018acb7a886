/**
 * One way to write a sound: how far it is from our roman (0 ours, 1 everyday, 2 a slip), and, where the spelling could
 * be read as something else, what it reads as in Devanagari.
 */
export type Option = { spelling: string; level: 0 | 1 | 2; reads?: string }

type Loose = [spelling: string, level: 1 | 2, readsAs?: string]

const consonants: Record<string, Loose[]> = {
  ख: [['k', 2, 'क']],
  घ: [['g', 2, 'ग']],
  च: [['c', 2]],
  छ: [['ch', 1, 'च']],
  ज: [['z', 2, 'ज़']],
  झ: [
    ['j', 2, 'ज'],
    ['z', 2],
  ],
  ठ: [['t', 2, 'ट']],
  ढ: [['d', 2, 'ड']],
  थ: [['t', 2, 'त']],
  ध: [['d', 2, 'द']],
  फ: [
    ['f', 2, 'फ़'],
    ['p', 2, 'प'],
  ],
  भ: [['b', 2, 'ब']],
  य: [['i', 2]],
  व: [['w', 1]],
  श: [['s', 2, 'स']],
  ष: [['s', 2]],
  क़: [['k', 1, 'क']],
  ख़: [['k', 2, 'क']],
  ग़: [['g', 1, 'ग']],
  ज़: [['j', 2, 'ज']],
  फ़: [['ph', 2, 'फ']],
  ड़: [['d', 1, 'ड']],
  ढ़: [
    ['dh', 1, 'ढ'],
    ['r', 2, 'ड़'],
    ['d', 2, 'ड़'],
  ],
}
export const LOOSE_CONSONANTS: ReadonlyMap<string, Loose[]> = new Map(
  Object.entries(consonants).map(([letter, loose]) => [letter.normalize('NFC'), loose]),
)

export const LOOSE_VOWELS: Record<string, Loose[]> = {
  अ: [['aa', 2, 'आ']],
  आ: [['a', 1, 'अ']],
  इ: [
    ['ee', 2, 'ई'],
    ['ii', 2, 'ई'],
  ],
  ई: [
    ['i', 1, 'इ'],
    ['ii', 1],
  ],
  उ: [
    ['oo', 2, 'ऊ'],
    ['uu', 2, 'ऊ'],
  ],
  ऊ: [
    ['u', 1, 'उ'],
    ['uu', 1],
  ],
  ऋ: [
    ['ru', 2],
    ['r', 2],
  ],
  ए: [
    ['ei', 1],
    ['ay', 2],
    ['ey', 2],
    ['ai', 2, 'ऐ'],
  ],
  ऐ: [
    ['ei', 2],
    ['ay', 2],
    ['ae', 2],
    ['e', 2, 'ए'],
  ],
  औ: [
    ['ou', 1],
    ['ow', 2],
    ['o', 2, 'ओ'],
  ],
  ऑ: [
    ['au', 1],
    ['aw', 2],
    ['a', 2, 'अ'],
    ['aa', 2, 'आ'],
  ],
}

/** Pairs of consonants that are written in ways of their own. */
export const SPECIAL_ONSETS: Record<string, Option[]> = {
  जञ: [option('gy', 0), option('jn', 1), option('gn', 2), option('jny', 1)],
  चछ: [
    option('chchh', 0),
    option('cchh', 1),
    option('chch', 1),
    option('cch', 1),
    option('chh', 1),
    option('ch', 2),
  ],
  चच: [option('chch', 0), option('cch', 1), option('ch', 2, 'च')],
  कख: [option('kkh', 0), option('khkh', 1), option('kh', 2, 'ख')],
  टठ: [option('tth', 0), option('thth', 1), option('th', 2, 'ठ')],
  तथ: [option('tth', 0), option('thth', 1), option('th', 2, 'थ')],
  दध: [option('ddh', 0), option('dhdh', 1), option('dh', 2, 'ध')],
}

/** With what it reads as in composed letters. */
export function option(spelling: string, level: 0 | 1 | 2, reads?: string): Option {
  return reads === undefined ? { spelling, level } : { spelling, level, reads: reads.normalize('NFC') }
}
