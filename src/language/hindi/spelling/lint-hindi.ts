import { DOUBLETS } from './doublets-table.ts'
import { SAID_AS } from './misread-table.ts'
import { normOf } from './standard-form.ts'

/** Something to mend in Hindi text; `at` is the index in the text as given. */
export type Finding = {
  message: string
  at: number
  /** It is standard Hindi, only not what the courses write. */
  isStandard?: true
}

type Rule = { pattern: RegExp; message: (found: string) => string }

/** Runs are begun at their first sign: else each sign of a long one would be searched from to its end. */
const RULES: Rule[] = [
  {
    pattern: /[\u0958-\u095f]/gu,
    message: (found) =>
      `“${found}” is one code point that NFC takes apart: write the letter and its dot (${found.normalize('NFC')}).`,
  },
  {
    pattern: /(?<![\u093e-\u094d\u0900-\u0903])[\u093e-\u094d\u0900-\u0903]+\u093c/gu,
    message: () => 'The dot below stands after the vowel sign: it belongs right after its letter.',
  },
  {
    pattern: /अ[ा-ौॉॅ]/gu,
    message: (found) => `“${found}” is built from अ and a sign: use the vowel letter.`,
  },
  {
    pattern: /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00a0]|\u200c|\u200d/gu,
    message: () => 'An invisible character stands here.',
  },
  { pattern: /(?<=[\u0900-\u097f])\s*[|]/gu, message: () => 'This is a bar, not a danda (।).' },
  {
    pattern: /(?<=[\u0900-\u0963])\./gu,
    message: () => 'A Hindi sentence ends in a danda (।), not in a full stop.',
  },
  { pattern: /(?<!\s)\s+[।,?!]/gu, message: (found) => `No blank stands before “${found.trim()}”.` },
  { pattern: /।।/gu, message: () => 'Two dandas: one is enough.' },
  { pattern: / {2,}|\t/gu, message: () => 'A doubled blank.' },
  { pattern: /\p{Script=Latin}+/gu, message: (found) => `“${found}” is in Latin letters.` },
  {
    pattern:
      /(?<![\u0904-\u0939\u093c-\u094f\u0958-\u0961\u0972-\u097f\u0900-\u0903])[\u093a-\u094d\u0900-\u0903\u0962\u0963]/gu,
    message: (found) => `The sign “${found}” stands on no letter.`,
  },
  {
    pattern: /[\u093e-\u094c]{2,}|[\u0905-\u0914][\u093e-\u0944\u0947\u0948\u094b-\u094d]/gu,
    message: (found) => `“${found}” holds two vowels at once.`,
  },
  { pattern: /\u094d(?=[\s।,?!]|$)/gu, message: () => 'A word ends in a halant: is something missing?' },
  {
    pattern: /ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/gu,
    message: () => 'The norm writes this nasal as a dot (ं): हिंदी, संबंध.',
  },
  {
    pattern:
      /[^\u0900-\u097f\p{Script=Latin}\p{N}\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff.,;:?!|'"‘’“”()/…–—-]/gu,
    message: (found) => `“${found}” is foreign to Hindi text.`,
  },
]

const WORD = /[\u0900-\u0963\u0970-\u097f]+/gu

const OBLIQUE: [string, string[]][] = [
  ['ा', ['े', 'ों']],
  ['ी', ['ियाँ', 'ियों']],
]

function inflected(word: string): string[] {
  const ends = OBLIQUE.find(([last]) => word.endsWith(last))?.[1] ?? []
  return [word, ...ends.map((end) => word.slice(0, -1) + end)]
}

/** So that a learner meets one spelling: of two that are standard, the one that all courses write. */
const writtenHere = new Map(
  DOUBLETS.flatMap(([ours, other]) => {
    const kept = inflected(ours)
    return inflected(other).map((form, at): [string, string] => [form, kept[at] ?? ours])
  }),
)

function spellingFindings(text: string): Finding[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const [found] = match
    const ours = writtenHere.get(found.normalize('NFC'))
    const norm = normOf(found.normalize('NFC')) ?? glideNorm(found)
    const message = norm
      ? `The norm is ${norm}, not ${found}.`
      : ours && `Both are standard; here it is always ${ours}, not ${found}.`
    if (!message) return []
    return [{ message, at: match.index, ...(!norm && { isStandard: true as const }) }]
  })
}

const GLIDED = /^(?:ग|न|आ|ला|खा|पा|बना|दिखा|लि|दि|कि|चाहि|हु)य[ेी]ं?$|(?:इ|ि)ये$|ायें?ग[ेी]$/u

/** गये and चाहिये are read by everyone, but the norm is गए, चाहिए: what is taught follows it. */
function glideNorm(word: string): string | undefined {
  if (!GLIDED.test(word)) return undefined
  return word.replace(/ये(ं?)/u, (_, dot: string) => (dot ? 'एँ' : 'ए')).replace(/यी/u, 'ई')
}

/**
 * What is to be mended in authored Hindi, in reading order: encoding, danda, blanks, Latin letters, stray signs, and
 * spellings that are not the norm of the Central Hindi Directorate.
 */
export function lintHindi(text: string): Finding[] {
  const byRule = RULES.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)].map((match) => ({ message: message(match[0]), at: match.index })),
  )
  return [...byRule, ...spellingFindings(text)].toSorted((left, right) => left.at - right.at)
}

const saidAs = new Map(SAID_AS)

/** Warns of a word that the voice engine is known to say wrongly, with the respelling that mends it; else nothing. */
export function speakWarning(word: string): string | undefined {
  const said = saidAs.get(word.normalize('NFC'))
  if (said !== undefined) return `The voice says ${word} wrongly: give it speak: ${said}`
  const dotted = word.normalize('NFC').replace(/ं(?=[तथदध])/gu, 'न्')
  if (word.normalize('NFC') !== dotted)
    return `The voice reads ${dotted} better: give ${word} speak: ${dotted}`
  return undefined
}
