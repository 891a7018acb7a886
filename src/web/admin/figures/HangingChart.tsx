import type { Bar } from './shown-figures.ts'

interface HangingChartProps {
  caption: string
  /** What the names and the values are. */
  heads: [name: string, value: string]
  bars: readonly Bar[]
  colour: 'fill-sindoor' | 'fill-mor' | 'fill-rani'
}

const height = 100
const fewest = 20

/** Strokes that hang from a line, as long as their number is large; the same numbers as a table for whoever wants it. */
export function HangingChart({ caption, heads, bars, colour }: HangingChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  // A few bars are a few strokes, at the end of the line, not a wall.
  const slots = Math.max(fewest, bars.length)
  const place = (at: number) => slots - bars.length + at
  return (
    <figure className="mt-4 min-w-0">
      <div className="border-t-4 border-ink">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${slots * 10} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full"
        >
          {bars.map(({ name, value }, at) => (
            <rect
              key={name}
              x={place(at) * 10 + 1}
              width="8"
              height={value === 0 ? 0 : Math.max(1.5, (value / most) * height)}
              className={colour}
            >
              <title>{`${name}: ${value.toLocaleString('en')}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <div aria-hidden="true" className="relative h-6 text-[0.8rem] text-ink-soft">
        {bars.map(
          ({ name, label }, at) =>
            label !== '' && (
              <span
                key={name}
                className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:translate-x-[-90%]"
                style={{ insetInlineStart: `${((place(at) + 0.5) / slots) * 100}%` }}
              >
                {label}
              </span>
            ),
        )}
      </div>
      <figcaption className="flex flex-wrap items-start justify-between gap-x-6">
        <p className="order-last flex min-h-11 items-center text-[0.95rem] text-ink-soft tabular-nums">
          The longest: {Math.max(0, ...bars.map(({ value }) => value)).toLocaleString('en')}
        </p>
        <details className="open:w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-[0.95rem] underline underline-offset-4">
            As a table<span className="sr-only">: {caption}</span>
          </summary>
          <BarTable caption={caption} heads={heads} bars={bars} />
        </details>
      </figcaption>
    </figure>
  )
}

/** A box that scrolls must be reached by keyboard. */
const reachable = { tabIndex: 0 }

function BarTable({ caption, heads, bars }: Omit<HangingChartProps, 'colour'>) {
  return (
    <section aria-label={caption} {...reachable} className="max-h-80 overflow-y-auto">
      <table className="w-full max-w-md text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-1 text-start">
              {heads[0]}
            </th>
            <th scope="col" className="text-end">
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {name}
              </th>
              <td className="text-end tabular-nums">{value.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
