import type { Gender } from '#language/judgement.ts'
import { type LanguageRules, rulesOf } from '#language/language-rules.ts'
import { foldLetters } from '#language/normalise.ts'
import type { TaughtWord } from '../../curriculum/curriculum.ts'
import type { AuthoredWord } from '../written/authored-course.ts'
import type { LanguageFolder } from '../written/authored-tree.ts'
import { foldedMap, type Reader, type Readings, readerOf, saidOf } from './glosses.ts'
import { formsOf } from './word-forms.ts'

export function resolveWords({ language, courses, glossary }: LanguageFolder): TaughtWord[] {
  const rules = rulesOf(language.id)
  const authored = courses.flatMap(({ words }) => words)
  const reader = readerOf(glossLayers(authored, glossary, rules), readingsOf(authored, rules))
  return authored.map((word) => resolveWord(word, { languageId: language.id, rules, reader }))
}

interface Resolving {
  languageId: string
  rules: LanguageRules
  reader: Reader
}

function resolveWord(word: AuthoredWord, { languageId, rules, reader }: Resolving): TaughtWord {
  return {
    id: `${languageId}.${word.id}`,
    languageId,
    hindi: word.hi,
    roman: word.roman ?? rules.romanise(word.hi),
    gloss: glossOf(word),
    english: word.en,
    speak: word.speak ?? reader.respelt(word.hi),
    kind: word.is,
    gender: (/ ([mfn])$/.exec(word.is)?.[1] ?? '') as Gender,
    picture: word.picture ?? '',
    example: word.example ? saidOf(word.example, reader) : null,
    accepted: word.accepted,
    forms: formsOf(word, rules),
    note: word.note ?? '',
  }
}

/** "to eat" is glossed "eat", "good; nice" is glossed "good". */
function glossOf({ en, is, gloss }: AuthoredWord): string {
  const first = gloss ?? en.split(/[,;(/]/u)[0]?.trim() ?? en
  return is === 'verb' ? first.replace(/^to /u, '') : first
}

const verbForms: [ending: RegExp, gloss: (verb: string) => string][] = [
  // Not दिए, which is “gave”.
  [/(?<!^.)[इि]ए$/u, (verb) => `please ${verb}`],
  // Not टाँगा, which is “hung”.
  [/[ूऊेएोओ][ँं]?ग[ाेी]$/u, (verb) => `will ${verb}`],
]

/** दीजिए is “please give”, मिलेंगे “will meet”; other forms are glossed as the word itself. */
function glossOfForm(word: AuthoredWord, form: string): string {
  const derived = word.is === 'verb' && form !== foldLetters(word.hi)
  const [, gloss] = verbForms.find(([ending]) => derived && ending.test(form)) ?? []
  return gloss ? gloss(glossOf(word)) : glossOf(word)
}

/**
 * Taught words as they stand, then the glossary, then derived forms: की is “of” before it is a form of करना. Letters are
 * not among them: in a sentence आ is “come”.
 * Of two words the first that is written so gives the gloss: what is taught earlier is what a learner knows.
 */
export function glossLayers(
  words: AuthoredWord[],
  glossary: Record<string, string>,
  rules: LanguageRules,
): ReadonlyMap<string, string>[] {
  const inReverse = words.filter((word) => !isLetter(word)).toReversed()
  const whole = inReverse.map((word): [string, string] => [foldLetters(word.hi), glossOf(word)])
  const derived = inReverse.flatMap((word) =>
    formsOf(word, rules).map((form): [string, string] => [form, glossOfForm(word, form)]),
  )
  return [new Map(whole), foldedMap(glossary), new Map(derived)]
}

const isLetter = ({ is }: AuthoredWord) => is === 'letter'

/** What the voice gets wrong, known of it or respelt by authors, and the words with a roman of their own. */
export function readingsOf(words: AuthoredWord[], rules: LanguageRules): Readings {
  const single = words.filter(({ hi }) => !/\s/.test(hi))
  const authored = single.flatMap(({ hi, speak }): [string, string][] => (speak ? [[hi, speak]] : []))
  return {
    said: new Map([...rules.misread, ...authored].map(([word, said]) => [foldLetters(word), said])),
    romanise: rules.romanise,
    letters: new Map(words.filter(isLetter).map((word) => [foldLetters(word.hi), glossOf(word)])),
    roman: new Map(single.flatMap(({ hi, roman }) => (roman ? [[foldLetters(hi), roman]] : []))),
  }
}
