import type { Analytics } from '#calls/analytics.ts'
import { grouped } from '#language/grouped.ts'
import { Section } from './Section.tsx'
import { counted, dayName, duration } from './shown-numbers.ts'
import { type Week, weeksUntil, weightOf } from './weeks.ts'
import './analytics.css'

/** A year of days: each week a line, from which its seven days hang; the more answers, the larger the block. */
export function HeatMap({ today, days }: Pick<Analytics, 'today' | 'days'>) {
  const weeks = weeksUntil(today, days, 53)
  return (
    <Section
      id="days"
      heading="Days"
      note="Each line is a week from Monday to Sunday. The larger the block, the more you answered."
    >
      <div aria-hidden="true" className="weeks mt-5">
        {weeks.toReversed().map((week) => (
          <WeekLine key={week.monday} {...week} />
        ))}
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-bold text-sindoor">Month by month</summary>
        <MonthTable days={days} />
      </details>
    </Section>
  )
}

function WeekLine({ days }: Week) {
  // The month stands under the week in which it begins.
  const first = days.find(({ day }) => day.endsWith('-01'))
  return (
    <div className="week">
      {days.map((day) => (
        <span
          key={day.day}
          className="day"
          data-weight={day.isAhead ? 'none' : weightOf(day.answers)}
          title={
            day.answers > 0
              ? `${dayName(day.day, { day: 'numeric', month: 'long' })}: ${counted(day.answers, 'answer', 'answers')}, ${duration(day.ms)}`
              : undefined
          }
        />
      ))}
      <span className="month">{first ? dayName(first.day, { month: 'short' }) : ''}</span>
    </div>
  )
}

function MonthTable({ days }: Pick<Analytics, 'days'>) {
  const months = [...grouped(days, ({ day }) => day.slice(0, 7))].toReversed()
  return (
    <table className="mt-2 w-full max-w-xl text-start tabular-nums">
      <caption className="sr-only">Days with answers, month by month</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          {['Month', 'Days', 'Answers', 'Time'].map((name) => (
            <th key={name} scope="col" className="py-1 text-start">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(([month, all]) => (
          <tr key={month} className="border-b border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {dayName(`${month}-01`, { month: 'long', year: 'numeric' })}
            </th>
            <td>{all.length}</td>
            <td>{all.reduce((sum, { answers }) => sum + answers, 0).toLocaleString('en')}</td>
            <td>{duration(all.reduce((sum, { ms }) => sum + ms, 0))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
