import { useId, useState } from 'react'
import { starPath } from './Stars.tsx'

const halves = ['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const
export type Rating = '' | (typeof halves)[number]

interface StarRatingProps {
  label: string
  value: Rating
  onChange: (value: Rating) => void
}

/** Five stars in halves: ten radio buttons named "0.5 stars" to "5 stars", two on each star. */
export function StarRating({ label, value, onChange }: StarRatingProps) {
  const name = useId()
  const [pointed, setPointed] = useState<Rating>('')
  const lit = Number(pointed || value || 0)
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{label}</legend>
      <div className="inline-flex" onPointerLeave={() => setPointed('')}>
        {halves.map((half, at) => (
          <label
            key={half}
            onPointerEnter={() => setPointed(half)}
            className="relative block h-11 w-[22px] overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-sindoor"
          >
            <input
              type="radio"
              name={name}
              value={half}
              checked={value === half}
              onChange={() => onChange(half)}
              aria-label={`${half} stars`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className={`pointer-events-none absolute top-0 h-11 w-[44px] p-[4px] stroke-ink ${
                Number(half) <= lit ? 'fill-genda' : 'fill-transparent'
              } ${at % 2 === 0 ? 'start-0' : 'end-0'}`}
            >
              <path d={starPath} strokeWidth="1.5" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
