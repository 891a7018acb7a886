import type { z } from 'zod'
import type { Endpoint } from '#calls/endpoint.ts'
import { plainSentence } from './plain-sentences.ts'
import { Refusal } from './refusal.ts'

/** No form has as many: of a list of a million wrong things the first are told. */
const mostFields = 50
/** What is wrong may name itself: an unknown key of a million letters, or a hundred thousand of them. */
const mostLetters = 300
const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text)

/** What was sent, as the call declares it; else a refusal in the call's form that names the fields. */
export function parsed<S extends z.ZodType>(
  schema: S,
  given: unknown,
  declared: Omit<Endpoint, 'body'>,
): z.output<S> {
  const result = schema.safeParse(given, { error: plainSentence })
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, mostFields)
  const fields = issues.map(({ path, message }) => ({
    field: shortened(path.join('.')),
    message: shortened(message),
  }))
  const message = declared.invalid ?? fields[0]?.message ?? 'This request could not be read.'
  throw new Refusal(declared.family === 'newer' ? 400 : 422, message, { fields })
}
