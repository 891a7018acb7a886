import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Lexicon } from '#language/judgement.ts'
import { type CheckedAnswer, checkChoice } from '#rules/check-choice.ts'
import { useLaterFile } from '../../ui/later.tsx'
import { whenIdle } from '../../when-idle.ts'
import { type Answer, isWritten } from '../exercise-parts.ts'
import { laterParts } from '../fetched-later.ts'
import type { Exercise } from './use-hints.ts'

const checkChosen = (exercise: Exercise, answer: Answer) => checkChoice(exercise, String(answer))

/**
 * The judging of an exercise's answers; what is prepared while nothing else is to do stands ready for Check. There is
 * no `judge` while the one for words is still on its way.
 */
export function useJudging(exercise: Exercise, lexicon: Lexicon) {
  const isOfWords = isWritten(exercise)
  const words = useLaterFile(laterParts, isOfWords)
  const check = isOfWords ? words?.checkAnswer : checkChosen
  const judge = useMemo(() => {
    if (!check) return
    let ready: { answer: Answer; judged: CheckedAnswer } | undefined
    return (answer: Answer) => {
      if (ready?.answer !== answer) ready = { answer, judged: check(exercise, answer, lexicon) }
      return ready.judged
    }
  }, [check, exercise, lexicon])
  const cancel = useRef(() => {})
  const prepare = useCallback(
    (answer: Answer | null) => {
      cancel.current()
      if (answer !== null && judge) cancel.current = whenIdle(() => judge(answer))
    },
    [judge],
  )
  useEffect(() => () => cancel.current(), [])
  // The first answer of a page takes the judge ten times as long as the next: a slip of its own comes before it.
  useEffect(
    () => check && whenIdle(() => check(exercise, exercise.options.answer.slice(1), lexicon)),
    [check, exercise, lexicon],
  )
  return { judge, prepare }
}
