import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { studioPictures } from '#calls/studio-publishing.ts'
import { call } from '../../call.ts'
import { type RowNote, TextRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'

interface WordPictureProps {
  value: string
  notes: readonly RowNote[]
  onChange: (picture: string) => void
}

/** A word's picture: named, or found by a part of its name and seen. */
export function WordPicture({ value, notes, onChange }: WordPictureProps) {
  const [sought, setSought] = useState('')
  const { data = [], isSuccess } = useQuery({
    queryKey: ['studio', 'pictures', sought],
    queryFn: () => call(studioPictures, { query: { search: sought } }),
    enabled: sought !== '',
    staleTime: 600_000,
  })
  return (
    <div className="grid gap-3">
      <TextRow
        label="Picture"
        hint="The name of an icon of fluent-emoji-flat or noto: tangerine"
        value={value}
        onChange={onChange}
        notes={notes}
      />
      <div>
        <SearchBox
          label="Find a picture"
          hint="In English: fruit, house, run"
          value={sought}
          onSearch={setSought}
        />
        {/* It stands there before it says anything: one that comes with its words is not heard. */}
        <p role="status" className="text-ink-soft">
          {isSuccess && data.length === 0 && 'No picture fits.'}
        </p>
      </div>
      {data.length > 0 && (
        <ul aria-label="Pictures" className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
          {data.map(({ name, image }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === value}
                aria-label={name}
                title={name}
                onClick={() => onChange(name)}
                className="grid size-16 place-items-center border-t-4 border-line bg-card hover:bg-pale-genda aria-pressed:border-sindoor"
              >
                <img src={image} alt="" loading="lazy" className="size-11 object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
