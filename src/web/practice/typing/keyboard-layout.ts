import { aksharas } from '#language/aksharas.ts'
import { conjuncts } from '#language/hindi/letters/conjuncts.ts'

export const virama = '\u094d'
export const nukta = '\u093c'

/** Vowels as letters, and the signs they become after a consonant. */
export const vowels = [...'अआइईउऊऋएऐओऔऑ']
export const signs = ['ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ॉ']

/** Dot below, nasal dots, breath, and what joins. */
export const markKeys = [nukta, '\u0902', '\u0901', '\u0903', virama]

/** Consonants by the place where they are said, five and five (with Marathi's ळ), then numbers: each page fits a small phone. */
export const keyPages = [
  { name: 'क च', keys: [...'कखगघङचछजझञ'] },
  { name: 'ट त', keys: [...'टठडढणतथदधनळ'] },
  { name: 'प य', keys: [...'पफबभमयरलवहशषस।?'] },
  { name: '123', keys: [...'1234567890'] },
]
export const keyboardKeys = [...vowels, ...signs, ...markKeys, ...keyPages.flatMap(({ keys }) => keys), ' ']

const names: Record<string, string> = {
  [virama]: 'join with the next letter',
  [nukta]: 'dot below',
  '\u0902': 'nasal dot',
  '\u0901': 'nasal moon-dot',
  '\u0903': 'breath',
  '।': 'full stop',
}

/** What a key without a letter of its own is called. */
export const keyName = (key: string): string | undefined => names[key]

// Letters that Hindi writes with a dot: क़ ख़ ग़ ज़ झ़ ड़ ढ़ फ़ य़.
const dotted = /[कखगजझडढफय]$/u
const consonant = /[क-ह]\u093c?$/u
const vowel = /([ऄ-औ]|[\u093e-\u094c])$/u
const marks = ['\u0901', '\u0902', '\u0903']

/** Whether a key may be pressed after what is written: a sign needs a letter to hang on. */
export function canPress(written: string, key: string): boolean {
  const text = written.normalize('NFD')
  if (key === nukta) return dotted.test(text)
  if (key === virama || signs.includes(key)) return consonant.test(text)
  if (marks.includes(key)) return consonant.test(text) || vowel.test(text)
  return true
}

/** What is written after a key; a key that may not be pressed changes nothing. */
export function press(written: string, key: string): string {
  return canPress(written, key) ? (written + key).normalize('NFC') : written
}

const half = /([क-ह]\u093c?)\u094d$/u
const MOST = 12

/** After a letter and the sign that joins: what is taught joined with it, and what stands so in these words. */
export function joinsAfter(written: string, words: readonly string[]): { whole: string; second: string }[] {
  const first = half.exec(written.normalize('NFD'))?.[1]
  if (first === undefined) return []
  const met = words.flatMap((word) =>
    [...word.normalize('NFD').matchAll(/(?=([क-ह]\u093c?)\u094d([क-ह]\u093c?))/gu)].map((found) => [
      found[1],
      found[2],
    ]),
  )
  const taught = conjuncts.map(({ parts }) => parts.map((part) => part.normalize('NFD')))
  const seconds = [...taught, ...met].flatMap(([one, two]) => (one === first && two ? [two] : []))
  return [...new Set(seconds)].slice(0, MOST).map((second) => ({
    whole: `${first}${virama}${second}`.normalize('NFC'),
    second: second.normalize('NFC'),
  }))
}

/** Takes back a whole akshara, as a reader sees it: स्ते goes at once. */
export function eraseAkshara(written: string): string {
  return aksharas(written).slice(0, -1).join('')
}
