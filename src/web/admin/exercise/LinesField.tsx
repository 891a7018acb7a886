import { AreaRow, type RowNote } from '../ui/FormRow.tsx'

interface LinesFieldProps {
  label: string
  hint: string
  value: readonly string[]
  onChange: (value: string[]) => void
  notes: readonly RowNote[]
}

/** Several short texts in Hindi, one a line. */
export function LinesField({ label, hint, value, onChange, notes }: LinesFieldProps) {
  return (
    <AreaRow
      label={label}
      hint={hint}
      lang="hi"
      rows={2}
      notes={notes}
      value={value.join('\n')}
      onChange={(text) => onChange(text.split('\n'))}
      onBlur={() => onChange(value.map((line) => line.trim()).filter(Boolean))}
    />
  )
}
