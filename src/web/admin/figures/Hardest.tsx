import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { HardExercise } from '#calls/admin-figures.ts'
import { isPermitted } from '#rules/permissions.ts'
import { toPractice } from '../../paths.ts'
import { toExerciseEditor } from '../../studio-paths.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { Select } from '../../ui/Select.tsx'
import { useMe } from '../../use-me.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { FigurePart } from './FigurePart.tsx'
import { hardestQuery, learningQuery } from './figure-queries.ts'
import { percent } from './shown-figures.ts'

/** Where students stumble, and what they say there. */
export function Hardest() {
  const [courseId, setCourseId] = useState('')
  const courses = useQuery(learningQuery).data ?? []
  const query = useQuery(hardestQuery(courseId))
  return (
    <FigurePart
      id="hardest"
      heading="Hardest exercises"
      note="Of the last 90 days, those most often answered wrong first, with what is answered in their place."
      choice={
        <Select
          label="Hardest exercises of"
          hideLabel
          value={courseId}
          options={[
            { value: '', label: 'All courses' },
            ...courses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setCourseId}
          className="w-60 max-w-full"
        />
      }
    >
      <Loaded query={query}>
        {(exercises) =>
          exercises.length === 0 ? (
            <p className="mt-4 border-t-4 border-ink py-4 text-ink-soft">
              Nothing was answered wrong often enough to say so.
            </p>
          ) : (
            <ol className="mt-4 border-t-4 border-ink">
              {exercises.map((exercise) => (
                <Exercise key={exercise.id} exercise={exercise} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </FigurePart>
  )
}

function Exercise({ exercise }: { exercise: HardExercise }) {
  const { id, question, hindi, right, place, answers, wrong, hints, instead, questionType } = exercise
  const canEdit = isPermitted(useMe().role, 'content')
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[7rem_3fr_2fr]">
      <p>
        <strong className="font-display text-3xl">{percent(wrong, answers)}%</strong>
        <span className="block text-[0.9rem] text-ink-soft">wrong of {answers.toLocaleString('en')}</span>
        {hints > 0 && <span className="block text-[0.9rem] text-ink-soft">{hints} with a hint</span>}
      </p>
      <div className="min-w-0">
        <p className="font-bold break-words">
          <MixedText>{hindi || question}</MixedText>
        </p>
        <p className="break-words">
          Right: <MixedText>{right}</MixedText>
        </p>
        <p className="text-[0.95rem] text-ink-soft">
          {questionType} · <MixedText>{place.lessonName}</MixedText>
        </p>
        <Link
          to={canEdit ? toExerciseEditor(id) : toPractice(place)}
          className="inline-flex min-h-11 items-center font-bold text-sindoor underline underline-offset-4"
        >
          {canEdit ? 'Edit it' : 'Open the lesson'}
          <span className="sr-only">: {hindi || question}</span>
        </Link>
      </div>
      <ul className="text-[0.95rem]">
        {instead.map(({ answer, times }) => (
          <li key={answer} className="flex justify-between gap-4 border-b border-line py-1 last:border-b-0">
            <span className="min-w-0 break-words">
              <MixedText>{answer}</MixedText>
            </span>
            <span className="tabular-nums">
              {times.toLocaleString('en')}
              <span className="sr-only"> times</span>
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
