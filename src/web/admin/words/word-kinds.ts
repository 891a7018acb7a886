import type { z } from 'zod'
import type { WordRow } from '#calls/studio-rows.ts'
import { wordKinds } from '#calls/studio-words.ts'

export type ListedWord = z.infer<typeof WordRow>

/** The kinds of words as they are read. */
export const wordKindNames: Record<string, string> = {
  'noun m': 'noun, masculine',
  'noun f': 'noun, feminine',
  'noun n': 'noun, neuter',
  'name m': 'name, masculine',
  'name f': 'name, feminine',
}

export const wordKindOptions = wordKinds.map((kind) => ({ value: kind, label: wordKindNames[kind] ?? kind }))
