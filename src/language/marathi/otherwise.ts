import { aksharas } from '../aksharas.ts'
import type { Lexicon } from '../judgement.ts'

const nfc = (text: string) => text.normalize('NFC')

/** The same word as print and as talk have it. */
const DOUBLETS = nfc('इथे/येथे तिथे/तेथे कुठे/कोठे इथून/येथून तिथून/तेथून कुठून/कोठून हो/होय')
  .split(' ')
  .map((pair) => pair.split('/'))

/** The other word that says the same. */
export function doubletOf(word: string): string | undefined {
  return DOUBLETS.find((pair) => pair.includes(word))?.find((other) => other !== word)
}

const NUMBERS = new Map(
  nfc('1 एक 2 दोन 3 तीन 4 चार 5 पाच 6 सहा 7 सात 8 आठ 9 नऊ 10 दहा 100 शंभर')
    .match(/\d+ \S+/gu)
    ?.map((pair) => pair.split(' ') as [string, string]),
)

/** Whether a figure stands for a word. */
export const isFigureOf = (figure: string, word: string): boolean => NUMBERS.get(figure) === word

const ONE = 'with मी, or one person or thing'
const MANY = 'with several, or one person with respect'
/** Forms of one little word, each with what it goes with. */
const FORMS = [
  { आहे: ONE, आहेस: 'with तू', आहोत: 'with “we”', आहात: 'with तुम्ही', आहेत: MANY },
  { नाही: ONE, नाहीस: 'with तू', नाहीत: MANY },
  ...[
    ['हा', 'ही', 'हे'],
    ['तो', 'ती', 'ते'],
  ].map(([his = '', her = '', its = '']) => ({
    [his]: 'with what is masculine',
    [her]: 'with what is feminine',
    [its]: 'with what is neuter, with several, or one person with respect',
  })),
  {
    कसा: 'with what is masculine',
    कशी: 'with what is feminine',
    कसे: 'with what is neuter, with several, or a man who is तुम्ही',
    कशा: 'with several women, or one who is तुम्ही',
  },
].map((forms) => new Map(Object.entries(forms).map(([form, company]) => [nfc(form), nfc(company)])))

/** The other forms of such a word. */
export function otherFormsOf(word: string): string[] {
  const forms = FORMS.find((each) => each.has(word))
  return forms ? [...forms.keys()].filter((form) => form !== word) : []
}

/** What each of two such forms goes with; nothing for any other two. */
export function companyOf(
  expected: string,
  given: string,
  shown: (word: string) => string = String,
): string | undefined {
  const forms = FORMS.find((each) => each.has(expected) && each.has(given))
  if (!forms) return undefined
  return `which goes ${forms.get(given)}; here it is ${shown(expected)}, which goes ${forms.get(expected)}`
}

const SEVERAL = new Set(nfc('आहेत आहात आहोत नाहीत').split(' '))
const NEVER_SAID = new Set(nfc('आहे पाहिजे').split(' '))
const PRINTED = /[क-हळ]\u0947$/u
const OF = /च[\u093e\u0940\u0947]$/u

/**
 * The words of a sentence that print ends in -े and talk in -ं (माझं नाव, कुठं): a neuter one, and what goes with it, and a
 * place; never what is for several (माझे बाबा, तुम्ही कसे आहात).
 */
export function saidOtherwise(words: string[], lexicon: Lexicon): Set<string> {
  return new Set(words.filter((word, at) => isSaidOtherwise(word, { words, at }, lexicon)))
}

function isSaidOtherwise(
  word: string,
  { words, at }: { words: string[]; at: number },
  { entryOf }: Lexicon,
): boolean {
  if (!PRINTED.test(word) || aksharas(word).length < 2 || NEVER_SAID.has(word)) return false
  const entry = entryOf?.(word)
  if (entry?.kind === 'adverb') return true
  if (entry?.kind === 'noun' && !OF.test(word)) return entry.gender === 'n' && entry.lemma === word
  const genderOf = (other: string) => (OF.test(other) ? undefined : entryOf?.(other)?.gender || undefined)
  const after = words.slice(at + 1).find(genderOf)
  const noun = after ?? words.slice(0, at).findLast(genderOf)
  return noun === undefined ? !words.some((other) => SEVERAL.has(other)) : genderOf(noun) === 'n'
}

/** The last vowels of one and of several, by the gender of a noun. */
const NUMBER: Partial<Record<string, [one: string, several: string]>> = {
  m: ['\u093e', '\u0947'],
  n: ['\u0947', '\u0940'],
}

/** That one form of a noun is for one and the other for several; nothing for any other two. */
export function numberOf(expected: string, given: string, { entryOf }: Lexicon): string | undefined {
  const entry = entryOf?.(expected)
  const isNoun = entry?.kind === 'noun' && entry === entryOf?.(given)
  const [one, several] = NUMBER[entry?.gender ?? ''] ?? []
  if (!isNoun || expected.slice(0, -1) !== given.slice(0, -1)) return undefined
  if (expected.at(-1) === one && given.at(-1) === several) return 'which is for several; for one it is'
  if (expected.at(-1) === several && given.at(-1) === one) return 'which is for one; for several it is'
  return undefined
}

/** Marathi has three genders: माझा, माझी, माझे. By the vowel that a word ends in, what it goes with. */
export const ENDINGS: Record<string, string> = {
  आ: 'a masculine word',
  ई: 'a feminine word',
  ए: 'a neuter word, or for several',
}
const SIGNS = new Map([
  ['\u093e', 'आ'],
  ['\u0940', 'ई'],
  ['\u0947', 'ए'],
])

/** The same word with the endings of the other genders. */
export function otherEndingsOf(word: string): string[] {
  const [stem, last] = [word.slice(0, -1), word.slice(-1)]
  if (!SIGNS.has(last) || aksharas(word).length < 2) return []
  return [...SIGNS.keys()].filter((sign) => sign !== last).map((sign) => stem + sign)
}

/** What the ending of a word is for that is no noun. */
export function endingOf(word: string, { entryOf }: Lexicon): string | undefined {
  return entryOf?.(word)?.kind === 'noun' ? undefined : ENDINGS[SIGNS.get(word.slice(-1)) ?? '']
}
