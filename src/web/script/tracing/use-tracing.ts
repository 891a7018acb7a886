import { useCallback, useState } from 'react'
import type { Point, Stroke } from '#language/hindi/letters/strokes.ts'
import { judgeStroke, type StrokeSlip } from '#rules/script/judge-stroke.ts'

export interface Tracing {
  /** How many strokes are done. */
  done: number
  /** How often the next one was missed: after two, it shows itself. */
  misses: number
  slip: StrokeSlip | null
  isWhole: boolean
  draw: (points: readonly Point[]) => void
  /** The same without a pen: which stroke comes next. */
  choose: (at: number) => void
  restart: () => void
}

const beginning = { done: 0, misses: 0, slip: null }

/** The writing of one letter, stroke by stroke in its order. */
export function useTracing(strokes: readonly Stroke[], onWhole: () => void): Tracing {
  const [state, setState] = useState<Pick<Tracing, 'done' | 'misses' | 'slip'>>(beginning)

  const judged = (slip: StrokeSlip | null) => {
    if (state.done >= strokes.length) return
    if (slip !== null) {
      setState({ ...state, slip, misses: state.misses + 1 })
      return
    }
    setState({ done: state.done + 1, misses: 0, slip: null })
    if (state.done + 1 === strokes.length) onWhole()
  }
  const choose = (at: number) => {
    if (at === state.done) judged(null)
    else if (at > state.done) judged(strokes[at]?.kind === 'line' ? 'line-first' : 'other-stroke')
  }
  const restart = useCallback(() => setState(beginning), [])
  return {
    ...state,
    isWhole: state.done === strokes.length,
    draw: (points) => judged(judgeStroke(points, strokes, state.done)),
    choose,
    restart,
  }
}
