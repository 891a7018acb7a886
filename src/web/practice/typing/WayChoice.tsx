import { useId } from 'react'
import { type TypingWay, typingWays } from './typing-way.ts'

interface WayChoiceProps {
  way: TypingWay
  onChoose: (way: TypingWay) => void
}

/** How one types: kept on this device. */
export function WayChoice({ way, onChoose }: WayChoiceProps) {
  const name = useId()
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">How you type</legend>
      <div className="flex flex-wrap gap-1">
        {typingWays.map((each) => (
          <label
            key={each.way}
            className="relative grid min-h-11 place-items-center border-b-4 border-line px-2.5 text-[0.95rem] leading-tight has-checked:border-sindoor has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-sindoor hover:bg-pale-genda"
          >
            <input
              type="radio"
              name={name}
              checked={way === each.way}
              onChange={() => onChoose(each.way)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {each.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
