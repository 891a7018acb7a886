import { romanise } from '#language/hindi/romanise/romanise.ts'
import { SAID_AS } from '#language/hindi/spelling/misread-table.ts'
import { foldLetters } from '#language/normalise.ts'
import type { TaughtWord } from '../curriculum/curriculum.ts'
import type { AuthoredWord } from './authored-course.ts'
import type { LanguageFolder } from './authored-tree.ts'
import { foldedMap, type Reader, readerOf, saidOf } from './glosses.ts'
import { formsOf } from './word-forms.ts'

export function resolveWords({ language, courses, glossary }: LanguageFolder): TaughtWord[] {
  const authored = courses.flatMap(({ words }) => words)
  const reader = readerOf([wordGlosses(authored), foldedMap(glossary)], respellingsOf(authored))
  return authored.map((word) => resolveWord(word, language.id, reader))
}

function resolveWord(word: AuthoredWord, languageId: string, reader: Reader): TaughtWord {
  return {
    id: `${languageId}.${word.id}`,
    languageId,
    hindi: word.hi,
    roman: word.roman ?? romanise(word.hi),
    gloss: glossOf(word),
    english: word.en,
    speak: word.speak ?? reader.respelt(word.hi),
    kind: word.is,
    gender: word.is.endsWith(' m') ? 'm' : word.is.endsWith(' f') ? 'f' : '',
    picture: word.picture ?? '',
    example: word.example ? saidOf(word.example, reader) : null,
    accepted: word.accepted,
    forms: formsOf(word),
    note: word.note ?? '',
  }
}

/** "to eat" is glossed "eat", "good; nice" is glossed "good". */
function glossOf({ en, is }: AuthoredWord): string {
  const first = en.split(/[,;(/]/u)[0]?.trim() ?? en
  return is === 'verb' ? first.replace(/^to /u, '') : first
}

/** The first word that is written so gives the gloss: what is taught earlier is what a learner knows. */
export function wordGlosses(words: AuthoredWord[]): Map<string, string> {
  const glosses = new Map<string, string>()
  for (const word of words) {
    for (const form of formsOf(word)) if (!glosses.has(form)) glosses.set(form, glossOf(word))
  }
  return glosses
}

/** Words that the voice gets wrong: those known of it, and those that authors respelt. */
export function respellingsOf(words: AuthoredWord[]): Map<string, string> {
  const authored = words.flatMap(({ hi, speak }): [string, string][] =>
    speak && !/\s/.test(hi) ? [[hi, speak]] : [],
  )
  return new Map([...SAID_AS, ...authored].map(([word, said]) => [foldLetters(word), said]))
}
