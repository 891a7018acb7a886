import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { MixedText } from '../../ui/MixedText.tsx'

export interface RowNote {
  tone: 'wrong' | 'note'
  text: string
}

interface RowProps {
  label: string
  hint?: ReactNode
  /** What is wrong with it, or what to look at again, beside the field. */
  notes?: readonly RowNote[] | undefined
  className?: string | undefined
}

interface FormRowProps extends RowProps {
  children: (field: { id: string; describedBy: string; isWrong: boolean; className: string }) => ReactNode
}

export const fieldLook =
  'block min-h-11 w-full border-2 border-control bg-card px-3 py-2 text-ink placeholder:text-ink-soft focus:border-ink aria-invalid:border-sindoor disabled:opacity-60'

/** A field of the studio: its label above, what it is for and what is wrong with it below. */
export function FormRow({ label, hint, notes = [], className = '', children }: FormRowProps) {
  const id = useId()
  const describedBy = `${id}-notes`
  return (
    // No wider than its column, whatever stands in it without a blank.
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-[0.95rem] font-bold">
        {label}
      </label>
      {children({
        id,
        describedBy,
        isWrong: notes.some(({ tone }) => tone === 'wrong'),
        className: fieldLook,
      })}
      <div id={describedBy}>
        {hint && <p className="pt-1 text-[0.9rem] leading-snug text-ink-soft">{hint}</p>}
        <RowNotes notes={notes} />
      </div>
    </div>
  )
}

const noteLook = { wrong: 'border-sindoor bg-pale-sindoor', note: 'border-genda bg-pale-genda' }

export function RowNotes({ notes }: { notes: readonly RowNote[] }) {
  return (
    <ul>
      {notes.map(({ tone, text }) => (
        <li key={text} className={`mt-1 border-s-4 px-2 py-1 text-[0.95rem] leading-snug ${noteLook[tone]}`}>
          <strong>{tone === 'wrong' ? 'To mend: ' : 'Worth a look: '}</strong>
          <MixedText>{text}</MixedText>
        </li>
      ))}
    </ul>
  )
}

/** What is too long stays as it was written, and is told: a field that stops taking letters says nothing. */
function notesOn(
  value: unknown,
  most: number | undefined,
  notes: readonly RowNote[] = [],
): readonly RowNote[] {
  const length = String(value ?? '').length
  if (most === undefined || length <= most) return notes
  const [atMost, has] = [most, length].map((count) => count.toLocaleString('en'))
  return [{ tone: 'wrong', text: `At most ${atMost} characters; this has ${has}.` }]
}

type TextRowProps = RowProps &
  Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (text: string) => void }

export function TextRow({ label, hint, notes, className, maxLength, onChange, ...rest }: TextRowProps) {
  return (
    <FormRow label={label} hint={hint} notes={notesOn(rest.value, maxLength, notes)} className={className}>
      {({ id, describedBy, isWrong, className: look }) => (
        <input
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${look} ${faceOf(rest.lang)}`}
        />
      )}
    </FormRow>
  )
}

/** What is written in the language that is taught is read in its own face and size. */
const faceOf = (lang = 'en') => (lang === 'en' || lang.endsWith('-Latn') ? '' : 'hindi')

type AreaRowProps = RowProps &
  Omit<ComponentProps<'textarea'>, 'onChange'> & { onChange: (text: string) => void }

/** Several lines; it grows with what is written. */
export function AreaRow({ label, hint, notes, className, maxLength, onChange, ...rest }: AreaRowProps) {
  return (
    <FormRow label={label} hint={hint} notes={notesOn(rest.value, maxLength, notes)} className={className}>
      {({ id, describedBy, isWrong, className: look }) => (
        <textarea
          rows={3}
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${look} ${faceOf(rest.lang)} field-sizing-content max-h-96`}
        />
      )}
    </FormRow>
  )
}

interface SelectRowProps extends RowProps {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  disabled?: boolean
}

export function SelectRow({ label, hint, notes, className, options, onChange, ...rest }: SelectRowProps) {
  return (
    <FormRow label={label} hint={hint} notes={notes} className={className}>
      {({ id, describedBy, isWrong, className: look }) => (
        <div className="relative">
          <select
            {...rest}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isWrong || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={`${look} appearance-none truncate pe-9`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
        </div>
      )}
    </FormRow>
  )
}

interface CheckRowProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

export function CheckRow({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  className = '',
}: CheckRowProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="inline-flex min-h-11 items-center gap-3 font-bold">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="text-[0.9rem] leading-snug text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
