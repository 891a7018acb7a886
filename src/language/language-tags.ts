const tags: Record<string, string> = { hindi: 'hi', marathi: 'mr', tamil: 'ta' }

/** The BCP 47 tag of a language by its id: for `lang`, a voice and a recogniser. A language that is not known is `und`. */
export function tagOf(languageId: string): string {
  return tags[languageId] ?? 'und'
}
