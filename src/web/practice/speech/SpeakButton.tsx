import type { AnswerState } from '#rules/practice-flow.ts'
import { useKeyNames } from '../../single-keys.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SoundBar } from '../../ui/SoundBar.tsx'
import type { Listening } from './listening.ts'
import type { Speaking } from './use-speaking.ts'

const heardLooks: Record<AnswerState, string> = {
  none: 'border-control bg-card',
  ready: 'border-ink bg-card',
  correct: 'border-mor bg-pale-mor clicks-up',
  wrong: 'hangs-loose border-dashed border-ink bg-pale-sindoor',
}

function labelOf({ phase }: Listening, heard: string): string {
  if (phase === 'on') return 'Listening… tap to stop'
  if (phase === 'ending') return 'One moment…'
  return heard === '' ? 'Tap and speak' : 'Say it again'
}

function sentenceOf({ phase, stopped }: Listening): string {
  if (phase === 'on') return 'Say it now. It is written here as it is heard.'
  if (phase === 'ending') return 'Thinking about what you said…'
  if (stopped === 'quiet') return 'Nothing was heard for 10 seconds. Come a little closer and say it again.'
  if (stopped === 'away') return 'It stopped listening while you were away. Tap, and say it again.'
  return 'What you say is written here.'
}

/** Tap, speak, and read what was heard. */
export function SpeakButton({ speaking, state }: { speaking: Speaking; state: AnswerState }) {
  const keyOf = useKeyNames()
  const { listening, heard, isFinal, tap } = speaking
  const isOn = listening.phase === 'on'
  return (
    <>
      <button
        type="button"
        disabled={state === 'correct'}
        data-shortcut="R"
        aria-keyshortcuts={keyOf('R')}
        onClick={tap}
        className={`flex min-h-20 w-full items-center justify-center gap-4 border-t-8 px-6 text-lg font-bold transition-colors disabled:opacity-55 sm:w-auto sm:min-w-72 ${
          isOn
            ? 'border-sindoor bg-print-night text-print-cream'
            : 'border-ink bg-card text-ink hover:bg-pale-genda'
        }`}
      >
        {isOn ? <SoundBar className="size-10" /> : <Icon name="microphone" className="size-10" />}
        {labelOf(listening, heard)}
      </button>
      <p role="status" className={`mt-4 min-h-18 max-w-2xl border-t-8 px-4 py-3 ${heardLooks[state]}`}>
        {heard === '' && <span className="text-ink-soft">{sentenceOf(listening)}</span>}
        {/* Guesses change from word to word: they are seen, and read aloud once they are sure. */}
        {heard !== '' && (
          <span aria-hidden={!isFinal || undefined}>
            <Hindi className={`!text-[1.6rem] ${isFinal ? '' : 'text-ink-soft'}`}>{heard}</Hindi>
          </span>
        )}
      </p>
    </>
  )
}
