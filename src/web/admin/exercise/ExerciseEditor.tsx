import { useState } from 'react'
import type { StudioProblem } from '#calls/studio-documents.ts'
import type { StudioExercise, StudioLesson, StudioMaster } from '#calls/studio-shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { notesBeside, notesOf, notesWithin } from '../draft/problem-notes.ts'
import { CheckRow, RowNotes, SelectRow, TextRow } from '../ui/FormRow.tsx'
import type { KnownWord } from '../words/known-words.ts'
import { ExerciseField } from './ExerciseFields.tsx'
import { formFields, formOf, typeOptions } from './exercise-forms.ts'

interface ExerciseEditorProps {
  exercise: StudioExercise
  /** Its place in the lesson, which names it in the file. */
  place: number
  onChange: (exercise: StudioExercise) => void
  onRemove: () => void
  films: StudioLesson['films']
  words: readonly KnownWord[]
  masters: readonly StudioMaster[]
  problems: readonly StudioProblem[]
}

const always = ['ask', 'master', 'active', 'type', 'id']

/** The form of one exercise: which fields it has, its type says. */
export function ExerciseEditor(props: ExerciseEditorProps) {
  const { exercise, place, onChange, onRemove, films, words, masters, problems } = props
  const [isMore, setIsMore] = useState(exercise.master !== '')
  const where = `exercises[${place}]`
  const notes = notesWithin(notesOf(problems), where)
  const fields = formOf(exercise.type)
  const change = (part: Partial<StudioExercise>) => onChange({ ...exercise, ...part })
  const usual = masters.find(({ id }) => id === (exercise.master || usualMaster(exercise.type)))
  const shown = [...fields.map((field) => formFields[field].place), ...always]
  return (
    <div className="grid content-start gap-5">
      <RowNotes notes={notesBeside(problems, where, shown)} />
      <SelectRow
        label="Kind of exercise"
        value={exercise.type}
        options={typeOptions}
        onChange={(type) => change({ type })}
        notes={notes('type')}
      />
      <TextRow
        label="What to do"
        hint={usual ? `Empty: “${usual.instruction}”` : 'Empty: as the exercise master says'}
        value={exercise.ask}
        onChange={(ask) => change({ ask })}
        notes={notes('ask')}
      />
      {fields
        .filter((field) => isMore || field !== 'show')
        .map((field) => (
          <ExerciseField
            key={field}
            field={field}
            exercise={exercise}
            onChange={change}
            films={films}
            words={words}
            notes={notes}
          />
        ))}
      {isMore && (
        <SelectRow
          label="Exercise master"
          value={exercise.master}
          onChange={(master) => change({ master })}
          notes={notes('master')}
          options={[
            { value: '', label: 'The usual one' },
            ...masters
              .filter(({ type }) => type === exercise.type)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <CheckRow
        label="Students get this exercise"
        checked={exercise.active}
        onChange={(active) => change({ active })}
      />
      <div className="flex flex-wrap gap-x-4">
        <Button look="quiet" className="px-0!" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
          {isMore ? 'Fewer settings' : 'More settings'}
        </Button>
        <Button look="quiet" className="px-0!" onClick={onRemove}>
          Take this exercise out
        </Button>
      </div>
    </div>
  )
}

/** listen-with-image for LISTEN WITH IMAGE. */
const usualMaster = (type: string) => type.toLowerCase().replaceAll(' ', '-')
