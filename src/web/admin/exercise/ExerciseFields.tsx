import type { StudioExercise, StudioLesson, StudioSentence } from '#calls/studio-shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import type { NotesOf } from '../draft/problem-notes.ts'
import { type RowNote, RowNotes, SelectRow, TextRow } from '../ui/FormRow.tsx'
import type { KnownWord } from '../words/known-words.ts'
import { WordsField } from '../words/WordsField.tsx'
import { type FormField, formFields } from './exercise-forms.ts'
import { LinesField } from './LinesField.tsx'
import { SentenceField } from './SentenceField.tsx'

interface ExerciseFieldProps {
  field: FormField
  exercise: StudioExercise
  onChange: (part: Partial<StudioExercise>) => void
  films: StudioLesson['films']
  words: readonly KnownWord[]
  notes: NotesOf
}

/** One field of an exercise's form, by its name. */
export function ExerciseField({ field, exercise, onChange, films, words, notes }: ExerciseFieldProps) {
  const { label, hint, place } = formFields[field]
  const about = { label, hint, notes: notes(place) }
  switch (field) {
    case 'hear':
    case 'read':
    case 'right':
    case 'answer':
      return (
        <SentenceField
          {...about}
          value={exercise[field]}
          onChange={(sentence) => onChange({ [field]: sentence })}
        />
      )
    case 'wrong':
      return <WrongAnswers {...about} value={exercise.wrong} onChange={(wrong) => onChange({ wrong })} />
    case 'extra':
    case 'accepted':
      return (
        <LinesField {...about} value={exercise[field]} onChange={(lines) => onChange({ [field]: lines })} />
      )
    case 'rightWord':
      return (
        <WordsField
          {...about}
          most={1}
          words={words.filter(({ picture }) => picture !== '')}
          value={exercise.rightWord === '' ? [] : [exercise.rightWord]}
          onChange={([rightWord = '']) => onChange({ rightWord })}
        />
      )
    case 'wrongWords':
      return (
        <WordsField
          {...about}
          words={words.filter(({ picture, id }) => picture !== '' && id !== exercise.rightWord)}
          value={exercise.wrongWords}
          onChange={(wrongWords) => onChange({ wrongWords })}
        />
      )
    case 'watch':
      return (
        <SelectRow
          {...about}
          value={exercise.watch}
          onChange={(watch) => onChange({ watch })}
          options={[
            { value: '', label: 'Choose a film' },
            ...films.map(({ id, title }) => ({ value: id, label: title || id })),
          ]}
        />
      )
    case 'lines':
      return <LineSpan {...about} value={exercise.lines} onChange={(lines) => onChange({ lines })} />
    case 'show':
      return (
        <SelectRow
          {...about}
          value={exercise.show ?? ''}
          onChange={(show) => onChange({ show: show === 'hidden' || show === 'shown' ? show : undefined })}
          options={[
            { value: '', label: 'as the type has it' },
            { value: 'hidden', label: 'hidden' },
            { value: 'shown', label: 'shown' },
          ]}
        />
      )
  }
}

interface WrongAnswersProps {
  label: string
  hint: string
  notes: readonly RowNote[]
  value: readonly StudioSentence[]
  onChange: (value: StudioSentence[]) => void
}

function WrongAnswers({ label, hint, notes, value, onChange }: WrongAnswersProps) {
  // Answers have no id: each is known by its place.
  const answers = value.map((sentence, place) => ({ sentence, place }))
  const { box, added } = useAddedFocus<HTMLDivElement>()
  const add = () => onChange([...value, { hi: '', en: '' }])
  return (
    <div ref={box} className="grid gap-3">
      {answers.map(({ sentence, place }) => (
        <SentenceField
          key={place}
          label={`Wrong answer ${place + 1}`}
          value={sentence}
          onChange={(next) => onChange(value.with(place, next))}
          onRemove={() => onChange(value.toSpliced(place, 1))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button look="secondary" size="small" onClick={() => added(add)}>
          Add a wrong answer
        </Button>
        <span className="text-[0.9rem] text-ink-soft">
          {label}: {hint}
        </span>
      </div>
      <RowNotes notes={notes} />
    </div>
  )
}

interface LineSpanProps {
  label: string
  hint: string
  notes: readonly RowNote[]
  value: StudioExercise['lines']
  onChange: (value: StudioExercise['lines']) => void
}

function LineSpan({ label, hint, notes, value, onChange }: LineSpanProps) {
  const change = (part: { from?: string; to?: string }) => {
    const from = Number(part.from ?? value?.from ?? 0)
    const to = Number(part.to ?? value?.to ?? 0)
    onChange(from < 1 && to < 1 ? undefined : { from: Math.max(1, from || to), to: Math.max(1, to || from) })
  }
  return (
    <fieldset>
      <legend className="mb-1 text-[0.95rem] font-bold">{label}</legend>
      <div className="grid max-w-sm grid-cols-2 gap-3 border-s-4 border-line ps-3">
        <TextRow
          label="From line"
          type="number"
          min={1}
          value={value?.from ?? ''}
          onChange={(from) => change({ from, ...(from === '' && { to: '' }) })}
        />
        <TextRow
          label="To line"
          type="number"
          min={1}
          value={value?.to ?? ''}
          onChange={(to) => change({ to, ...(to === '' && { from: '' }) })}
        />
      </div>
      <p className="text-[0.9rem] text-ink-soft">{hint}</p>
      <RowNotes notes={notes} />
    </fieldset>
  )
}
