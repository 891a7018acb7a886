import { useRef } from 'react'
import type { StudioFilm, StudioSpeaker } from '#calls/studio-shapes.ts'
import { filmLooks } from '#rules/film-scenes.ts'
import { useLearntName, useLearntTag } from '../../learnt-language.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import type { NotesOf } from '../draft/problem-notes.ts'
import { RowNotes, SelectRow, TextRow } from '../ui/FormRow.tsx'
import { type Naming, renamedSpeaker } from './renamed-speaker.ts'

interface CastFieldsProps {
  film: StudioFilm
  onChange: (part: Partial<StudioFilm>) => void
  notes: NotesOf
}

const voices = [
  { value: 'woman', label: 'a woman’s' },
  { value: 'man', label: 'a man’s' },
]
const looks = filmLooks.map((look) => ({ value: look, label: look.replaceAll('-', ' ') }))

/** Who is in the film. */
export function CastFields({ film, onChange, notes }: CastFieldsProps) {
  const [learnt, tag] = [useLearntName(), useLearntTag()]
  const cast = film.cast.map((speaker, place) => ({ speaker, place }))
  const naming = useRef<Naming>(null)
  const rename = (place: number, name: string) => {
    const renamed = renamedSpeaker(film, { place, name, before: naming.current })
    naming.current = renamed.naming
    onChange(renamed.part)
  }
  const change = (place: number, part: Partial<Omit<StudioSpeaker, 'name'>>) =>
    onChange({ cast: film.cast.map((speaker, at) => (at === place ? { ...speaker, ...part } : speaker)) })
  const add = () =>
    onChange({ cast: [...film.cast, { name: '', hi: '', look: 'woman-sari', voice: 'woman' }] })
  const { box, added } = useAddedFocus<HTMLFieldSetElement>()
  return (
    <fieldset ref={box} className="min-w-0">
      <legend className="mb-1 text-[0.95rem] font-bold">Cast</legend>
      <ul className="grid gap-3">
        {cast.map(({ speaker, place }) => (
          <li key={place} className="grid grid-cols-2 gap-3 border-s-4 border-line ps-3 sm:grid-cols-4">
            <TextRow
              label="Name"
              value={speaker.name}
              notes={notes(`cast[${place}].name`)}
              onChange={(name) => rename(place, name.replace(/[:=]/g, ''))}
            />
            <TextRow
              label={`In ${learnt}`}
              lang={tag}
              value={speaker.hi}
              onChange={(hi) => change(place, { hi })}
            />
            <SelectRow
              label="Looks"
              value={speaker.look}
              options={looks}
              onChange={(look) => change(place, { look })}
            />
            <SelectRow
              label="Voice"
              value={speaker.voice}
              options={voices}
              onChange={(voice) => change(place, { voice: voice === 'man' ? 'man' : 'woman' })}
            />
            <div className="col-span-full">
              <RowNotes notes={notes(`cast.${speaker.name}`)} />
              <Button
                look="quiet"
                size="small"
                className="min-h-11! px-0!"
                onClick={() => onChange({ cast: film.cast.toSpliced(place, 1) })}
              >
                {`Take ${speaker.name || 'this person'} out`}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button look="secondary" size="small" className="mt-2" onClick={() => added(add)}>
        Add a person
      </Button>
    </fieldset>
  )
}
