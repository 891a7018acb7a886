import { z } from 'zod'
import { hasIndic } from '#language/scripts.ts'
import { isVisible } from '#rules/names.ts'

/** A sentence as an author writes it: "Hindi = English", or the map that says more. */
export interface AuthoredSentence {
  hi: string
  en: string
  roman?: string | undefined
  speak?: string | undefined
  gloss?: string | undefined
}

/** Splits at the first " = ". A text without it is Hindi when it begins in Indic letters, English otherwise. */
export function splitSentence(text: string): AuthoredSentence {
  const at = text.indexOf(' = ')
  if (at !== -1) return { hi: text.slice(0, at).trim(), en: text.slice(at + 3).trim() }
  const first = text.match(/[\p{L}\p{N}]/u)?.[0] ?? ''
  return hasIndic(first) ? { hi: text.trim(), en: '' } : { hi: '', en: text.trim() }
}

/** YAML reads 10 as a number; an author means the text. */
export const text = z
  .union([z.string(), z.number()], { error: 'a text is needed here' })
  .transform((written) => String(written).trim())
  .refine(isVisible, { error: 'must not be empty' })

export const shortId = z
  .string({ error: 'an id is needed here' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'an id is made of a-z, 0-9 and single -' })

const sentenceMap = z.strictObject({
  hi: text,
  en: text.optional().transform((english) => english ?? ''),
  roman: text.optional(),
  speak: text.optional(),
  gloss: text.optional(),
})

const sentenceError = {
  error: 'a sentence "Hindi = English" is needed, or a map { hi, en, roman, speak, gloss }',
}

/** What may be English alone: an option, a meaning. */
export const phrase = z.union([text.transform(splitSentence), sentenceMap], sentenceError)

export const sentence = phrase.refine((written) => written.hi !== '', {
  error: 'Hindi is needed before the " = "',
})
