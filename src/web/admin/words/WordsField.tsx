import { Hindi } from '../../ui/Hindi.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type RowNote, RowNotes } from '../ui/FormRow.tsx'
import type { KnownWord } from './known-words.ts'
import { WordPicker } from './WordPicker.tsx'

interface WordsFieldProps {
  label: string
  hint?: string
  /** The short ids that are chosen. */
  value: readonly string[]
  onChange: (value: string[]) => void
  words: readonly KnownWord[]
  notes: readonly RowNote[]
  /** How many may be chosen: with one, a new choice takes the place of the old. */
  most?: number
}

/** Words chosen among those of the language, each with a button that takes it out. */
export function WordsField({ label, hint, value, onChange, words, notes, most = 99 }: WordsFieldProps) {
  const known = new Map(words.map((word) => [word.id, word]))
  const left = words.filter(({ id }) => !value.includes(id))
  const pick = ({ id }: KnownWord) => onChange(most === 1 ? [id] : [...value, id])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-[0.95rem] font-bold">{label}</legend>
      <ul className="mb-2 flex flex-wrap gap-2">
        {value.map((id) => (
          <li key={id} className="flex items-center gap-2 border-t-4 border-ink bg-card ps-3">
            <span>
              <Hindi>{known.get(id)?.hi ?? id}</Hindi> {known.get(id)?.en ?? '(no such word yet)'}
            </span>
            <button
              type="button"
              aria-label={`Take out ${known.get(id)?.en ?? id}`}
              onClick={() => onChange(value.filter((one) => one !== id))}
              className="grid size-11 place-items-center hover:bg-pale-genda"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <WordPicker
        label={most === 1 && value.length > 0 ? 'Choose another word' : 'Add a word'}
        {...(hint && { hint })}
        words={left}
        onPick={pick}
      />
      <RowNotes notes={notes} />
    </fieldset>
  )
}
