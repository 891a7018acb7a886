import { useState } from 'react'
import { type Strength, strengthOf } from '#rules/password-strength.ts'
import { TextField } from '../ui/TextField.tsx'

const hints: Record<Strength | 'none', string> = {
  none: 'At least 6 characters; a few words are best.',
  weak: 'Weak: a longer one is harder to guess.',
  fair: 'Fair: one more word makes it strong.',
  strong: 'Strong.',
}

/** A new password, with a hint of how hard it is to guess. */
export function PasswordField({
  error,
  className = 'mt-2',
}: {
  error?: string | undefined
  className?: string
}) {
  const [strength, setStrength] = useState<Strength | 'none'>('none')
  return (
    <TextField
      className={className}
      label="Password"
      name="password"
      type="password"
      autoComplete="new-password"
      error={error}
      hint={hints[strength]}
      onInput={({ currentTarget: { value } }) => setStrength(value === '' ? 'none' : strengthOf(value))}
    />
  )
}
