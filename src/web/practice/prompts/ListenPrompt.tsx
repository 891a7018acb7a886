import { useEffect } from 'react'
import { Hindi } from '../../ui/Hindi.tsx'
import { type PromptProps, saidOf } from '../exercise-parts.ts'
import { PlayButton } from '../PlayButton.tsx'

/** Something is heard; what it was is written only after the answer. */
export function ListenPrompt({ exercise, sound }: PromptProps) {
  const { audio, slowAudio } = exercise
  const { play } = sound
  useEffect(() => {
    void play(audio)
  }, [audio, play])

  if (audio === '') return <Unheard hindi={saidOf(exercise).hindi} />
  return (
    <div className="flex flex-wrap items-start gap-4">
      <PlayButton sound={sound} url={audio} label="Play" large shortcut="Space" />
      {slowAudio !== '' && <PlayButton sound={sound} url={slowAudio} label="Slow" shortcut="S" />}
      {exercise.isImage && exercise.exerciseImage !== '' && (
        <img src={exercise.exerciseImage} alt="" className="size-32 object-contain" />
      )}
    </div>
  )
}

/** Nobody reads this language, and nobody recorded it: it is read instead, so that the lesson goes on. */
function Unheard({ hindi }: { hindi: string }) {
  return (
    <div>
      <p className="text-ink-soft">No voice reads this language yet. Read it yourself, aloud:</p>
      <Hindi as="p" className="text-[clamp(1.9rem,5.5vw,2.6rem)] !leading-[1.65]">
        {hindi}
      </Hindi>
    </div>
  )
}
