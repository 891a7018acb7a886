import type { Exercise } from '#calls/practice.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { RomanLine } from '../../ui/RomanLine.tsx'
import { saidOf } from '../exercise-parts.ts'
import { HangingLetters } from '../HangingLetters.tsx'

/** What was heard or seen, written out once the answer was right. */
export function Revealed({ exercise }: { exercise: Exercise }) {
  const { hindi, roman, english } = saidOf(exercise)
  if (hindi === '') return null
  return (
    <div className="mt-1 max-h-[32dvh] min-w-0 overflow-y-auto">
      <div className="script-pair">
        <HangingLetters text={hindi} className="text-[2.4rem] !leading-[1.45]" />
        <RomanLine hindi={hindi} roman={roman} className="leading-snug" />
      </div>
      <p className="leading-snug text-ink-soft">
        <MixedText>{english}</MixedText>
      </p>
    </div>
  )
}
