import { TextField } from './TextField.tsx'

interface CodeFieldProps {
  label: string
  error?: string | undefined
  hint?: string
  /** Letters too: a phone shows its other keys. */
  isRecovery?: boolean
  className?: string
}

/** Where a one-time code is typed, pasted, or filled in by the browser; blanks in it are no matter. */
export function CodeField({ isRecovery = false, hint, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      {...(hint && { hint })}
      name="code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
    />
  )
}
