import { Icon } from '../../ui/Icon.tsx'
import { fieldLook } from '../ui/FormRow.tsx'

interface TimePairProps {
  /** Of which day, for who cannot see where it stands. */
  name: string
  pair: { from?: string | undefined; until?: string | undefined }
  onChange: (part: { from?: string; until?: string }) => void
  onRemove: () => void
}

/** From one time to another. */
export function TimePair({ name, pair, onChange, onRemove }: TimePairProps) {
  return (
    <div className="flex items-center gap-2">
      <input
        type="time"
        aria-label={`${name}, from`}
        required
        value={pair.from ?? ''}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        className={`${fieldLook} max-w-32`}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        aria-label={`${name}, until`}
        required
        value={pair.until === '24:00' ? '23:59' : (pair.until ?? '')}
        onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        className={`${fieldLook} max-w-32`}
      />
      <button
        type="button"
        aria-label={`Take these hours away: ${name}, ${pair.from} to ${pair.until}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center hover:bg-pale-genda"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
