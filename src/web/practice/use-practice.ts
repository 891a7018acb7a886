import { useCallback, useEffect, useRef, useState } from 'react'
import { readsEverything } from '#rules/permissions.ts'
import { type PracticeEvent, type PracticeState, startPractice, step } from '#rules/practice-flow.ts'
import { queries } from '../queries.ts'
import { visitor } from '../saving/has-been-used.ts'
import { backToPlace, keepPlaceLeft, readPlaceLeft } from '../saving/place-kept.ts'
import type { Answer } from './exercise-parts.ts'
import type { PracticeData } from './practice-data.ts'
import { type Place, useAttempts } from './use-attempts.ts'

/** What is logged of an answer (domain 14), beside its time. */
export interface Given {
  answer: Answer
  hints: number
  /** Under which it is logged, where that must be known. */
  id?: string
}

export type Send = (events: PracticeEvent[], given?: Given) => void

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
  const { log, complete, leave, flush } = useAttempts(data.myself?._id ?? null, place)
  const [state, setState] = useState(() => beginning(data))
  const now = useRef(state)
  const arrived = useRef(performance.now())

  const send = useCallback<Send>(
    (events, given = { answer: '', hints: 0 }) => {
      for (const event of events) {
        const before = now.current
        const { state: next, save: done } = step(before, event)
        const attempt = attemptOf(given, arrived.current)
        const exerciseId = before.admin ? null : judgedBy(event, before, next)
        const isRight = next.answer === 'correct'
        // What was not judged, watched or rated by oneself, is of no account before Next.
        if (exerciseId !== null && !(isRight && given.id === undefined)) log({ exerciseId, attempt }, isRight)
        if (done) complete(done, attempt)
        if (next.visit !== before.visit) {
          leave()
          arrived.current = performance.now()
        }
        now.current = next
      }
      setState(now.current)
    },
    [log, complete, leave],
  )

  useEffect(
    () => keepPlaceLeft(data.myself?._id ?? visitor, place.lesson, state.current),
    [data, place, state.current],
  )
  // Courses and menus show what was done here.
  useEffect(() => () => void queries.invalidateQueries(), [])
  return { state, send, flush }
}

function attemptOf({ id = crypto.randomUUID(), answer, hints }: Given, arrived: number) {
  const ms = Math.min(86_400_000, Math.round(performance.now() - arrived))
  return { id, answer, ms, hints: Math.min(9, hints) }
}

/** The exercise whose answer this has found right or wrong; null where it has not. */
function judgedBy({ type }: PracticeEvent, before: PracticeState, next: PracticeState): string | null {
  return type === 'checked' && next.answer !== before.answer ? before.current : null
}
