import { useCallback, useEffect, useRef } from 'react'
import type { Lexicon } from '#language/judgement.ts'
import { type CheckedAnswer, checkAnswer } from '#rules/check-answer.ts'
import { whenIdle } from '../../when-idle.ts'
import type { Answer } from '../exercise-parts.ts'
import type { Exercise } from './use-hints.ts'

/** The judging of an exercise's answers; what is prepared while nothing else is to do stands ready for Check. */
export function useJudging(exercise: Exercise, lexicon: Lexicon) {
  const ready = useRef<{ answer: Answer; lexicon: Lexicon; judged: CheckedAnswer } | null>(null)
  const cancel = useRef(() => {})
  const judge = useCallback(
    (answer: Answer) => {
      if (ready.current?.answer !== answer || ready.current.lexicon !== lexicon) {
        ready.current = { answer, lexicon, judged: checkAnswer(exercise, answer, lexicon) }
      }
      return ready.current.judged
    },
    [exercise, lexicon],
  )
  const prepare = useCallback(
    (answer: Answer | null) => {
      cancel.current()
      if (answer !== null) cancel.current = whenIdle(() => judge(answer))
    },
    [judge],
  )
  useEffect(() => () => cancel.current(), [])
  // The first answer of a page takes the judge ten times as long as the next: a slip of its own comes before it.
  useEffect(
    () => whenIdle(() => checkAnswer(exercise, exercise.options.answer.slice(1), lexicon)),
    [exercise, lexicon],
  )
  return { judge, prepare }
}
