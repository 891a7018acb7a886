import type { Exercise } from '#calls/practice.ts'
import { HangingLetters } from '../HangingLetters.tsx'

/** What was heard or seen, written out once the answer was right. */
export function Revealed({ exercise }: { exercise: Exercise }) {
  if (exercise.hindi === '') return null
  return (
    <div className="min-w-0">
      <HangingLetters text={exercise.hindi} className="text-[clamp(2.35rem,7vw,3.25rem)] !leading-[1.5]" />
      <p className="text-lg">{exercise.roman}</p>
      <p className="text-ink-soft">{exercise.english}</p>
    </div>
  )
}
