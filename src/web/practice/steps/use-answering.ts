import { useCallback, useState } from 'react'
import type { Lexicon } from '#language/judgement.ts'
import type { CheckedAnswer } from '#rules/check-choice.ts'
import type { AnswerState } from '#rules/practice-flow.ts'
import { type Answer, isWritten } from '../exercise-parts.ts'
import type { Send } from '../use-practice.ts'
import { type Exercise, useHints } from './use-hints.ts'
import { useJudging } from './use-judging.ts'
import { useOnceReady } from './use-once-ready.ts'

/** An answer that was checked: what was given, how it was, and the id under which it is logged. */
export interface Checked {
  attemptId: string
  given: Answer
  judged: CheckedAnswer
}

interface Answering {
  exercise: Exercise
  state: AnswerState
  send: Send
  lexicon: Lexicon
  hasWords: boolean
}

const unjudged = (correct: boolean): Checked => {
  const judged: CheckedAnswer = { correct, verdict: correct ? 'exact' : 'wrong', feedback: '' }
  return { attemptId: '', given: '', judged }
}

/** Whether the right answer stands beside what was written: then the next one is no longer from memory. */
export const isCompared = ({ given, judged }: Checked) =>
  judged.expected !== undefined && typeof given === 'string' && given !== ''

/** The answering of one exercise: what is given, its checking, and the help that is taken. */
export function useAnswering({ exercise, state, send, lexicon, hasWords }: Answering) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [tries, setTries] = useState(0)
  const [isSeen, setIsSeen] = useState(false)
  const hints = useHints({ exercise, lexicon, hasWords })
  const { judge, prepare } = useJudging(exercise, lexicon)
  const helped = hints.count(tries, isSeen)

  const checkNow = () => {
    if (answer === null || !judge) return
    // The same answer checked again is the same attempt.
    const attemptId = state === 'wrong' && checked ? checked.attemptId : crypto.randomUUID()
    const next = { attemptId, given: answer, judged: judge(answer) }
    const { correct } = next.judged
    setChecked(next)
    if (!correct) setTries(tries + 1)
    if (!correct && isCompared(next)) setIsSeen(true)
    send([{ type: 'checked', correct }], { id: attemptId, answer, hints: helped })
  }
  const isReady = judge !== undefined && (hasWords || !isWritten(exercise))
  const { isWaiting, ask: check, cancel } = useOnceReady(isReady, checkNow)
  const give = useCallback(
    (given: Answer | null) => {
      setAnswer(given)
      cancel()
      prepare(given)
      send([{ type: 'answered', given: given !== null }])
    },
    [cancel, prepare, send],
  )
  const end = useCallback(
    (correct: boolean, help = 0) => {
      setChecked(unjudged(correct))
      const judged = { type: 'checked', correct } as const
      send([{ type: 'answered', given: true }, judged], { answer: '', hints: help })
    },
    [send],
  )
  const finish = useCallback(() => end(true), [end])
  const giveUp = () => {
    hints.takeAll()
    setTries(tries + 1)
    end(false, helped)
  }
  const goOn = () => send([{ type: 'passed' }], { answer: answer ?? '', hints: helped })
  return { answer, checked, tries, isWaiting, hints, give, check, finish, giveUp, goOn }
}
