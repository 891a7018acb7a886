const tags: Record<string, string> = { hindi: 'hi', marathi: 'mr', tamil: 'ta' }

/** The BCP 47 tag of a language by its id: for `lang`, a voice and a recogniser. A language that is not known is `und`. */
export function tagOf(languageId: string): string {
  return tags[languageId] ?? 'und'
}

/** Whether an id is that of a language known here: one place of an address holds a language, a course or nothing. */
export function isLanguageId(id: string): boolean {
  return Object.hasOwn(tags, id)
}
