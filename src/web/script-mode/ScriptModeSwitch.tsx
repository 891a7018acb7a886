import { useId } from 'react'
import type { ScriptMode } from '#rules/script-ladder.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { chooseScriptMode, useScriptMode } from './script-mode.ts'

const choices: { value: ScriptMode; label: string; sample: string }[] = [
  { value: 'roman', label: 'Roman', sample: 'ka' },
  { value: 'both', label: 'Both', sample: 'क ka' },
  { value: 'devanagari', label: 'Devanagari', sample: 'क' },
]

/** In which letters Hindi is read, everywhere. */
export function ScriptModeSwitch() {
  const chosen = useScriptMode()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-[0.95rem] font-bold">Read Hindi in</legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] border-2 border-ink">
        {choices.map(({ value, label, sample }) => (
          <label
            key={value}
            className="relative grid min-h-14 place-items-center content-center leading-tight has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-sindoor"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => void chooseScriptMode(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">
              <Hindi className="few-letters !text-base !leading-none">{sample}</Hindi>
            </span>
            <span className="text-[0.95rem]">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
