import { BINDU, VIRAMA, VOWEL_ROMAN, VOWEL_TO_SIGN } from './letters-table.ts'
import {
  LOOSE_CONSONANTS,
  LOOSE_VOWELS,
  type Option,
  option,
  SPECIAL_ONSETS,
} from './loose-spellings-table.ts'
import { consonantRoman, nasalRoman } from './romanise.ts'
import { type Syllable, syllablesOf } from './syllables.ts'

/** One sound of a word: its Devanagari, and the ways it may be written in roman. */
export type Sound = { text: string; options: Option[] }

/** Loose spellings of consonants, as a language has them. */
type Consonants = typeof LOOSE_CONSONANTS

function onsetSounds(onset: string[], consonants: Consonants): Sound[] {
  const special = SPECIAL_ONSETS[onset.join('')]
  if (special) return [{ text: onset.join(VIRAMA), options: special }]
  return onset.map((letter, index) => {
    const before = index > 0 ? VIRAMA : ''
    const loose = (consonants.get(letter) ?? []).map(([spelling, level, reads]) =>
      option(spelling, level, reads && before + reads),
    )
    const options = [option(consonantRoman(letter), 0), ...loose]
    // piyaz for प्याज़; kiya is किया.
    if (letter === 'य' && index > 0) options.push(option('iy', 2, 'िय'))
    const next = onset[index + 1]
    const doubles = next === undefined ? index > 0 && onset[index - 1] === letter : false
    return { text: before + letter, options: doubles ? [...options, option('', 2, '')] : options }
  })
}

/** What is written of a vowel that is not said: ladaka, karyalaya; and raye, which is राय unless a word ends in ए. */
function silentOptions({ silent, onset }: Syllable, isLast: boolean): Option[] {
  if (!silent) return [option('', 0)]
  const written = [option('', 0), option('a', isLast ? 2 : 1, VOWEL_TO_SIGN.आ)]
  return isLast && onset.join('') === 'य' ? [...written, option('e', 2, VOWEL_TO_SIGN.ए)] : written
}

function vowelOptions(
  syllable: Syllable,
  place: { nearH: boolean; afterVowel: boolean; inside: boolean; last: boolean },
): Option[] {
  const sign = (vowel: string) => (syllable.onset.length > 0 ? (VOWEL_TO_SIGN[vowel] ?? '') : vowel)
  if (syllable.vowel === '') return silentOptions(syllable, place.last)
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

/** The sounds of a word with every way we take them in roman: casual spelling, not only ours. */
export function romanOptions(word: string, consonants: Consonants = LOOSE_CONSONANTS): Sound[] {
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
    const sounds = [
      ...onsetSounds(syllable.onset, consonants),
      { text: sign, options: vowelOptions(syllable, place) },
    ]
    if (syllable.nasal)
      sounds.push({ text: syllable.nasal, options: nasalOptions(syllable, next, spoken === 1) })
    if (syllable.visarga) sounds.push({ text: 'ः', options: [option('h', 0), option('', 1, '')] })
    return sounds
  })
}
