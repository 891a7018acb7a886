import { useEffect } from 'react'
import { MixedText } from '../../ui/MixedText.tsx'
import type { PromptProps } from '../exercise-parts.ts'
import { PlayButton } from '../PlayButton.tsx'

/** A meaning whose word is to be written; it is heard once it was right. */
export function MeaningPrompt({ exercise, sound, isRevealed }: PromptProps) {
  const { play } = sound
  useEffect(() => {
    if (isRevealed) void play(exercise.audio)
  }, [isRevealed, exercise.audio, play])

  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t-8 border-ink bg-card px-4 py-4 sm:px-6">
      <p className="text-[clamp(1.9rem,6vw,2.75rem)] leading-tight font-bold">
        <MixedText>{exercise.english}</MixedText>
      </p>
      {isRevealed && <PlayButton sound={sound} url={exercise.audio} label="Play" shortcut="Space" />}
    </div>
  )
}
