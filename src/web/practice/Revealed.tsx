import type { Exercise } from '#calls/practice.ts'
import { HangingLetters } from './HangingLetters.tsx'

/** What was heard or seen, written out once the answer was right. */
export function Revealed({ exercise }: { exercise: Exercise }) {
  if (exercise.hindi === '') return null
  return (
    <div className="mt-1 max-h-[32dvh] min-w-0 overflow-y-auto">
      <HangingLetters text={exercise.hindi} className="text-[2.4rem] !leading-[1.45]" />
      <p className="leading-snug">{exercise.roman}</p>
      <p className="leading-snug text-ink-soft">{exercise.english}</p>
    </div>
  )
}
