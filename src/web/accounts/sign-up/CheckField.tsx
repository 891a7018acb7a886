import { type ComponentProps, useId } from 'react'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  /** Undefined where nothing can be wrong with it: then no line is kept free. */
  error?: string | null | undefined
}

/** A box to tick, with its words as the label; the whole line takes the press. */
export function CheckField({ label, error, className = '', ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-2 leading-snug">
        <input
          id={id}
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error === undefined ? undefined : `${id}-line`}
          className="size-6 shrink-0 cursor-pointer"
        />
        {label}
      </label>
      {error !== undefined && (
        <p id={`${id}-line`} className="min-h-7 text-[0.95rem] leading-snug">
          {error && (
            <span role="alert" className="rise block border-s-4 border-sindoor ps-2 font-bold">
              {error}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
