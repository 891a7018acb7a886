import { useEffect } from 'react'
import type { PromptProps } from '../exercise-parts.ts'
import { PlayButton } from '../PlayButton.tsx'

/** Something is heard; what it was is written only after the answer. */
export function ListenPrompt({ exercise, sound }: PromptProps) {
  const { audio, slowAudio } = exercise
  const { play } = sound
  useEffect(() => {
    void play(audio)
  }, [audio, play])

  return (
    <div className="flex flex-wrap items-end gap-4">
      <PlayButton sound={sound} url={audio} label="Play" large shortcut="Space" />
      {slowAudio !== '' && <PlayButton sound={sound} url={slowAudio} label="Slow" shortcut="S" />}
      {exercise.isImage && exercise.exerciseImage !== '' && (
        <img src={exercise.exerciseImage} alt="" className="size-32 object-contain" />
      )}
    </div>
  )
}
