import { useMemo, useState } from 'react'
import type { Lexicon } from '#language/judgement.ts'
import { answerShown, hintsOf } from '#rules/hints.ts'
import { type choicesOf, saidOf } from '../exercise-parts.ts'

export type Exercise = Parameters<typeof choicesOf>[0]

interface Help {
  exercise: Exercise
  lexicon: Lexicon
  hasWords: boolean
}

/** The help there is for an exercise, and how much of it was taken. It says what words mean, so it waits for them. */
export function useHints({ exercise, lexicon, hasWords }: Help) {
  const [taken, setTaken] = useState(0)
  const all = useMemo(() => hintsOf({ exercise, said: saidOf(exercise), lexicon }), [exercise, lexicon])
  const shown = useMemo(() => (hasWords ? all.slice(0, taken) : []), [all, taken, hasWords])
  return {
    shown,
    /** Choices that were taken away. */
    removed: useMemo(() => shown.flatMap(({ removes }) => removes ?? []), [shown]),
    left: all.length - taken,
    take: () => setTaken(Math.min(all.length, taken + 1)),
    takeAll: () => setTaken(all.length),
    /** As it is logged: a try that failed is help as well, for it said why; the third is the answer itself. */
    count: (tries: number, isSeen: boolean) =>
      isSeen || (taken > 0 && taken === all.length) ? Math.max(answerShown, tries + taken) : tries + taken,
  }
}
