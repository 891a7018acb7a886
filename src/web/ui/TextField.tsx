import { type ComponentProps, useId } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  /** Said before anything is wrong. */
  hint?: string
}

/** A field with its label above and a line kept free for its error, so that nothing moves under the pointer. */
export function TextField({ label, error, hint, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <input
        id={id}
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-line`}
        className="block min-h-12 w-full border-2 border-control bg-card px-3 py-2 text-ink placeholder:text-ink-soft focus:border-ink aria-invalid:border-sindoor"
      />
      <p id={`${id}-line`} className="min-h-7 pt-1 text-[0.95rem] leading-snug">
        {error ? (
          <span role="alert" className="rise block border-s-4 border-sindoor ps-2 font-bold">
            {error}
          </span>
        ) : (
          <span className="text-ink-soft">{hint}</span>
        )}
      </p>
    </div>
  )
}
