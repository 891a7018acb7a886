import { useId } from 'react'
import { chooseSingleKeys, useSingleKeys } from '../single-keys.ts'

const choices = [
  { isOn: true, label: 'On' },
  { isOn: false, label: 'Off' },
]

/** Who speaks to their device, or strikes keys by accident, would press what they never meant (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const chosen = useSingleKeys()
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-keys`}>
      <legend className="mb-1 text-[0.95rem] font-bold">Keyboard shortcuts</legend>
      <div className="grid grid-cols-2 border-2 border-ink">
        {choices.map(({ isOn, label }) => (
          <label
            key={label}
            className="relative grid min-h-11 place-items-center has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-sindoor"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === isOn}
              onChange={() => chooseSingleKeys(isOn)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
      <p id={`${name}-keys`} className="mt-2 text-[0.95rem] leading-snug text-ink-soft">
        In practice numbers choose, Space, S, A and B play, R records, H gives a hint and Enter goes on; at a
        film Space plays, arrows move, L loops a line and C shows captions. Off, no key does anything by
        itself. For this device.
      </p>
    </fieldset>
  )
}
