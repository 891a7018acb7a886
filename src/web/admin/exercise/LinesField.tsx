import { useLearntTag } from '../../learnt-language.ts'
import { AreaRow, type RowNote } from '../ui/FormRow.tsx'

interface LinesFieldProps {
  label: string
  hint: string
  value: readonly string[]
  onChange: (value: string[]) => void
  notes: readonly RowNote[]
}

/** Several short texts in the language that is learnt, one a line. */
export function LinesField({ label, hint, value, onChange, notes }: LinesFieldProps) {
  const tag = useLearntTag()
  return (
    <AreaRow
      label={label}
      hint={hint}
      lang={tag}
      rows={2}
      notes={notes}
      value={value.join('\n')}
      onChange={(text) => onChange(text.split('\n'))}
      onBlur={() => onChange(value.map((line) => line.trim()).filter(Boolean))}
    />
  )
}
