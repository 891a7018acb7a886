import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { RomanLine } from '../../ui/RomanLine.tsx'
import { SoundBar } from '../../ui/SoundBar.tsx'
import { type AnswerProps, saidOf } from '../exercise-parts.ts'
import { type Listening, useRecognition } from '../speech/use-recognition.ts'
import { RecordedAnswer } from './RecordedAnswer.tsx'

const troubles: Partial<Record<Listening, string>> = {
  unsupported: "Browser doesn't support speech recognition.",
  'no-microphone': 'Microphone not found.',
  unreachable: 'Your speech could not be heard out just now.',
}

/** Spoken, and understood by the browser; where it cannot, one records, compares and rates oneself (domain 20). */
export function RecordAnswer(props: AnswerProps) {
  const { exercise, sound, state, onAnswer } = props
  const said = saidOf(exercise)
  const [heard, setHeard] = useState('')
  const [isQuiet, setIsQuiet] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const { listening, start, stop } = useRecognition((transcript) => {
    setHeard(transcript)
    onAnswer(transcript === '' ? null : transcript)
  })
  useEffect(() => {
    if (state === 'correct') stop()
  }, [state, stop])
  const trouble = troubles[listening]
  const isOn = listening === 'on'
  const speak = () => {
    sound.stop()
    if (isOn) stop()
    else start()
  }

  return (
    <div>
      {isShown && state !== 'correct' && (
        <div className="script-pair rise mb-4 text-lg">
          <Hindi as="p" className="!text-[1.6rem]">
            {said.hindi || exercise.options.answer}
          </Hindi>
          <RomanLine hindi={said.hindi} roman={said.roman} className="text-ink-soft" />
        </div>
      )}
      {trouble && <Message className="mb-4">{trouble}</Message>}
      {!trouble && !isQuiet && (
        <>
          <button
            type="button"
            aria-pressed={isOn}
            disabled={state === 'correct'}
            onClick={speak}
            className={`flex min-h-20 w-full items-center justify-center gap-4 border-t-8 px-6 text-lg font-bold sm:w-auto ${isOn ? 'border-sindoor bg-print-night text-print-cream' : 'border-ink bg-card text-ink hover:bg-pale-genda'}`}
          >
            {isOn ? <SoundBar className="size-10" /> : <Icon name="microphone" className="size-10" />}
            {isOn ? 'Listening… tap to stop' : 'Tap and speak'}
          </button>
          <p
            role="status"
            className={`mt-4 min-h-16 border-t-8 px-4 py-2 ${state === 'wrong' ? 'hangs-loose border-dashed border-ink bg-pale-sindoor' : state === 'correct' ? 'border-mor bg-pale-mor' : 'border-control bg-card'}`}
          >
            {heard === '' ? (
              <span className="text-ink-soft">What you say is written here.</span>
            ) : (
              <Hindi className="!text-[1.6rem]">{heard}</Hindi>
            )}
          </p>
        </>
      )}
      {(trouble || isQuiet) && state !== 'correct' && <RecordedAnswer {...props} isQuiet={isQuiet} />}
      {state !== 'correct' && (
        <div className="mt-3 -ms-5 flex flex-wrap">
          {!isShown && (
            <Button look="quiet" onClick={() => setIsShown(true)}>
              Show the words
            </Button>
          )}
          {!isQuiet && (
            <Button
              look="quiet"
              onClick={() => {
                stop()
                setIsQuiet(true)
              }}
            >
              I can't speak now
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
