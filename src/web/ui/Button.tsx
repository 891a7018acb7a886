import type { ComponentProps } from 'react'
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
  /** Something is under way: the button keeps its width and takes no second press. */
  pending?: boolean
}

export function Button({ look, size, pending = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonLook(look, size)} ${className}`}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : rest.onClick}
    >
      {/* Unseen, not hidden: the words are still the button's name. */}
      <span className={`contents ${pending ? 'text-transparent *:opacity-0' : ''}`}>{children}</span>
      {pending && <Spinner className="absolute inset-0 m-auto" />}
    </button>
  )
}
