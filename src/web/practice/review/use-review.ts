import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReviewItem, ReviewSession } from '#calls/review.ts'
import { type ReviewState, startReview, stepReview } from '#rules/review/review-flow.ts'
import { queries } from '../../queries.ts'
import { useSaving } from '../../saving/use-saving.ts'
import type { Send } from '../use-practice.ts'
import { noteAnswered } from './review-queries.ts'

/** How a review went: the first answers that were right, of all that were given. */
export interface Tally {
  right: number
  asked: number
}

/** One review: where it stands, what moves it on, and the sending of what was answered. */
export function useReview({ items }: ReviewSession, studentId: string) {
  const [state, setState] = useState<ReviewState<ReviewItem>>(() => startReview(items))
  const [tally, setTally] = useState<Tally>({ right: 0, asked: 0 })
  const [logged, setLogged] = useState('')
  const { save, flush } = useSaving(studentId)
  const now = useRef(state)
  const arrived = useRef(performance.now())

  const send = useCallback<Send>(
    (events, given = { answer: '', hints: 0 }) => {
      for (const event of events) {
        if (event.type === 'again') continue
        const before = now.current
        const { state: next, isFirst } = stepReview(before, event)
        if (isFirst && before.current && event.type === 'checked') {
          const ms = Math.min(86_400_000, Math.round(performance.now() - arrived.current))
          const { id = crypto.randomUUID(), answer, hints } = given
          const { cardId } = before.current
          save({ id, reviewed: { id, cardId, answer, ms, hints: Math.min(9, hints) } })
          void noteAnswered(studentId, cardId)
          setLogged(id)
          setTally(({ right, asked }) => ({ right: right + (event.correct ? 1 : 0), asked: asked + 1 }))
        }
        if (next.visit !== before.visit) arrived.current = performance.now()
        now.current = next
      }
      setState(now.current)
    },
    [save, studentId],
  )

  useEffect(() => {
    // The dashboard shows what is still due.
    return () => void queries.invalidateQueries()
  }, [])
  return { state, send, tally, flush, logged }
}
