import type { z } from 'zod'
import type { LexiconEntry } from '#calls/practice.ts'
import { packForms } from '#language/lexicon.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import { Refusal } from '../refusal.ts'

type Entry = z.infer<typeof LexiconEntry>

/** All words of a language with their forms, small enough to go along with a lesson. */
export function lexiconShown(taught: Taught, languageId: string): Entry[] {
  if (!taught.languages.some(({ id }) => id === languageId))
    throw new Refusal(404, 'There is no such language.')
  return taught
    .words(languageId)
    .map(({ native, meaning, kind, gender, forms }) => [
      native,
      meaning,
      kind,
      gender,
      packForms([native, ...forms]),
    ])
}
