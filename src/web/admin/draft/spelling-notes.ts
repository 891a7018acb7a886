import { rulesOf } from '#language/language-rules.ts'
import type { RowNote } from '../ui/FormRow.tsx'

/** What the lint says of one text where its document is not linted as a whole: a form, a name not yet made. */
export function spellingNotes(languageId: string, text: string): RowNote[] {
  return rulesOf(languageId)
    .lint(text)
    .map(({ message }) => ({ tone: 'wrong', text: message }))
}

/** The same of a form in a glossary, which may say that it begins a clause (`^नहीं,`). */
export function formNotes(languageId: string, form: string): RowNote[] {
  return spellingNotes(languageId, form.replace(/^\^/u, ''))
}
