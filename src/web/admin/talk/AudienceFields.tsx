import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../call-error.ts'
import { counted } from '../ui/counted.ts'
import { type RowNote, SelectRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { audienceNames, options } from './notification-words.ts'
import { isSaid, languagesQuery, sizeQuery, taughtQuery, type Whom } from './talk-queries.ts'

interface AudienceFieldsProps {
  whom: Whom
  notes: readonly RowNote[]
  onChange: (whom: Whom) => void
}

/** Whom it reaches, and how many they are. */
export function AudienceFields({ whom, notes, onChange }: AudienceFieldsProps) {
  const languages = useQuery(languagesQuery).data ?? []
  const courses = useQuery(taughtQuery).data ?? []
  const choices = {
    language: languages.map(({ id, course }) => ({ value: id, label: course })),
    course: courses.map(({ id, name }) => ({ value: id, label: name })),
  }
  const { kind } = whom
  const choose = (next: Whom['kind']) => {
    const first = next === 'language' || next === 'course' ? choices[next][0]?.value : ''
    onChange({ kind: next, id: first ?? '', email: '' })
  }
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">Whom it is for</legend>
      <SelectRow
        label="For"
        value={kind}
        options={options(audienceNames)}
        onChange={(value) => choose(value as Whom['kind'])}
      />
      {(kind === 'language' || kind === 'course') && (
        <SelectRow
          label={kind === 'language' ? 'Which language' : 'Which course'}
          value={whom.id}
          options={choices[kind]}
          notes={notes}
          onChange={(id) => onChange({ ...whom, id })}
        />
      )}
      {kind === 'student' && (
        <SearchBox
          label="Their e-mail"
          value={whom.email}
          notes={notes}
          onSearch={(email) => onChange({ ...whom, email })}
        />
      )}
      <Size whom={whom} />
    </fieldset>
  )
}

function Size({ whom }: { whom: Whom }) {
  const { data, error, isFetching } = useQuery(sizeQuery(whom))
  const [last, setLast] = useState('')
  const said = saidOf(data)
  // While it is counted anew, what was counted before stays: nothing jumps.
  if (said !== '' && said !== last) setLast(said)
  const found = error && !isFetching ? messageOf(error) : said || last
  const shown = isSaid(whom) ? found : ''
  return (
    <p role="status" className="min-h-7 text-[0.95rem] sm:col-span-2">
      {shown}
    </p>
  )
}

function saidOf(size: { total: number; hears: number; student?: { name: string } | undefined } | undefined) {
  if (!size) return ''
  if (size.student) return `It goes to ${size.student.name}.`
  const quiet = size.total - size.hears
  const reached = `It reaches ${counted(size.hears, 'student')}.`
  return quiet === 0 ? reached : `${reached} ${quiet.toLocaleString('en')} more keep announcements away.`
}
