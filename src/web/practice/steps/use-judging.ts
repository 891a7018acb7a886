import { useCallback, useEffect, useRef } from 'react'
import type { Lexicon } from '#language/judgement.ts'
import { type CheckedAnswer, checkAnswer } from '#rules/check-answer.ts'
import type { Answer } from '../exercise-parts.ts'
import type { Exercise } from './use-hints.ts'

/** Where a browser has no idle time to offer, a breath between two keys. */
const breath = 200

/** The judging of an exercise's answers; what is prepared while nothing else is to do stands ready for Check. */
export function useJudging(exercise: Exercise, lexicon: Lexicon) {
  const ready = useRef<{ answer: Answer; judged: CheckedAnswer } | null>(null)
  const cancel = useRef(() => {})
  const judge = useCallback(
    (answer: Answer) => {
      if (ready.current?.answer !== answer) {
        ready.current = { answer, judged: checkAnswer(exercise, answer, lexicon) }
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
  return { judge, prepare }
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, breath)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act)
  return () => cancelIdleCallback(idle)
}
