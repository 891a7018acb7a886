import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProgressUpdate } from '#calls/lessons.ts'
import { readsEverything } from '#rules/permissions.ts'
import {
  type PracticeEvent,
  type PracticeSave,
  type PracticeState,
  startPractice,
  step,
} from '#rules/practice-flow.ts'
import { queries } from '../queries.ts'
import { visitor } from '../saving/has-been-used.ts'
import { backToPlace, keepPlaceLeft, readPlaceLeft } from '../saving/place-kept.ts'
import { useSaving } from '../saving/use-saving.ts'
import type { Answer } from './exercise-parts.ts'
import type { PracticeData } from './practice-data.ts'

/** What is logged of an answer (domain 14), beside its time. */
export interface Given {
  answer: Answer
  hints: number
  /** Under which it is logged, where that must be known. */
  id?: string
}

export type Send = (events: PracticeEvent[], given?: Given) => void
export type Place = Pick<ProgressUpdate, 'course' | 'unit' | 'chapter' | 'lesson'>

function beginning({ myself, exercises, vocabularies, lesson, progress }: PracticeData): PracticeState {
  const done = new Set([
    ...progress.completedExerciseIds,
    ...progress.completedVocabularyIds,
    ...progress.completedFeedbackIds,
  ])
  const items = (list: { id: string; isCompleted: boolean }[]) =>
    list.map(({ id, isCompleted }) => ({ id, isCompleted: isCompleted || done.has(id) }))
  const state = startPractice({
    exercises: items(exercises),
    vocabulary: items(vocabularies),
    feedback: items(lesson.lesson.lessonFeedback),
    admin: myself != null && readsEverything(myself.role),
  })
  return backToPlace(state, readPlaceLeft(myself?._id ?? visitor, lesson.lesson.id))
}

/** One practice of a lesson: where it stands, what moves it on, and the saving of what was done. */
export function usePractice(data: PracticeData, place: Place) {
  const { save, flush } = useSaving(data.myself?._id ?? null)
  const [state, setState] = useState(() => beginning(data))
  const now = useRef(state)
  const arrived = useRef(performance.now())

  const send = useCallback<Send>(
    (events, given = { answer: '', hints: 0 }) => {
      for (const event of events) {
        const before = now.current
        const { state: next, save: done } = step(before, event)
        const attempt = {
          id: given.id ?? crypto.randomUUID(),
          ms: Math.min(86_400_000, Math.round(performance.now() - arrived.current)),
          answer: given.answer,
          hints: Math.min(9, given.hints),
        }
        if (done) save({ id: attempt.id, update: { ...place, ...completedBy(done), attempt } })
        const isWrong = before.answer !== 'wrong' && next.answer === 'wrong'
        if (isWrong && before.current !== null && !before.admin) {
          save({ id: attempt.id, given: { exerciseId: before.current, attempt } })
        }
        if (next.visit !== before.visit) arrived.current = performance.now()
        now.current = next
      }
      setState(now.current)
    },
    [save, place],
  )

  useEffect(
    () => keepPlaceLeft(data.myself?._id ?? visitor, place.lesson, state.current),
    [data, place, state.current],
  )
  // Courses and menus show what was done here.
  useEffect(() => () => void queries.invalidateQueries(), [])
  return { state, send, flush }
}

const completedBy = ({ kind, id }: PracticeSave) =>
  kind === 'exercise' ? { completedExerciseId: id } : { completedVocabularyId: id }
