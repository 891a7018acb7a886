interface StrokeRow {
  name: string
  /** 0 to 100; null where there is nothing to measure yet. */
  percent: number | null
  shown: string
  note: string
}

interface StrokeTableProps {
  caption: string
  heads: [name: string, value: string]
  rows: StrokeRow[]
  colour: 'bg-sindoor' | 'bg-mor' | 'bg-rani'
}

/** A table whose numbers are drawn as lines, from which their words hang. */
export function StrokeTable({ caption, heads, rows, colour }: StrokeTableProps) {
  return (
    <table className="mt-4 w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, percent, shown, note }) => (
          <tr key={name}>
            <th scope="row" className="w-28 pe-4 pb-4 text-start align-top leading-tight font-bold sm:w-36">
              {name}
            </th>
            <td className="pb-4 align-top">
              <span aria-hidden="true" className="relative block h-2.5 forced-color-adjust-none">
                <span className="absolute inset-x-0 top-[4px] h-0.5 bg-control" />
                <span
                  className={`absolute inset-y-0 start-0 ${colour}`}
                  style={{ width: `${percent ?? 0}%` }}
                />
              </span>
              <span className="flex flex-wrap justify-between gap-x-4 leading-snug">
                <strong className="tabular-nums">{shown}</strong>
                <span className="text-ink-soft">{note}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
