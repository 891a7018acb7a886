import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { fieldLook, type RowNote, RowNotes } from '../ui/FormRow.tsx'
import { keptEnd, shownEnd } from './day-end.ts'

interface TimePairProps {
  /** Of which day, for who cannot see where it stands. */
  name: string
  pair: { from?: string | undefined; until?: string | undefined }
  notes: readonly RowNote[]
  onChange: (part: { from?: string; until?: string }) => void
  onRemove: () => void
}

/** From one time to another; until 00:00 is until midnight. */
export function TimePair({ name, pair, notes, onChange, onRemove }: TimePairProps) {
  const id = useId()
  const told = { 'aria-invalid': notes.length > 0 || undefined, 'aria-describedby': id }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <input
        type="time"
        aria-label={`${name}, from`}
        {...told}
        required
        value={pair.from ?? ''}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        className={`${fieldLook} max-w-32`}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        aria-label={`${name}, until`}
        {...told}
        required
        value={shownEnd(pair.until ?? '')}
        onChange={({ currentTarget }) => onChange({ until: keptEnd(currentTarget.value) })}
        className={`${fieldLook} max-w-32`}
      />
      <button
        type="button"
        aria-label={`Take these hours away: ${name}, ${pair.from} to ${shownEnd(pair.until ?? '')}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center hover:bg-pale-genda"
      >
        <Icon name="close" />
      </button>
      <div id={id} className="w-full">
        <RowNotes notes={notes} />
      </div>
    </div>
  )
}
