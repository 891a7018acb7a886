import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { JustListen } from '../recording/JustListen.tsx'
import { RecordYourself } from '../recording/RecordYourself.tsx'
import { recorderWords } from '../recording/recorder-trouble.ts'
import { useRecorder } from '../recording/use-recorder.ts'

interface RecordedAnswerProps extends AnswerProps {
  /** There is no speaking now, or nothing to record with. */
  isQuiet: boolean
}

/** No trap (domain 20): recording, comparing and rating oneself is enough, and where that cannot be, listening. */
export function RecordedAnswer({ exercise, sound, state, onDone, isQuiet }: RecordedAnswerProps) {
  const recorder = useRecorder()
  const { now, start, stop } = recorder
  // Whoever cannot speak now is not listened to either.
  useEffect(() => {
    if (isQuiet) stop()
  }, [isQuiet, stop])
  const parts = { exercise, sound, isDone: state === 'correct', onDone }
  const failed = !isQuiet && now.state === 'failed' ? recorderWords[now.trouble] : null
  return (
    <>
      {failed && (
        <Message className="mb-4">
          <p className="font-bold">{failed.message}</p>
          <p>{failed.wayOn} Or go on by listening.</p>
          <Button look="quiet" className="-ms-5" onClick={() => void start()}>
            Try recording again
          </Button>
        </Message>
      )}
      <div className="border-t-8 border-ink bg-card p-4">
        {isQuiet || failed ? <JustListen {...parts} /> : <RecordYourself {...parts} recorder={recorder} />}
      </div>
    </>
  )
}
