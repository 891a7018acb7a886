import { normalise } from '../../normalise.ts'
import { standardForm } from '../spelling/standard-form.ts'
import { NUMBER_VARIANTS, NUMBER_WORDS } from './numbers-table.ts'

const SCALES: [string, number][] = [
  ['करोड़', 10_000_000],
  ['लाख', 100_000],
  ['हज़ार', 1000],
  ['सौ', 100],
].map(([word, size]) => [String(word).normalize('NFC'), Number(size)])

const LARGEST = 999_999_999

/** A whole number from 0 up in Hindi words (सौ, हज़ार, लाख, करोड़); nothing for any other. */
export function numberToHindi(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 0 || number > LARGEST) return undefined
  if (number < 100) return NUMBER_WORDS[number]
  const [word, size] = SCALES.find(([, scale]) => number >= scale) ?? ['', 1]
  const rest = number % size
  const head = number === 100 ? word : `${numberToHindi(Math.floor(number / size))} ${word}`
  return rest === 0 ? head : `${head} ${numberToHindi(rest)}`
}

/** A number from 1100 to 1999 as years are said, in hundreds: उन्नीस सौ सैंतालीस. Nothing for any other. */
export function numberInHundreds(number: number): string | undefined {
  if (number < 1100 || number > 1999) return undefined
  const rest = number % 100
  const hundreds = `${numberToHindi(Math.floor(number / 100))} ${'सौ'.normalize('NFC')}`
  return rest === 0 ? hundreds : `${hundreds} ${numberToHindi(rest)}`
}

const small = new Map<string, number>([
  ...NUMBER_VARIANTS.map(([word, value]): [string, number] => [standardForm(word), value]),
  ...NUMBER_WORDS.map((word, value): [string, number] => [standardForm(word), value]),
])
const scales = new Map(SCALES)
scales.set('हजार', 1000)
scales.set('करोड', 10_000_000)

function addWord(sum: { whole: number; part: number; scale: number }, word: string): boolean {
  const value = small.get(standardForm(word))
  const scale = scales.get(word)
  if (value !== undefined && sum.part === 0) sum.part = value
  else if (scale !== undefined && scale < sum.scale) {
    sum.whole += (sum.part || 1) * scale
    sum.part = 0
    sum.scale = scale
  } else return false
  return true
}

/** The number that Hindi words (or digits of either script) say; nothing where they say none. */
export function hindiToNumber(words: string): number | undefined {
  const text = normalise(words)
  if (/^\d+$/u.test(text)) return Number(text)
  if (text === '') return undefined
  const sum = { whole: 0, part: 0, scale: Number.POSITIVE_INFINITY }
  return text.split(' ').every((word) => addWord(sum, word)) ? sum.whole + sum.part : undefined
}
