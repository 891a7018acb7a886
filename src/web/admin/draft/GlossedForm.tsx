import { tagOf } from '#language/language-tags.ts'
import { type RowNote, TextRow } from '../ui/FormRow.tsx'
import { formNotes } from './spelling-notes.ts'

interface GlossedFormProps {
  languageId: string
  form: string
  notes: readonly RowNote[]
  onChange: (form: string) => void
}

/** A form that is glossed, and what the lint says of it as it is typed. */
export function GlossedForm({ languageId, form, notes, onChange }: GlossedFormProps) {
  return (
    <TextRow
      label="Form"
      lang={tagOf(languageId)}
      value={form}
      onChange={onChange}
      notes={[...formNotes(languageId, form), ...notes]}
    />
  )
}
