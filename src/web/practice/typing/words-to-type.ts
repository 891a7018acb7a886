import type { LexiconEntry } from '#calls/practice.ts'
import { unpackForms } from '#language/lexicon.ts'

/**
 * What typing offers of all that is taught: the words first, since they are written more than their forms; of a phrase each
 * word, since one types word by word. A form in ये or यी, which the judge takes as well, is left out where its entry has the
 * norm, गए for गये: gaye would be written just so.
 */
export function* wordsToType(entries: readonly LexiconEntry[]): Generator<undefined, string[]> {
  const words = new Set(entries.flatMap(([native]) => partsOf(native)))
  for (const [, , , , packed] of entries) {
    const forms = new Set(unpackForms(packed).flatMap(partsOf))
    for (const form of forms) if (!forms.has(normOf(form))) words.add(form)
    yield
  }
  return [...words]
}

const partsOf = (phrase: string): string[] => phrase.split(/[^\p{L}\p{M}]+/u).filter(Boolean)

const NORM: Record<string, string> = { ये: 'ए', यी: 'ई' }

/** गए of गये; nothing of a form with one spelling alone. */
function normOf(form: string): string {
  const end = NORM[form.slice(-2)]
  return end === undefined ? '' : form.slice(0, -2) + end
}
