import { CheckRow, TextRow } from '../ui/FormRow.tsx'
import { localText, ownZone } from './wall-clock.ts'

interface WhenFieldProps {
  /** As a date field has it, in the author's own zone; empty: at once. */
  value: string
  onChange: (value: string) => void
}

/** At once, or at an hour of one's own clock. */
export function WhenField({ value, onChange }: WhenFieldProps) {
  const isLater = value !== ''
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <CheckRow
        label="Tell it later"
        checked={isLater}
        onChange={(later) => onChange(later ? localText(new Date(Date.now() + 86_400_000)) : '')}
        className="self-end"
      />
      {isLater && (
        <TextRow
          type="datetime-local"
          label="On"
          hint={`By your clock: ${ownZone}`}
          min={localText(new Date())}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  )
}
