import { useEffect } from 'react'
import type { PlacementQuestion } from '#calls/placement.ts'
import { useLearntTag } from '../learnt-language.ts'
import { PlayButton } from '../practice/PlayButton.tsx'
import type { Sound } from '../practice/speech/use-sound.ts'
import { Hindi } from '../ui/Hindi.tsx'

interface QuestionPromptProps {
  question: PlacementQuestion
  sound: Sound
}

/** What is asked: something heard, letters alone, or a sentence with its gap. */
export function QuestionPrompt({ question, sound }: QuestionPromptProps) {
  return question.audio === '' ? <Written question={question} /> : <Heard question={question} sound={sound} />
}

function Heard({ question: { audio, slowAudio }, sound }: QuestionPromptProps) {
  const { play } = sound
  useEffect(() => {
    void play(audio)
  }, [audio, play])
  return (
    <div className="my-6">
      <div className="flex flex-wrap items-end gap-4">
        <PlayButton sound={sound} url={audio} label="Play" large shortcut="Space" />
        <PlayButton sound={sound} url={slowAudio} label="Slow" shortcut="S" />
      </div>
      <p className="mt-2 text-ink-soft">
        As often as you like. No sound just now? Come back when you have it.
      </p>
    </div>
  )
}

function Written({ question: { skill, hindi, roman, english } }: { question: PlacementQuestion }) {
  const tag = useLearntTag()
  const size = skill === 'script' ? 'text-[clamp(3rem,12vw,4.75rem)]' : 'text-[clamp(1.6rem,4.5vw,2.1rem)]'
  return (
    <div className="my-6">
      <div className={roman === '' ? '' : 'script-pair'}>
        <Hindi as="p" className={`font-semibold leading-[1.6]! ${size}`}>
          <WithGap text={hindi} />
        </Hindi>
        {roman !== '' && (
          <p lang={`${tag}-Latn`} data-script-part="roman" className="text-xl text-ink-soft">
            <WithGap text={roman} />
          </p>
        )}
      </div>
      {english !== '' && <p className="mt-2 border-s-4 border-genda ps-3 text-lg">{english}</p>}
    </div>
  )
}

/** The gap is a line to be filled; a reader hears "blank". */
function WithGap({ text }: { text: string }) {
  const [before, after] = text.split('___')
  if (after === undefined) return before
  return (
    <>
      {before}
      <span className="inline-block w-[2.5em] border-b-4 border-sindoor align-baseline">
        <span lang="en" className="sr-only">
          blank
        </span>
      </span>
      {after}
    </>
  )
}
