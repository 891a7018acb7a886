import { type ComponentType, useEffect, useMemo } from 'react'
import { academy } from '#rules/academy.ts'
import { practicePercent, step } from '#rules/practice-flow.ts'
import { FeedbackStep, FinishedStep, VocabularyStep } from './fetched-later.ts'
import { PracticeHeader } from './PracticeHeader.tsx'
import type { PracticeData } from './practice-data.ts'
import { prepareMedia } from './prepare-media.ts'
import { ExerciseStep } from './steps/ExerciseStep.tsx'
import type { FinishedStepProps } from './steps/FinishedStep.tsx'
import { useAhead } from './use-ahead.ts'
import type { Place } from './use-attempts.ts'
import { usePractice } from './use-practice.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface PracticeProps {
  data: PracticeData
  place: Place
  closeTo: string
  /** What stands at the end. */
  Finished?: ComponentType<FinishedStepProps>
}

/** A lesson's practice: exercises, words, feedback, and the way on. */
export function Practice({ data, place, closeTo, Finished = FinishedStep }: PracticeProps) {
  const { state, send, flush } = usePractice(data, place)
  const exercise = data.exercises.find(({ id }) => id === state.current)
  const known = useAhead({ ...data, current: exercise })
  useShortcuts()
  // Skip leads where Next will.
  const following = step(state, { type: 'skipped' }).state.current
  useEffect(() => {
    const next = [...data.exercises, ...data.vocabularies].find(({ id }) => id === following)
    return next && prepareMedia(next)
  }, [data, following])

  const { lesson } = data.lesson
  const word = data.vocabularies.find(({ id }) => id === state.current)
  const question = lesson.lessonFeedback.find(({ id }) => id === state.current)
  const report = useMemo(() => {
    const about = {
      ...(exercise && {
        exerciseDetailUrl: `/admin/exercises/${exercise.id}`,
        exerciseMasterUrl: `/admin/exerciseMasters/${exercise.exerciseMasterId}`,
      }),
      ...(word && { vocabularyUrl: `/admin/vocabularies/${word.id}` }),
    }
    return data.myself && { lessonId: lesson.id, about }
  }, [data, lesson, exercise, word])

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Practice · ${lesson.name} · ${academy.name}`}</title>
      <PracticeHeader
        lessonName={lesson.name}
        percent={state.admin ? null : practicePercent(state)}
        closeTo={closeTo}
        report={report}
      />
      {state.step === 'exercises' && exercise && (
        <ExerciseStep
          key={state.visit}
          exercise={exercise}
          state={state}
          send={send}
          {...known}
          flush={data.myself && !state.admin ? flush : undefined}
        />
      )}
      {state.step === 'vocabulary' && word && (
        <VocabularyStep key={state.visit} word={word} state={state} send={send} />
      )}
      {state.step === 'feedback' && question && (
        <FeedbackStep key={state.visit} question={question} place={place} send={send} />
      )}
      {state.step === 'finished' && (
        <Finished data={data} place={place} state={state} send={send} flush={flush} />
      )}
    </div>
  )
}
