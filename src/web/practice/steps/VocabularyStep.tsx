import { useCallback, useEffect, useRef, useState } from 'react'
import type { Vocabulary } from '#calls/practice.ts'
import type { PracticeState } from '#rules/practice-flow.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { RomanLine } from '../../ui/RomanLine.tsx'
import { HangingLetters } from '../HangingLetters.tsx'
import { PlayButton } from '../PlayButton.tsx'
import { useSound } from '../speech/use-sound.ts'
import { takeFocus } from '../use-held-focus.ts'
import type { Send } from '../use-practice.ts'
import { Primary, StepLayout } from './StepLayout.tsx'

interface VocabularyStepProps {
  word: Vocabulary
  state: PracticeState
  send: Send
}

const genders = { m: 'masculine', f: 'feminine', n: 'neuter', '': '' }

/** A word as a card: seen, heard, its meaning discovered; known once it was heard. */
export function VocabularyStep({ word, state, send }: VocabularyStepProps) {
  const sound = useSound()
  const { play } = sound
  const [isOpen, setIsOpen] = useState(false)

  // A sound that the next word cuts off has been heard, too: it says nothing of that word.
  const isShown = useRef(false)
  const markHeard = useCallback(() => {
    if (isShown.current) send([{ type: 'answered', given: true }])
  }, [send])

  useEffect(() => {
    isShown.current = true
    void play(word.audio).then((played) => {
      // A word that nobody says, or whose sound does not come, is known by being read.
      if (played !== 'silent' || word.audio === '') markHeard()
    })
    return () => {
      isShown.current = false
    }
  }, [word.audio, play, markHeard])

  return (
    <StepLayout
      heading="Listen, then say it aloud"
      onSkip={() => send([{ type: 'skipped' }])}
      primary={
        <Primary disabled={state.answer !== 'ready'} onClick={() => send([{ type: 'passed' }])}>
          I know it
        </Primary>
      }
    >
      <article className="border-t-8 border-ink bg-card p-4 sm:p-8">
        <div className="flex flex-wrap-reverse items-center justify-between gap-6">
          <div className="script-pair min-w-0">
            <HangingLetters
              text={word.wordInNative}
              className="text-[clamp(2.75rem,12vw,5rem)] !leading-[1.45]"
            />
            <RomanLine hindi={word.wordInNative} roman={word.wordInRoman} className="text-xl" />
          </div>
          {word.image !== '' && <img src={word.image} alt="" className="size-32 object-contain sm:size-44" />}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {word.audio === '' ? (
            <p className="text-ink-soft">No voice reads this language yet. Say it aloud yourself.</p>
          ) : (
            <PlayButton sound={sound} url={word.audio} label="Play" shortcut="Space" onPlayed={markHeard} />
          )}
          {word.slowAudio !== '' && (
            <PlayButton sound={sound} url={word.slowAudio} label="Slow" shortcut="S" onPlayed={markHeard} />
          )}
          {word.source === 'synthesised' && word.audio !== '' && (
            <span className="text-[0.95rem] text-ink-soft">A computer's voice</span>
          )}
        </div>
        {word.video !== '' && (
          // biome-ignore lint/a11y/useMediaCaption: it says one word, which stands written above it
          <video src={word.video} controls className="mt-5 w-full max-w-lg" />
        )}
        <div className="mt-6 min-h-28 border-t-4 border-genda pt-3">
          {isOpen ? (
            <div className="rise">
              <p ref={takeFocus} tabIndex={-1} className="text-2xl font-bold outline-none">
                <MixedText>{word.wordMeaningToDisplay}</MixedText>{' '}
                {word.gender !== '' && (
                  <span className="text-base font-normal text-ink-soft">{genders[word.gender]}</span>
                )}
              </p>
              {word.example && <ExampleSentence example={word.example} sound={sound} />}
            </div>
          ) : (
            <Button look="secondary" onClick={() => setIsOpen(true)}>
              Discover Meaning
            </Button>
          )}
        </div>
      </article>
    </StepLayout>
  )
}

interface ExampleSentenceProps {
  example: NonNullable<Vocabulary['example']>
  sound: ReturnType<typeof useSound>
}

function ExampleSentence({ example, sound }: ExampleSentenceProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="script-pair min-w-0">
        <Hindi as="p" className="!text-[1.5rem]">
          {example.hindi}
        </Hindi>
        <RomanLine hindi={example.hindi} roman={example.roman} />
        <p className="text-ink-soft">{example.english}</p>
      </div>
      {example.audio !== '' && <PlayButton sound={sound} url={example.audio} label="Hear the sentence" />}
    </div>
  )
}
