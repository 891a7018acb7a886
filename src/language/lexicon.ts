import type { Lexicon, WordEntry } from './judgement.ts'
import { normalise } from './normalise.ts'

/** A word with all its forms, as a lexicon is built of it. */
export type LexiconWord = {
  native: string
  meaning: string
  kind: string
  gender: WordEntry['gender']
  forms: string[]
}

/** The words in all their forms: what keeps a lenient match from holding, and what reasons are made of. */
export function lexiconOf(words: Iterable<LexiconWord>, languageId = 'hindi'): Lexicon {
  const building = lexiconByAndBy(words, languageId)
  for (;;) {
    const { done, value } = building.next()
    if (done) return value
  }
}

/** The same, resting after each word: a page that shall stay quick goes on with it whenever it has the time. */
export function* lexiconByAndBy(
  words: Iterable<LexiconWord>,
  languageId: string,
): Generator<undefined, Lexicon> {
  const entries = new Map<string, WordEntry>()
  const others = new Map<string, WordEntry[]>()
  for (const { native, forms, meaning, kind, gender } of words) {
    // “noun f” is a noun; its gender stands by itself.
    const [plainKind = ''] = kind.split(' ')
    const entry = { lemma: normalise(native), meaning, kind: plainKind, gender }
    for (const form of new Set([native, ...forms].map(normalise))) {
      if (!entries.has(form)) entries.set(form, entry)
      else others.set(form, [...(others.get(form) ?? []), entry])
    }
    yield
  }
  // Made when it is first asked for: most answers are in the language itself.
  let meant: Set<string> | undefined
  return {
    languageId,
    isWord: (word) => entries.has(word),
    meaningOf: (word) => entries.get(word)?.meaning,
    entryOf: (word, like) => {
      const first = entries.get(word)
      if (!like || !first || first === like) return first
      const beside = others.get(word) ?? []
      const same = first.kind === like.kind ? first : beside.find(({ kind }) => kind === like.kind)
      return beside.find((each) => each === like) ?? same ?? first
    },
    isMeaning: (word) => {
      meant ??= new Set([...new Set(entries.values())].flatMap(({ meaning }) => wordsOfEnglish(meaning)))
      return meant.has(word)
    },
  }
}

const wordsOfEnglish = (text: string): string[] => text.toLowerCase().match(/[a-z']+/gu) ?? []

/** Forms as their shared beginning and their endings, so that a whole lexicon travels light: “कर|ता,ते,ती”. */
export function packForms(forms: readonly string[]): string {
  const [first = ''] = forms
  let shared = 0
  while (shared < first.length && forms.every((form) => form[shared] === first[shared])) shared++
  return `${first.slice(0, shared)}|${forms.map((form) => form.slice(shared)).join(',')}`
}

/** The forms that were packed. */
export function unpackForms(packed: string): string[] {
  const [stem = '', endings = ''] = packed.split('|')
  return endings.split(',').map((ending) => stem + ending)
}
