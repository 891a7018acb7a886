import { useEffect, useRef, useState } from 'react'
import { useLearntTag } from '../../learnt-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { Message } from '../../ui/Message.tsx'
import { type AnswerProps, saidOf } from '../exercise-parts.ts'
import type { Trouble } from '../speech/listening.ts'
import { useQuietSitting } from '../speech/quiet-sitting.ts'
import { SpeakButton } from '../speech/SpeakButton.tsx'
import { troubleWords } from '../speech/trouble-words.ts'
import { useSpeaking } from '../speech/use-speaking.ts'
import { RecordedAnswer } from './RecordedAnswer.tsx'

const patience = 2

/** Spoken, and understood by the browser; where it cannot, one records, compares and rates oneself (domain 20). */
export function RecordAnswer(props: AnswerProps) {
  const speaking = useSpeaking(props)
  const [isQuiet, setIsQuiet] = useQuietSitting()
  const [isOwnJudge, setIsOwnJudge] = useState(false)
  const { trouble } = speaking.listening
  const isDone = props.state === 'correct'
  const way = isQuiet ? 'quiet' : isOwnJudge ? 'own' : trouble ? 'trouble' : 'spoken'
  const place = useFocusOnChange(way)
  const leave = (go: () => void) => () => {
    speaking.silence()
    go()
  }

  return (
    <section ref={place} tabIndex={-1} aria-label="Your answer" className="outline-none">
      {way === 'trouble' && trouble && !isDone && <TroubleMessage trouble={trouble} onAgain={speaking.tap} />}
      {way === 'spoken' ? (
        <SpeakButton speaking={speaking} state={props.state} />
      ) : (
        <RecordedAnswer {...props} isQuiet={isQuiet || isDeaf(trouble)} />
      )}
      {!isDone && (
        <div className="mt-3 -ms-5 flex flex-wrap">
          <Words exercise={props.exercise} />
          {way === 'spoken' && speaking.tries >= patience && (
            <Button look="quiet" onClick={leave(() => setIsOwnJudge(true))}>
              Record yourself instead
            </Button>
          )}
          {way === 'own' && (
            <Button look="quiet" onClick={() => setIsOwnJudge(false)}>
              Let the browser listen
            </Button>
          )}
          <Button look="quiet" onClick={leave(() => setIsQuiet(!isQuiet))}>
            {isQuiet ? 'I can speak again' : "I can't speak now"}
          </Button>
        </div>
      )}
    </section>
  )
}

const isDeaf = (trouble: Trouble | null) => trouble !== null && troubleWords[trouble].isDeaf

/** A button that goes away takes the focus with it: what stands in its place has it then. */
function useFocusOnChange(way: string) {
  const place = useRef<HTMLElement>(null)
  const last = useRef(way)
  useEffect(() => {
    if (last.current !== way) place.current?.focus({ preventScroll: true })
    last.current = way
  }, [way])
  return place
}

function TroubleMessage({ trouble, onAgain }: { trouble: Trouble; onAgain: () => void }) {
  const { message, wayOn, canTryAgain } = troubleWords[trouble]
  return (
    <Message tone="note" className="mb-4">
      <p className="font-bold">{message}</p>
      <p className="leading-snug">{wayOn}</p>
      {canTryAgain && (
        <Button look="quiet" className="-ms-5 -mb-2" onClick={onAgain}>
          Try speaking again
        </Button>
      )}
    </Message>
  )
}

/** What is to be said, for who wants to read it. */
function Words({ exercise }: Pick<AnswerProps, 'exercise'>) {
  const [isShown, setIsShown] = useState(false)
  const { hindi, roman } = saidOf(exercise)
  const tag = useLearntTag()
  if (!isShown) {
    return (
      <Button look="quiet" onClick={() => setIsShown(true)}>
        Show the words
      </Button>
    )
  }
  return (
    <p className="rise mb-2 w-full ps-5 text-lg">
      <Hindi className="!text-[1.6rem]">{hindi || exercise.options.answer}</Hindi>{' '}
      <span lang={`${tag}-Latn`} className="text-ink-soft">
        {roman}
      </span>
    </p>
  )
}
