import { CheckRow, type RowNote, TextRow } from '../ui/FormRow.tsx'
import { localText, ownZone } from './wall-clock.ts'

interface WhenFieldProps {
  /** As a date field has it, in the author's own zone; null: at once. */
  value: string | null
  notes: readonly RowNote[]
  onChange: (value: string | null) => void
}

/** At once, or at an hour of one's own clock. */
export function WhenField({ value, notes, onChange }: WhenFieldProps) {
  const isLater = value !== null
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <CheckRow
        label="Tell it later"
        checked={isLater}
        onChange={(later) => onChange(later ? localText(new Date(Date.now() + 86_400_000)) : null)}
        className="self-end"
      />
      {isLater && (
        <TextRow
          type="datetime-local"
          label="On"
          hint={`By your clock: ${ownZone}`}
          min={localText(new Date())}
          notes={notes}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  )
}
