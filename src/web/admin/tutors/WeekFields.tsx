import type { TutorForm } from '#calls/admin-tutors.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import type { NotesOf } from '../ui/use-refusal.ts'
import { weekdays } from './kept-tutors.ts'
import { nextHours } from './next-hours.ts'
import { TimePair } from './TimePair.tsx'

type Hours = TutorForm['hours'][number]

interface WeekFieldsProps {
  hours: readonly Hours[]
  zone: string
  notes: NotesOf
  onChange: (hours: Hours[]) => void
}

/** A week as the tutor lives it: for each day none, one or several stretches. */
export function WeekFields({ hours, zone, notes, onChange }: WeekFieldsProps) {
  const change = (at: number, part: Partial<Hours>) =>
    onChange(hours.map((one, place) => (place === at ? { ...one, ...part } : one)))
  const { box, added } = useAddedFocus<HTMLElement>()
  const add = (weekday: number) => onChange([...hours, nextHours(hours, weekday)])
  return (
    <section ref={box} aria-labelledby="week">
      <h2 id="week" className="hang font-display text-2xl">
        Weekly hours
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">By the clock of {zone}.</p>
      <ul>
        {weekdays.map((name, place) => (
          <li
            key={name}
            className="grid items-start gap-x-4 border-b border-line py-2 sm:grid-cols-[7rem_1fr_auto]"
          >
            <strong className="flex min-h-11 items-center">{name}</strong>
            <div className="grid gap-2">
              {Array.from(hours.entries(), ([at, one]) =>
                one.weekday !== place + 1 ? null : (
                  <TimePair
                    key={at}
                    name={name}
                    pair={one}
                    notes={notes(`hours.${at}`)}
                    onChange={(part) => change(at, part)}
                    onRemove={() => onChange(hours.filter((_, other) => other !== at))}
                  />
                ),
              )}
            </div>
            <Button
              look="quiet"
              size="small"
              className="min-h-11 justify-self-start"
              onClick={() => added(() => add(place + 1))}
            >
              Add hours<span className="sr-only"> on {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
