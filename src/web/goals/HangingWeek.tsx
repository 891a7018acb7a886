import type { Motivation } from '#calls/goals.ts'
import { Icon } from '../ui/Icon.tsx'

type Day = Motivation['week']['days'][number]

const nameOf = (day: string, weekday: 'long' | 'narrow') =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday, timeZone: 'UTC' })

const looks = {
  done: { said: 'practised', look: 'border-mor bg-mor text-on-mor' },
  today: { said: 'today', look: 'border-current border-dashed' },
  ahead: { said: 'to come', look: 'border-line' },
  before: { said: 'before you began', look: 'border-transparent' },
  rest: { said: 'rest', look: 'border-line' },
}

function looksOf({ isDone, isToday, isAhead, isBefore }: Day) {
  if (isDone) return looks.done
  if (isToday) return looks.today
  if (isAhead) return looks.ahead
  return isBefore ? looks.before : looks.rest
}

/** The seven days of this week, hanging from a line; a day with work is a whole block. */
export function HangingWeek({ days, className = '' }: { days: Day[]; className?: string }) {
  return (
    <ol aria-label="This week" className={`grid grid-cols-7 gap-1 border-t-4 border-current ${className}`}>
      {days.map((day) => (
        <li key={day.day} className="text-center">
          <span
            aria-hidden="true"
            className={`mx-auto grid size-8 place-items-center border-x-2 border-b-2 ${looksOf(day).look}`}
          >
            {day.isDone && <Icon name="done" />}
          </span>
          <span
            aria-hidden="true"
            className={`text-[0.85rem] ${day.isToday ? 'font-bold underline decoration-2 underline-offset-4' : 'text-ink-soft'}`}
          >
            {nameOf(day.day, 'narrow')}
          </span>
          <span className="sr-only">{`${nameOf(day.day, 'long')}: ${looksOf(day).said}`}</span>
        </li>
      ))}
    </ol>
  )
}
