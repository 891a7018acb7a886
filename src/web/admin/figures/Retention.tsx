import type { Figures } from '#calls/admin-figures.ts'
import { counted } from '../ui/counted.ts'
import { FigurePart } from './FigurePart.tsx'
import { dayText, percent } from './shown-figures.ts'

/** A box that scrolls must be reached by keyboard. */
const reachable = { tabIndex: 0 }

/** Of those who came in a week, how many were here in that week and in each one after. */
export function Retention({ cohorts }: Figures) {
  const weeks = Array.from(Array(Math.max(0, ...cohorts.map(({ kept }) => kept.length))).keys())
  return (
    <FigurePart
      id="retention"
      heading="Who comes back"
      note="A row for those who signed up in one week; in each column, how many of them answered something so many weeks later."
    >
      <section
        aria-label="Who comes back, week by week"
        {...reachable}
        className="scroll-edges mt-4 overflow-x-auto border-t-4 border-ink"
      >
        <table className="text-start tabular-nums">
          <caption className="sr-only">Students who came back, by the week they signed up in</caption>
          <thead>
            <tr className="text-[0.9rem] text-ink-soft">
              <th scope="col" className="pe-4 text-start whitespace-nowrap">
                Came in the week of
              </th>
              <th scope="col" className="pe-4 text-end">
                Students
              </th>
              {weeks.map((week) => (
                <th key={week} scope="col" className="min-w-14 px-1 text-center whitespace-nowrap">
                  {week === 0 ? 'That week' : `+${week}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ week, size, kept }) => (
              <tr key={week}>
                <th scope="row" className="pe-4 text-start font-normal whitespace-nowrap">
                  {dayText(week, { day: 'numeric', month: 'short', year: 'numeric' })}
                </th>
                <td className="pe-4 text-end">{size.toLocaleString('en')}</td>
                {Array.from(kept.entries(), ([after, students]) => (
                  <Share key={after} share={percent(students, size) ?? 0} students={students} />
                ))}
              </tr>
            ))}
            {cohorts.length === 0 && (
              <tr>
                <td colSpan={2} className="py-4 text-ink-soft">
                  Nobody has signed up in these weeks.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </FigurePart>
  )
}

/** The larger the share, the deeper its ground; the number says it too. */
function Share({ share, students }: { share: number; students: number }) {
  const depth = Math.min(38, share * 0.38)
  return (
    <td className="p-0.5">
      <span
        title={counted(students, 'student')}
        className="flex min-h-9 items-center justify-center px-1"
        style={{ background: `color-mix(in oklab, var(--color-mor) ${depth}%, var(--color-paper))` }}
      >
        {share}%
      </span>
    </td>
  )
}
