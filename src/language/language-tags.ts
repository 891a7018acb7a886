import { LANGUAGES } from './languages-table.ts'

/** The BCP 47 tag of a language by its id: for `lang`, a voice and a recogniser. A language that is not known is `und`. */
export function tagOf(languageId: string): string {
  return LANGUAGES.get(languageId)?.tag ?? 'und'
}

/** A language's English name by its id, which is that name in small letters (domain 2). */
export function englishNameOf(languageId: string): string {
  return languageId.charAt(0).toUpperCase() + languageId.slice(1)
}

/** Whether an id is that of a language known here: one place of an address holds a language, a course or nothing. */
export function isLanguageId(id: string): boolean {
  return LANGUAGES.has(id)
}
