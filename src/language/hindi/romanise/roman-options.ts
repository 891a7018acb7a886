import { BINDU, VIRAMA, VOWEL_ROMAN, VOWEL_TO_SIGN } from './letters-table.ts'
import { consonantRoman, nasalRoman } from './romanise.ts'
import { type Syllable, syllablesOf } from './syllables.ts'

/**
 * One way to write a sound: how far it is from our roman (0 ours, 1 everyday, 2 a slip), and, where the spelling could
 * be read as something else, what it reads as in Devanagari.
 */
export type Option = { spelling: string; level: 0 | 1 | 2; reads?: string }

/** One sound of a word: its Devanagari, and the ways it may be written in roman. */
export type Sound = { text: string; options: Option[] }

type Loose = [spelling: string, level: 1 | 2, readsAs?: string]

const LOOSE_CONSONANTS: Record<string, Loose[]> = {
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
    ['d', 2, 'ड'],
  ],
}
const looseConsonants = new Map(
  Object.entries(LOOSE_CONSONANTS).map(([letter, loose]) => [letter.normalize('NFC'), loose]),
)

const LOOSE_VOWELS: Record<string, Loose[]> = {
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

const SPECIAL_ONSETS: Record<string, Option[]> = {
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

function option(spelling: string, level: 0 | 1 | 2, reads?: string): Option {
  return reads === undefined ? { spelling, level } : { spelling, level, reads: reads.normalize('NFC') }
}

function onsetSounds(onset: string[]): Sound[] {
  const special = SPECIAL_ONSETS[onset.join('')]
  if (special) return [{ text: onset.join(VIRAMA), options: special }]
  return onset.map((letter, index) => {
    const before = index > 0 ? VIRAMA : ''
    const loose = (looseConsonants.get(letter) ?? []).map(([spelling, level, reads]) =>
      option(spelling, level, reads && before + reads),
    )
    const options = [option(consonantRoman(letter), 0), ...loose]
    const next = onset[index + 1]
    const doubles = next === undefined ? index > 0 && onset[index - 1] === letter : false
    return { text: before + letter, options: doubles ? [...options, option('', 2, '')] : options }
  })
}

function vowelOptions(
  syllable: Syllable,
  place: { nearH: boolean; afterVowel: boolean; inside: boolean; last: boolean },
): Option[] {
  const sign = (vowel: string) => (syllable.onset.length > 0 ? (VOWEL_TO_SIGN[vowel] ?? '') : vowel)
  if (syllable.vowel === '')
    return syllable.silent
      ? [option('', 0), place.last ? option('a', 2) : option('a', 1, VOWEL_TO_SIGN.आ)]
      : [option('', 0)]
  const ours = VOWEL_ROMAN[syllable.vowel] ?? ''
  const options = [
    option(ours, 0),
    ...(LOOSE_VOWELS[syllable.vowel] ?? []).map(([spelling, level, reads]) =>
      option(spelling, level, reads && sign(reads)),
    ),
  ]
  if (syllable.vowel === 'अ' && place.nearH) options.push(option('e', 1), option('eh', 2))
  if (syllable.inherent && place.last) options.push(option('', 1))
  if (syllable.vowel === 'अ' && !syllable.nasal && place.inside) options.push(option('', 2))
  if (!place.afterVowel) return options
  return options.flatMap((each) => [
    each,
    { ...each, spelling: `y${each.spelling}`, level: each.level === 0 ? 1 : each.level },
    { ...each, spelling: `w${each.spelling}`, level: 2 as const },
  ])
}

function nasalOptions(syllable: Syllable, next: Syllable | undefined, short: boolean): Option[] {
  const ours = nasalRoman(syllable.nasal, next)
  const start = next?.onset[0] ?? ''
  const options = [option(ours, 0)]
  if (ours === 'm') options.push(option('n', 1))
  if (start === 'ह') options.push(option('ng', 1))
  if (next === undefined || next.onset.length === 0)
    options.push(option('', short ? 2 : 1, ''), option('nn', 2))
  else if (/^[नम]/u.test(start)) options.push(option('', 1, ''))
  else if (syllable.nasal !== BINDU) options.push(option('', 2, ''))
  if (syllable.nasal !== BINDU && /^[पफबभ]/u.test(start)) options.push(option('m', 1))
  return options
}

/** The sounds of a Hindi word with every way we take them in roman: casual spelling, not only ours. */
export function romanOptions(word: string): Sound[] {
  const syllables = syllablesOf(word)
  const spoken = syllables.filter(({ vowel }) => vowel !== '').length
  return syllables.flatMap((syllable, index) => {
    const [before, next] = [syllables[index - 1], syllables[index + 1]]
    const place = {
      nearH: next?.onset[0] === 'ह' || (syllable.onset.at(-1) === 'ह' && before !== undefined),
      afterVowel: syllable.onset.length === 0 && before !== undefined && before.vowel !== '',
      // samjhta for समझता: between single consonants, with a vowel said before it, and one after.
      inside:
        before !== undefined &&
        syllable.onset.length > 0 &&
        next?.onset.length === 1 &&
        syllables.slice(index + 1).some(({ vowel }) => vowel !== ''),
      last: next === undefined,
    }
    const sign = syllable.onset.length > 0 ? (VOWEL_TO_SIGN[syllable.vowel] ?? '') : syllable.vowel
    const sounds = [...onsetSounds(syllable.onset), { text: sign, options: vowelOptions(syllable, place) }]
    if (syllable.nasal)
      sounds.push({ text: syllable.nasal, options: nasalOptions(syllable, next, spoken === 1) })
    if (syllable.visarga) sounds.push({ text: 'ः', options: [option('h', 0), option('', 1, '')] })
    return sounds
  })
}
