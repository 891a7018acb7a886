import { BINDU, SIGN_TO_VOWEL, VIRAMA } from './letters-table.ts'
import { PARTED_BEGINNINGS, SCHWA_EXCEPTIONS } from './schwa-table.ts'

/** One written syllable as it is said: `vowel` is a vowel letter, empty where nothing is said; `silent` is a written अ not said. */
export type Syllable = {
  onset: string[]
  vowel: string
  inherent: boolean
  silent: boolean
  nasal: string
  visarga: boolean
}

const PIECE =
  /((?:[\u0915-\u0939]\u093c?\u094d)*[\u0915-\u0939]\u093c?)([\u093e-\u094c]|\u094d|\u093d)?([\u0900-\u0902]*)(\u0903?)|([\u0904-\u0914\u0960\u0972]|\u0950)([\u0900-\u0902]*)(\u0903?)/gu

function written(part: string): Syllable[] {
  const syllables: Syllable[] = []
  for (const piece of part.normalize('NFD').matchAll(PIECE)) {
    const [, cluster, sign, nasal, visarga, letter, letterNasal, letterVisarga] = piece
    const inherent = cluster !== undefined && sign === undefined
    syllables.push({
      onset: cluster === undefined ? [] : cluster.normalize('NFC').split(VIRAMA),
      vowel: letter ?? (sign === VIRAMA ? '' : (SIGN_TO_VOWEL[sign ?? ''] ?? 'अ')),
      inherent: inherent && !nasal && !visarga,
      // Only a respelling drops a vowel before another letter so; सर्व्·सम्मति may be written sarvasammati.
      silent: sign === VIRAMA,
      nasal: nasal || letterNasal || '',
      visarga: Boolean(visarga || letterVisarga),
    })
  }
  return syllables
}

const KEEPING_ENDS: Record<string, RegExp> = {
  य: /./u,
  र: /./u,
  व: /[^र]/u,
  न: /[^रन]/u,
  ण: /[षग]/u,
  ल: /[कगप]/u,
  म: /[ष दगह]/u,
  ञ: /ज/u,
}

/** मित्र and सत्य keep their last vowel, दोस्त does not; so does प्रिय. */
function keepsLast(last: Syllable, before: Syllable | undefined): boolean {
  const end = last.onset.at(-1) ?? ''
  const previous = last.onset.at(-2)
  if (previous === undefined) return end === 'य' && (before?.vowel === 'इ' || before?.vowel === 'ई')
  return end !== previous && (KEEPING_ENDS[end]?.test(previous) ?? false)
}

const STOPS = /[\u0915-\u0918\u091a-\u091d\u091f-\u0922\u0924-\u0927\u092a-\u092d]/u

/** विद्यालयों and नारियलों keep it: nobody says “ly” or “iyl”. */
const keptByY = (before: Syllable, here: Syllable, after: Syllable) =>
  after.onset[0] === 'य' || (here.onset[0] === 'य' && before.vowel === 'इ')

/** After a long vowel the dot only says that it is nasal (फेंकना, खींचना); after a short one it is a consonant (गंदगी). */
const LONG = /^[आईऊएऐओऔ]$/u

/** रंगना and कंगना close a syllable with ng, as English does; संगठन parts after the first, and so does गंदगी. */
const isSaidNg = (before: Syllable, here: Syllable) => here.onset[0] === 'ग' && before.onset.at(-1) !== 'स'

/** V C _ C V: the vowel between two single consonants with a vowel on either side falls silent. */
function fallsSilent(syllables: Syllable[], index: number): boolean {
  const [before, here, after] = [syllables[index - 1], syllables[index], syllables[index + 1]]
  if (!before || !here?.inherent || !after) return false
  if (here.onset.length !== 1 || after.onset.length !== 1 || after.vowel === '' || before.vowel === '')
    return false
  if (keptByY(before, here, after)) return false
  const isConsonant = before.nasal === BINDU && !LONG.test(before.vowel)
  const afterNasal = isConsonant && STOPS.test(here.onset[0] ?? '')
  return !afterNasal || /^[रलडव]/u.test(after.onset[0] ?? '') || isSaidNg(before, here)
}

function silence(syllable: Syllable): void {
  syllable.vowel = ''
  syllable.silent = true
}

function spokenPart(part: string): Syllable[] {
  const syllables = written(part)
  const last = syllables.at(-1)
  if (last?.inherent && syllables.length > 1 && !keepsLast(last, syllables.at(-2))) silence(last)
  for (let index = syllables.length - 2; index > 0; index--) {
    const here = syllables[index]
    if (here && fallsSilent(syllables, index)) silence(here)
  }
  return syllables
}

const exceptions = new Map(
  Object.entries(SCHWA_EXCEPTIONS).map(([word, said]) => [word.normalize('NFC'), said]),
)

/** खटखटा, जगमगा, सनसनी: of two pairs that ring alike each is said by itself; but पकड़कर is पकड़ and कर. */
const ECHO =
  /^([\u0915-\u0939]\u093c?([\u0915-\u0939]\u093c?))(?=[\u0915-\u0939]\u093c?(?!कर$|के$)\2(?![\u093c\u094d]))/u

const partEcho = (word: string) => word.normalize('NFD').replace(ECHO, '$1·')

/** सेनापति, उद्योगपति, राष्ट्रपतियों: lord of something; but दंपति and संपत्ति are words of their own. */
const LORD =
  /^((?:[\u0915-\u0939]\u093c?\u094d)*[\u0904-\u0939]\u093c?[^\u0904-\u0939]*[\u0904-\u0939].*)पति(यों)?$/u

const partLord = (word: string) => word.replace(LORD, '$1·पऽति$2')

const beginnings = PARTED_BEGINNINGS.map((parts) => parts.normalize('NFD').split('·'))
const BEGINNING = new RegExp(
  `^(?:${beginnings.map(([first, next]) => `${first}(?=${next})`).join('|')})`,
  'u',
)

const partBeginning = (word: string) => word.replace(BEGINNING, '$&·')

const said = (word: string) =>
  (exceptions.get(word) ?? partLord(partBeginning(partEcho(word)))).split('·').flatMap(spokenPart)

/**
 * The syllables of one Devanagari word (letters folded), its silent vowels dropped: last, and V C _ C V from the right.
 * Where a vowel of the stem is silent, the plural's ending finds it so: अवसरों is avsaron, for अवसर is avsar.
 */
export function syllablesOf(word: string): Syllable[] {
  const [, stem, ending] = /^(.*[\u0915-\u0939]\u093c?)([ोे]ं)$/u.exec(word.normalize('NFD')) ?? []
  if (!stem || !ending || exceptions.has(word)) return said(word)
  const ofStem = said(stem.normalize('NFC'))
  if (!ofStem.at(-3)?.silent || !ofStem.at(-1)?.silent) return said(word)
  return [...ofStem.slice(0, -1), ...said(word).slice(-1)]
}
