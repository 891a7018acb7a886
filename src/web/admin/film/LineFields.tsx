import type { StudioFilm, StudioLine } from '#calls/studio-shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { moved } from '../arrange/moved.ts'
import { OrderList } from '../arrange/OrderList.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import type { NotesOf } from '../draft/problem-notes.ts'
import { SentenceField } from '../exercise/SentenceField.tsx'
import { SelectRow } from '../ui/FormRow.tsx'

interface LineFieldsProps {
  film: StudioFilm
  onChange: (lines: StudioLine[]) => void
  notes: NotesOf
}

/** Who says what, in order. */
export function LineFields({ film: { cast, lines }, onChange, notes }: LineFieldsProps) {
  const people = cast.map(({ name }) => ({ value: name, label: name || '(no name yet)' }))
  const last = lines.at(-1)?.who
  // Two people take turns, as a rule.
  const next = cast.find(({ name }) => name !== last)?.name ?? cast[0]?.name ?? ''
  const { box, added } = useAddedFocus<HTMLFieldSetElement>()
  const add = () => onChange([...lines, { who: next, hi: '', en: '' }])
  return (
    <fieldset ref={box} className="min-w-0">
      <legend className="mb-1 text-[0.95rem] font-bold">Lines</legend>
      <OrderList
        label="Lines"
        items={lines}
        keyOf={(_, place) => String(place)}
        nameOf={(_, place) => `line ${place + 1}`}
        onMove={(from, to) => onChange(moved(lines, from, to))}
        below={(line, place) => (
          <SentenceField
            label={`Line ${place + 1}`}
            value={line}
            onChange={(sentence) => onChange(lines.with(place, { who: line.who, ...sentence }))}
            onRemove={() => onChange(lines.toSpliced(place, 1))}
            notes={notes(`lines[${place}]`)}
          />
        )}
      >
        {(line, place) => (
          <SelectRow
            label="Who"
            className="max-w-56 pb-2"
            value={line.who}
            options={
              people.some(({ value }) => value === line.who)
                ? people
                : [{ value: line.who, label: line.who || 'Who?' }, ...people]
            }
            onChange={(who) => onChange(lines.with(place, { ...line, who }))}
          />
        )}
      </OrderList>
      <Button look="secondary" size="small" className="mt-2" onClick={() => added(add)}>
        Add a line
      </Button>
    </fieldset>
  )
}
