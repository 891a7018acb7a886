import { type ComponentProps, useId } from 'react'
import { Icon } from './Icon.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  label: string
  hideLabel?: boolean
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange?: (value: string) => void
}

/** The browser's own select, in our clothes: it opens as the reader's device opens one. */
export function Select({ label, hideLabel, options, onChange, className = '', ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-[0.95rem] font-bold'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          {...rest}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className="min-h-11 w-full appearance-none border-2 border-ink bg-card py-2 ps-3 pe-10 text-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2" />
      </div>
    </div>
  )
}
