import type { z } from 'zod'
import { type LexiconEntry, languageLexicon } from '#calls/practice.ts'
import { packForms } from '#language/lexicon.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import { Refusal } from '../refusal.ts'
import { type WholeReply, wholeReply } from '../whole-reply.ts'

type Entry = z.infer<typeof LexiconEntry>

const kept = new WeakMap<Taught, Map<string, Promise<WholeReply>>>()

/** The lexicon of a language, made once for a version of the curriculum. */
export function lexiconReply(taught: Taught, languageId: string): Promise<WholeReply> {
  const known = kept.get(taught) ?? new Map<string, Promise<WholeReply>>()
  kept.set(taught, known)
  const reply =
    known.get(languageId) ?? wholeReply(languageLexicon.reply.parse(lexiconShown(taught, languageId)))
  known.set(languageId, reply)
  return reply
}

/** All words of a language with their forms, small enough to go along with a lesson. */
function lexiconShown(taught: Taught, languageId: string): Entry[] {
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
