import { useState } from 'react'
import type { Exercise } from '#calls/practice.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayButton } from '../PlayButton.tsx'
import type { Sound } from '../speech/use-sound.ts'

interface JustListenProps {
  exercise: Exercise
  sound: Sound
  isDone: boolean
  onDone: () => void
}

/** Without a voice of one's own, listening is enough (domain 20). */
export function JustListen({ exercise, sound, isDone, onDone }: JustListenProps) {
  const [hasHeard, setHasHeard] = useState(false)
  // A sound that does not come must not hold anybody up: that it was asked for is enough.
  const markHeard = () => setHasHeard(true)
  return (
    <>
      <p className="mb-3">Listen to it, and say it in your mind.</p>
      <div className="flex flex-wrap items-center gap-3">
        <PlayButton sound={sound} url={exercise.audio} label="The model" shortcut="A" onPlayed={markHeard} />
        {exercise.slowAudio !== '' && (
          <PlayButton sound={sound} url={exercise.slowAudio} label="Hear it slowly" onPlayed={markHeard} />
        )}
      </div>
      {!isDone && (
        <Button
          look="secondary"
          className="mt-4"
          disabled={!hasHeard && exercise.audio !== ''}
          onClick={onDone}
        >
          I have listened
        </Button>
      )}
    </>
  )
}
