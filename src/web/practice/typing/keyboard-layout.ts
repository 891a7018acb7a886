import { aksharas } from '#language/aksharas.ts'

export const virama = '\u094d'
export const nukta = '\u093c'

/** Vowels as letters, and the signs they become after a consonant. */
export const vowels = [...'अआइईउऊऋएऐओऔऑ']
export const signs = ['ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ॉ']

/** Consonants by the place where they are said, then what joins, dots and ends them. */
export const consonantRows = [
  [...'कखगघङचछजझञ'],
  [...'टठडढणतथदधन'],
  [...'पफबभमयरलवह'],
  [...'शषस', nukta, virama, '\u0902', '\u0901', '\u0903', '।', '?'],
]

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

/** Takes back a whole akshara, as a reader sees it: स्ते goes at once. */
export function eraseAkshara(written: string): string {
  return aksharas(written).slice(0, -1).join('')
}
