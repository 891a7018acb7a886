import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { PlayButton } from '../PlayButton.tsx'
import { useRecorder } from '../speech/use-recorder.ts'

/** No trap (domain 20): listening, or recording oneself, comparing and rating oneself, is enough. */
export function RecordedAnswer({ exercise, sound, onDone, isQuiet }: AnswerProps & { isQuiet: boolean }) {
  const { state, url, start, stop } = useRecorder()
  const [hasHeard, setHasHeard] = useState(false)
  const isSilent = isQuiet || state === 'no-microphone'
  return (
    <div className="border-t-8 border-ink bg-card p-4">
      <p className="mb-3">
        {isSilent
          ? 'Listen to it, and say it in your mind.'
          : 'Record yourself, then listen to both and compare.'}
      </p>
      {state === 'no-microphone' && !isQuiet && <Message className="mb-3">Microphone not found.</Message>}
      <div className="flex flex-wrap gap-3">
        <PlayButton sound={sound} url={exercise.audio} label="The model" onPlayed={() => setHasHeard(true)} />
        {!isSilent && (
          <Button look="secondary" onClick={state === 'on' ? stop : start}>
            <Icon name="microphone" />{' '}
            {state === 'on' ? 'Stop recording' : state === 'done' ? 'Record again' : 'Record yourself'}
          </Button>
        )}
        {state === 'done' && <PlayButton sound={sound} url={url} label="Yourself" />}
      </div>
      {state === 'done' && !isSilent && (
        <div className="rise mt-4 border-t-4 border-genda pt-3">
          <p className="mb-3 font-bold">How did it sound?</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onDone}>Like the model</Button>
            <Button look="secondary" onClick={onDone}>
              Nearly there
            </Button>
          </div>
        </div>
      )}
      {isSilent && (
        <Button className="mt-4" disabled={!hasHeard && exercise.audio !== ''} onClick={onDone}>
          I have listened
        </Button>
      )}
    </div>
  )
}
