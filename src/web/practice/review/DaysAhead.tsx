import type { ReviewSession } from '#calls/review.ts'

const weekday = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })

/** What the next days bring: bars that hang from a line, the longer the more. */
export function DaysAhead({ forecast }: Pick<ReviewSession, 'forecast'>) {
  const most = Math.max(1, ...forecast.map(({ due }) => due))
  return (
    <section aria-labelledby="days-ahead" className="mt-8">
      <h2 id="days-ahead" className="font-display text-2xl leading-tight">
        The next days
      </h2>
      <ol className="mt-3 grid max-w-2xl grid-cols-7 gap-1.5 border-t-4 border-ink sm:gap-3">
        {forecast.map(({ day, due }) => (
          <li key={day} className="min-w-0 text-center">
            <div className="flex h-24 flex-col items-center">
              <span
                aria-hidden="true"
                className={`block w-full ${due > 0 ? 'bg-print-mor' : ''}`}
                style={{ height: `${(due / most) * 64}px` }}
              />
              <span className="font-bold tabular-nums">{due}</span>
            </div>
            <span className="block truncate text-[0.85rem] text-ink-soft">{weekday(day)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
