import { useState } from 'react'
import type { TutorForm } from '#calls/admin-tutors.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import { CheckRow, TextRow } from '../ui/FormRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'
import { TimePair } from './TimePair.tsx'

type Day = TutorForm['days'][number]

interface DaysFieldsProps {
  days: readonly Day[]
  notes: NotesOf
  onChange: (days: Day[]) => void
}

/** Days that are not like their weekday: off, or with other hours. */
export function DaysFields({ days, notes, onChange }: DaysFieldsProps) {
  const [day, setDay] = useState('')
  const change = (at: number, next: Day) => onChange(days.map((one, place) => (place === at ? next : one)))
  const { box, added } = useAddedFocus<HTMLElement>()
  const add = () => {
    onChange([...days, { day }].toSorted((a, b) => a.day.localeCompare(b.day)))
    setDay('')
  }
  return (
    <section ref={box} aria-labelledby="days">
      <h2 id="days" className="hang mb-2 font-display text-2xl">
        Special days
      </h2>
      <ul>
        {Array.from(days.entries(), ([at, one]) => (
          <li key={one.day} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <strong>{one.day}</strong>
            <CheckRow
              label="Off"
              checked={one.from === undefined}
              onChange={(isOff) =>
                change(at, isOff ? { day: one.day } : { day: one.day, from: '18:00', until: '20:00' })
              }
            />
            {one.from === undefined ? (
              <Button
                look="quiet"
                size="small"
                onClick={() => onChange(days.filter((_, other) => other !== at))}
              >
                Take it away<span className="sr-only">: {one.day}</span>
              </Button>
            ) : (
              <TimePair
                name={one.day}
                pair={one}
                notes={notes(`days.${at}`)}
                onChange={(part) => change(at, { ...one, ...part })}
                onRemove={() => onChange(days.filter((_, other) => other !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <TextRow type="date" label="Day" value={day} onChange={setDay} />
        <Button
          look="secondary"
          disabled={day === '' || days.some((one) => one.day === day)}
          onClick={() => added(add)}
        >
          Add a day off
        </Button>
      </div>
    </section>
  )
}
