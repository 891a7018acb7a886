import { useState } from 'react'
import type { FilmLine } from '#calls/films.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { RomanLine } from '../../ui/RomanLine.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { WatchedAnswer } from './WatchedAnswer.tsx'

const rows = { hindi: 'Devanagari', roman: 'Roman', gloss: 'Word for word', english: 'Meaning' } as const
type Row = keyof typeof rows
const rowNames = Object.keys(rows) as Row[]

/** Every line of the film four times: Devanagari, roman, word for word, meaning. Each can be hidden. */
export function FourLinesAnswer(props: AnswerProps) {
  const { exerciseVideo, clip } = props.exercise
  const [hidden, setHidden] = useState<Row[]>([])
  const lines = (exerciseVideo?.film?.lines ?? []).filter(
    (line) => clip === null || (line.from < clip.to && line.to > clip.from),
  )
  const toggle = (row: Row) =>
    setHidden(hidden.includes(row) ? hidden.filter((one) => one !== row) : [...hidden, row])
  return (
    <div>
      <WatchedAnswer {...props} />
      {lines.length > 0 && (
        <>
          <fieldset className="mt-4 grid grid-cols-2 gap-x-6 border-t-4 border-ink pt-1">
            <legend className="sr-only">Lines shown</legend>
            {rowNames.map((row) => (
              <label key={row} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={!hidden.includes(row)}
                  onChange={() => toggle(row)}
                />
                {rows[row]}
              </label>
            ))}
          </fieldset>
          <ol className="mt-2 grid gap-5">
            {lines.map((line) => (
              <li key={line.id} className="border-s-4 border-genda ps-4">
                <LineRows line={line} hidden={hidden} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function LineRows({ line, hidden }: { line: FilmLine; hidden: Row[] }) {
  return (
    <div className="script-pair">
      {!hidden.includes('hindi') && (
        <Hindi as="p" className="!text-[1.6rem]">
          {line.hindi}
        </Hindi>
      )}
      {!hidden.includes('roman') && <RomanLine hindi={line.hindi} roman={line.roman} className="text-lg" />}
      {!hidden.includes('gloss') && <p className="text-ink-soft">{line.gloss}</p>}
      {!hidden.includes('english') && <p className="font-bold">{line.english}</p>}
    </div>
  )
}
