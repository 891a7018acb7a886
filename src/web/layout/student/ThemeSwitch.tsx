import { useId } from 'react'
import { chooseTheme, type Theme, useTheme } from '../theme.ts'

const choices: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function ThemeSwitch() {
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-[0.95rem] font-bold">Colours</legend>
      <div className="grid grid-cols-3 border-2 border-ink">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="relative grid min-h-11 place-items-center has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-sindoor"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
