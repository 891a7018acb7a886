import { useState } from 'react'
import type { StudioProblem } from '#calls/studio-documents.ts'
import type { StudioExercise, StudioLesson, StudioMaster } from '#calls/studio-shapes.ts'
import type { ExerciseType } from '#rules/exercise-types.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { moved } from '../arrange/moved.ts'
import { OrderList } from '../arrange/OrderList.tsx'
import { useAddedFocus } from '../arrange/use-added-focus.ts'
import { wrongWithin } from '../draft/problem-notes.ts'
import { SelectRow } from '../ui/FormRow.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import type { KnownWord } from '../words/known-words.ts'
import { ExerciseEditor } from './ExerciseEditor.tsx'
import { gistOf, newExercise, typeNames, typeOptions } from './exercise-forms.ts'
import { PreviewBeside } from './PreviewBeside.tsx'

interface ExercisesPartProps {
  path: string
  lesson: StudioLesson
  /** The number of the next new one. */
  next: number
  onChange: (exercises: StudioExercise[]) => void
  /** The short id of the one that is open; empty for none. */
  open: string
  onOpen: (id: string) => void
  /** Those that students may have done: they are made inactive, never taken out. */
  published: ReadonlySet<string>
  words: readonly KnownWord[]
  masters: readonly StudioMaster[]
  problems: readonly StudioProblem[]
}

/** The exercises of a lesson: in order, one of them open with what the student sees beside it. */
export function ExercisesPart(props: ExercisesPartProps) {
  const { path, lesson, next, onChange, open, onOpen, published, words, masters, problems } = props
  const { exercises, films } = lesson
  const { box, added } = useAddedFocus<HTMLDivElement>()
  const remove = (exercise: StudioExercise) => {
    if (published.has(exercise.id)) return onChange(replaced(exercises, { ...exercise, active: false }))
    onChange(exercises.filter(({ id }) => id !== exercise.id))
    onOpen('')
  }
  const add = (type: ExerciseType) => {
    const fresh = newExercise(type, exercises, next)
    added(() => {
      onChange([...exercises, fresh])
      onOpen(fresh.id)
    })
  }
  return (
    <div ref={box}>
      <OrderList
        label="Exercises"
        items={exercises}
        keyOf={({ id }) => id}
        nameOf={({ type }, place) => `exercise ${place + 1} (${typeNames[type as ExerciseType]})`}
        onMove={(from, to) => onChange(moved(exercises, from, to))}
        below={(exercise, place) =>
          open === exercise.id && (
            <div className="grid gap-8 pt-3 pb-6 xl:grid-cols-[3fr_2fr]">
              <ExerciseEditor
                exercise={exercise}
                place={place}
                onChange={(next) => onChange(replaced(exercises, next))}
                onRemove={() => remove(exercise)}
                {...{ films, words, masters, problems }}
              />
              <PreviewBeside path={path} lesson={lesson} exercise={exercise} />
            </div>
          )
        }
      >
        {(exercise, place) => (
          <ExerciseLine
            exercise={exercise}
            place={place}
            gist={gistOf(exercise, films)}
            isOpen={open === exercise.id}
            wrong={wrongWithin(problems, `exercises[${place}]`)}
            onToggle={() => onOpen(open === exercise.id ? '' : exercise.id)}
          />
        )}
      </OrderList>
      <AddExercise onAdd={add} />
    </div>
  )
}

const replaced = (exercises: readonly StudioExercise[], next: StudioExercise) =>
  exercises.map((one) => (one.id === next.id ? next : one))

interface ExerciseLineProps {
  exercise: StudioExercise
  place: number
  gist: string
  isOpen: boolean
  /** How many mistakes the lint finds in it. */
  wrong: number
  onToggle: () => void
}

function ExerciseLine({ exercise, place, gist, isOpen, wrong, onToggle }: ExerciseLineProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-1 text-start hover:bg-pale-genda"
    >
      <span className="font-bold">
        <span className="inline-block w-7 font-normal text-ink-soft tabular-nums">{place + 1}</span>
        {typeNames[exercise.type as ExerciseType]}
      </span>
      <span className="min-w-0 grow basis-32 truncate">
        <MixedText>{gist}</MixedText>
      </span>
      {wrong > 0 && <StateBadge tone="bad">{`${wrong} to mend`}</StateBadge>}
      {!exercise.active && <StateBadge tone="quiet">Taken out</StateBadge>}
      <Icon name={isOpen ? 'up' : 'pencil'} className="size-4" />
    </button>
  )
}

function AddExercise({ onAdd }: { onAdd: (type: ExerciseType) => void }) {
  const [type, setType] = useState('LISTEN WITH TEXT')
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SelectRow
        label="Kind of the new exercise"
        value={type}
        options={typeOptions}
        onChange={setType}
        className="min-w-0 grow basis-64 sm:max-w-md"
      />
      <Button look="secondary" onClick={() => onAdd(type as ExerciseType)}>
        Add an exercise
      </Button>
    </div>
  )
}
