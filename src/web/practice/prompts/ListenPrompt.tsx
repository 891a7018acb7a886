import { useEffect } from 'react'
import type { PromptProps } from '../exercise-parts.ts'
import { PlayButton } from '../PlayButton.tsx'
import { Revealed } from './Revealed.tsx'

/** Something is heard; what it was is written only after the answer. */
export function ListenPrompt({ exercise, sound, isRevealed }: PromptProps) {
  const { audio, slowAudio } = exercise
  const { play } = sound
  useEffect(() => {
    void play(audio)
  }, [audio, play])

  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <PlayButton sound={sound} url={audio} label="Play" large shortcut="Space" />
        {slowAudio !== '' && <PlayButton sound={sound} url={slowAudio} label="Slow" shortcut="S" />}
        {exercise.isImage && exercise.exerciseImage !== '' && (
          <img src={exercise.exerciseImage} alt="" className="size-32 object-contain" />
        )}
      </div>
      <div className="mt-6 min-h-4">{isRevealed && <Revealed exercise={exercise} />}</div>
    </div>
  )
}
