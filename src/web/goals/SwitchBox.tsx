import type { ReactNode } from 'react'

interface SwitchBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** On or off, with its words as part of the target. */
export function SwitchBox({ checked, onChange, children }: SwitchBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-snug font-bold">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-6 shrink-0"
      />
      <span>{children}</span>
    </label>
  )
}
