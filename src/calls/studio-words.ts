import { z } from 'zod'
import { StudioSentence, shortId, text } from './studio-shapes.ts'

/** What a word can be. A noun and a name are nothing without their gender. */
export const wordKinds = [
  'noun m',
  'noun f',
  'noun n',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'number',
  'postposition',
  'conjunction',
  'interjection',
  'phrase',
  'name m',
  'name f',
  'letter',
] as const
export type WordKind = (typeof wordKinds)[number]

export const StudioWord = z.object({
  id: shortId,
  hi: text.default(''),
  en: text.default(''),
  /** One of wordKinds. */
  is: text.default(''),
  roman: text.default(''),
  gloss: text.default(''),
  speak: text.default(''),
  /** The name of an icon of fluent-emoji-flat or noto. */
  picture: text.default(''),
  example: StudioSentence.optional(),
  accepted: z.array(text).max(60).default([]),
  /** Irregular forms; regular ones are derived. */
  forms: z.array(text).max(60).default([]),
  note: text.default(''),
})
export type StudioWord = z.infer<typeof StudioWord>
