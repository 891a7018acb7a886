import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dayOf } from '#rules/review/calendar-day.ts'
import { zoneName } from '../own-time-zone.ts'
import { Button } from '../ui/Button.tsx'
import { type FreeDay, slotsByDay } from './slots-by-day.ts'
import { slotsQuery } from './tutor-queries.ts'

interface SlotPickerProps {
  tutorId: string
  timeZone: string
  /** YYYY-MM-DD, or empty. */
  date: string
  slot: Date | null
  onChoose: (date: string, slot: Date | null) => void
  /** False where an hour must be chosen. */
  anyTime?: boolean
}

const daysAtOnce = 6

/** The free hours of a tutor by the days of one's own calendar: first a day, then an hour of it. */
export function SlotPicker({ tutorId, timeZone, date, slot, onChoose, anyTime = true }: SlotPickerProps) {
  const { data: slots, error, isFetching, refetch } = useQuery(slotsQuery(tutorId))
  const [shown, setShown] = useState(daysAtOnce)
  if (error) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>The free hours cannot be shown just now.{anyTime && ' You can still ask for a day.'}</p>
        <Button look="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!slots) return <p className="min-h-40 text-ink-soft">Looking for free hours…</p>
  const days = slotsByDay(slots, timeZone)
  if (days.length === 0) {
    return <p>No free hours in the next four weeks.{anyTime && ' You can still ask for a day.'}</p>
  }
  const chosen = days.find(({ day }) => day === date)
  return (
    <div className="grid gap-4">
      <p className="text-[0.95rem]">
        Times are yours: <strong>{zoneName(timeZone)}</strong>
      </p>
      <fieldset>
        <legend className="mb-2 font-bold">Days with free hours</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {days.slice(0, shown).map(({ day, label, hours }) => (
            <button
              key={day}
              type="button"
              aria-pressed={day === date}
              onClick={() => onChoose(day, null)}
              className="min-h-11 border-2 border-control bg-card px-1 py-1 leading-tight font-bold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {label}
              <span className="block text-[0.9rem] font-normal">{hours.length} free</span>
            </button>
          ))}
        </div>
        {shown < days.length && (
          <Button look="quiet" className="mt-1" onClick={() => setShown(shown + daysAtOnce)}>
            Later days
          </Button>
        )}
      </fieldset>
      {chosen && <Hours {...{ chosen, slot, anyTime }} onChoose={(hour) => onChoose(chosen.day, hour)} />}
      {!chosen && date >= dayOf(new Date(), timeZone) && (
        <p>No free hours on this day.{anyTime && ' You can still ask for it.'}</p>
      )}
    </div>
  )
}

interface HoursProps {
  chosen: FreeDay
  slot: Date | null
  anyTime: boolean
  onChoose: (slot: Date | null) => void
}

function Hours({ chosen, slot, anyTime, onChoose }: HoursProps) {
  const name = useId()
  const choices = [
    ...(anyTime ? [{ startsAt: null, label: 'Any time' }] : []),
    ...chosen.hours.map((hour) => ({ ...hour })),
  ]
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Time on {chosen.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {choices.map(({ startsAt, label }) => (
          <label
            key={label}
            className="grid min-h-11 cursor-pointer place-items-center border-2 border-control bg-card px-2 text-center leading-tight font-bold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sindoor"
          >
            <input
              type="radio"
              name={name}
              checked={startsAt?.getTime() === slot?.getTime()}
              onChange={() => onChoose(startsAt)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
