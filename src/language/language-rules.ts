import { postpositionReasons } from './hindi/judging/explain-postposition.ts'
import { romanise } from './hindi/romanise/romanise.ts'
import { type Finding, lintHindi } from './hindi/spelling/lint-hindi.ts'
import { SAID_AS } from './hindi/spelling/misread-table.ts'
import { forms } from './hindi/words/inflect.ts'
import type { PostpositionReasons } from './judgement.ts'
import { lintMarathi } from './marathi/lint-marathi.ts'
import { romaniseMarathi } from './marathi/romanise-marathi.ts'
import { hasIndicLetter } from './scripts.ts'

/** What is known of a language, for whoever writes and resolves its curriculum. */
export interface LanguageRules {
  /** Words or sentences in the roman that a learner reads; empty for letters that are not read here. */
  romanise(text: string): string
  /** Whether a roman answer is read by rules; where it is not, the author's own roman counts. */
  readsRoman: boolean
  /** The forms that follow from a word and its kind; where none are derived, authors write them. */
  forms(word: { hi: string; is: string }): string[]
  /** What is to be mended in a text. */
  lint(text: string): Finding[]
  /** Words that the voice misreads, with what it is given to say. */
  misread: readonly (readonly [word: string, said: string])[]
  /** Why its postpositions stand where they stand, where it is told. */
  postpositions?: PostpositionReasons
}

const rules: Record<string, LanguageRules> = {
  hindi: {
    romanise,
    readsRoman: true,
    forms,
    lint: lintHindi,
    misread: SAID_AS,
    postpositions: postpositionReasons,
  },
  marathi: { romanise: romaniseMarathi, readsRoman: true, forms: () => [], lint: lintMarathi, misread: [] },
}

const unknown: LanguageRules = {
  romanise: (text) => (hasIndicLetter(text) ? '' : text),
  readsRoman: false,
  forms: () => [],
  lint: () => [],
  misread: [],
}

/** The rules of a language by its id (domain 2); of one that is not known yet, rules that ask for everything in writing. */
export function rulesOf(languageId: string): LanguageRules {
  return rules[languageId] ?? unknown
}
