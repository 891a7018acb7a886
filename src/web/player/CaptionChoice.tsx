import { type CaptionRows, captionNames } from './captions.ts'

interface CaptionChoiceProps {
  rows: CaptionRows
  names: readonly (keyof CaptionRows)[]
  onChange: (rows: CaptionRows) => void
  id: string
}

/** Which rows are shown: one box each. */
export function CaptionChoice({ rows, names, onChange, id }: CaptionChoiceProps) {
  return (
    <fieldset id={id} className="flex flex-wrap gap-x-6 gap-y-1 border-t-2 border-line px-1 py-3">
      <legend className="sr-only">Captions shown</legend>
      {names.map((name) => (
        <label key={name} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={rows[name]}
            onChange={(event) => onChange({ ...rows, [name]: event.currentTarget.checked })}
            className="size-5"
          />
          {captionNames[name]}
        </label>
      ))}
    </fieldset>
  )
}
