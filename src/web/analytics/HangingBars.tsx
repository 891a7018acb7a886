import './analytics.css'

export interface Bar {
  /** Its name in full, and in the room there is. */
  name: string
  label: string
  value: number
  shown: string
}

interface HangingBarsProps {
  caption: string
  /** What the names and the values are. */
  heads: [name: string, value: string]
  bars: Bar[]
  colour: 'bg-sindoor' | 'bg-mor'
}

const tallest = 96

/** Strokes that hang from a line; the same numbers as a table for who listens to the page. */
export function HangingBars({ caption, heads, bars, colour }: HangingBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <div aria-hidden="true" className="hanging-bars mt-5">
        {bars.map(({ name, label, value, shown }, at) => (
          <div key={name} title={`${name}: ${shown}`} className="min-w-0 text-center">
            <div className="flex h-32 flex-col items-center">
              <span
                className={`block w-full max-w-10 ${value > 0 ? colour : ''}`}
                style={{ height: `${value > 0 ? Math.max(3, (value / most) * tallest) : 0}px` }}
              />
              <span className={`text-[0.8rem] tabular-nums ${value > 0 ? 'font-bold' : 'text-ink-soft'}`}>
                {value}
              </span>
            </div>
            {/* A date under the last stroke ends where the page's text does. */}
            <span
              className={`flex text-[0.75rem] whitespace-nowrap text-ink-soft ${at === bars.length - 1 && label.length > 2 ? 'justify-end' : 'justify-center'}`}
            >
              {label}
            </span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, shown }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
