import { letterRows } from '#language/hindi/letters/alphabet.ts'
import { conjuncts, withoutVowel } from '#language/hindi/letters/conjuncts.ts'

/** With the signs of speed and of lists, and four letters of romanised Hindi, for which a face would be fetched. */
const latin = `${range(0x20, 0x7e)}\u00a0©·×ãéñô•–—‘’“”…`
// Names like José, prices, and what is rare: in a face of their own, loaded only where one of them stands.
const rare = [...`${range(0xa1, 0xff)}€−`].filter((letter) => !latin.includes(letter)).join('')
// Scholars' roman, as names and quotations have it.
const roman = 'āĀīĪūŪēōṛṜṝḷṅṄṭṬḍḌṇṆśŚṣṢḥṃṁẏẖḵġḫ\u0303\u0310\u0304\u0323'
/** Of Kashmiri, Sindhi, Avestan and the Vedas: no word of Hindi, Marathi or later Sanskrit is written with them. */
const notOfHindi = 'ऀऄऎऒऺऻॆॊॎॏ॒॑॓॔ॕॖॗॳॴॵॶॷॸॹॺॻॼॾॿ'
const devanagari = [...`${range(0x900, 0x97f)}\u200c\u200d\u25cc₹`]
  .filter((letter) => !notOfHindi.includes(letter))
  .join('')
/**
 * The Hindi that public pages show, without conjuncts: a single virama brings hundreds of joined forms (13 kB to 48).
 * A letter that is missing here falls to the whole face.
 */
const publicWords =
  'बोली चाय आम पतंग देखो सुनो बोलो जवाब शाबाश है यह मेरा मोर लिखो हिंदी एक आप दीजिए रिकशा ऑटो छाता बादल।१२३४५'
/** Headlines in Hindi that never change. */
const titles = ['वर्णमाला', 'कहाँ', 'से', 'शुरू', 'करें']
/** What the chart of letters says in Hindi. */
const chartWords = devanagariIn(
  JSON.stringify(letterRows.map(({ name, nativeName, note }) => [name, nativeName, note])),
)
/** What the cards of joined letters show: whole, and taken apart. */
const joinedLetters = conjuncts.flatMap(({ whole, parts: [first, second] }) => [
  whole,
  withoutVowel(first),
  second,
])
/** A course's cover shows one letter, at most with a matra. */
const coverLetters = 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'

/** Each face of the look: the package's file that it is cut from, and what it is to draw. */
export const faces = [
  { family: 'Rozha One', from: 'rozha-one', script: 'latin', weight: 400, text: latin, name: 'rozha-latin' },
  { family: 'Mukta', from: 'mukta', script: 'latin', weight: 400, text: latin, name: 'mukta-latin' },
  { family: 'Mukta', from: 'mukta', script: 'latin', weight: 700, text: latin, name: 'mukta-latin-bold' },
  { family: 'Mukta', from: 'mukta', script: 'latin', weight: 400, text: rare, name: 'mukta-rare' },
  { family: 'Mukta', from: 'mukta', script: 'latin', weight: 700, text: rare, name: 'mukta-rare-bold' },
  { family: 'Rozha One', from: 'rozha-one', script: 'latin', weight: 400, text: rare, name: 'rozha-rare' },
  { family: 'Mukta', from: 'mukta', script: 'latin-ext', weight: 400, text: roman, name: 'mukta-roman' },
  { family: 'Mukta', from: 'mukta', script: 'latin-ext', weight: 700, text: roman, name: 'mukta-roman-bold' },
  {
    family: 'Mukta',
    from: 'mukta',
    script: 'devanagari',
    weight: 400,
    text: devanagari,
    name: 'mukta-hindi',
    tolerance: 0.66,
  },
  {
    family: 'Mukta',
    from: 'mukta',
    script: 'devanagari',
    weight: 700,
    text: devanagari,
    name: 'mukta-hindi-bold',
    tolerance: 0.5,
  },
  {
    family: 'Rozha One',
    from: 'rozha-one',
    script: 'devanagari',
    weight: 400,
    text: devanagari,
    name: 'rozha-hindi',
    tolerance: 0.42,
  },
  {
    family: 'Boli Words',
    from: 'mukta',
    script: 'devanagari',
    weight: 400,
    text: publicWords,
    name: 'public-words',
  },
  {
    // The one sign of Indian prices: without it a whole face would be fetched for it.
    family: 'Boli Rupee',
    from: 'rozha-one',
    script: 'devanagari',
    weight: 400,
    text: '₹',
    name: 'rupee',
  },
  {
    family: 'Boli Covers',
    from: 'rozha-one',
    script: 'devanagari',
    weight: 400,
    text: coverLetters,
    name: 'cover-letters',
  },
  {
    family: 'Boli Titles',
    from: 'rozha-one',
    script: 'devanagari',
    weight: 400,
    text: titles.join(''),
    name: 'titles',
    words: titles,
  },
  {
    family: 'Boli Joined',
    from: 'rozha-one',
    script: 'devanagari',
    weight: 400,
    text: joinedLetters.join(''),
    name: 'joined-letters',
    words: joinedLetters,
  },
  {
    family: 'Boli Chart',
    from: 'mukta',
    script: 'devanagari',
    weight: 400,
    text: chartWords.join(''),
    name: 'chart-words',
    words: chartWords,
  },
] as const

/** The mean width of a letter of English prose, blanks between, in ems: of our faces, and of those that stand in. */
const own = { 'mukta-latin': 0.4099, 'mukta-latin-bold': 0.4315, 'rozha-latin': 0.456 }

/**
 * The faces that readers have until ours arrive: Arial of Windows and Apple (Liberation Sans is as wide, letter by
 * letter), Roboto of Android, DejaVu of a bare Linux, and the same for headings. Each is drawn as wide as ours, so
 * that no line breaks elsewhere once ours is here; what is not installed is passed over.
 */
export const fallbacks = (
  [
    ['Mukta Arial', 'mukta-latin', 0.4376, ['Arial', 'Liberation Sans']],
    ['Mukta Arial', 'mukta-latin-bold', 0.4703, ['Arial Bold', 'Liberation Sans Bold']],
    ['Mukta Roboto', 'mukta-latin', 0.4341, ['Roboto']],
    ['Mukta Roboto', 'mukta-latin-bold', 0.4412, ['Roboto Bold', 'Roboto']],
    ['Mukta DejaVu', 'mukta-latin', 0.5008, ['DejaVu Sans']],
    ['Mukta DejaVu', 'mukta-latin-bold', 0.5649, ['DejaVu Sans Bold']],
    ['Rozha Georgia', 'rozha-latin', 0.439, ['Georgia']],
    ['Rozha Noto', 'rozha-latin', 0.4688, ['Noto Serif', 'Noto Serif Regular']],
    ['Rozha DejaVu', 'rozha-latin', 0.5054, ['DejaVu Serif']],
  ] as const
).map(([family, of, mean, local]) => ({ family, of, local, adjust: own[of] / mean }))

/** Every run of Devanagari letters, without signs of sentences and digits. */
export function devanagariIn(text: string): string[] {
  return text.match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? []
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}
