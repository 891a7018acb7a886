import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { letterOf } from '#language/hindi/letters/alphabet.ts'
import type { DrillQuestion } from '#rules/script/drill-question.ts'
import { PlayButton } from '../practice/PlayButton.tsx'
import type { Sound } from '../practice/speech/use-sound.ts'
import { Button } from '../ui/Button.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { letterSoundQuery } from './script-queries.ts'

interface DrillPromptProps {
  question: DrillQuestion
  sound: Sound
}

/** What is asked: a letter that is seen, or a sound, which who cannot listen reads instead. */
export function DrillPrompt({ question: { ask, shown, heardId }, sound }: DrillPromptProps) {
  const { data: heard } = useQuery({ ...letterSoundQuery(heardId ?? ''), enabled: heardId !== null })
  const url = heard?.audio ?? ''
  const [isRead, setIsRead] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { play } = sound
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (url !== '') void play(url)
  }, [url, play])

  const isHeard = heardId !== null && !isRead
  return (
    <div className="min-h-40">
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-xl font-bold outline-none">
        <MixedText>{ask}</MixedText>
      </h2>
      {shown !== '' && (
        <p className="text-[clamp(3rem,12vw,4.75rem)] leading-[1.5] font-semibold">
          <MixedText>{shown}</MixedText>
        </p>
      )}
      {isHeard && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <PlayButton sound={sound} url={url} label="Play" shortcut="Space" large />
          <Button look="quiet" onClick={() => setIsRead(true)}>
            I can't listen now
          </Button>
        </div>
      )}
      {heardId !== null && isRead && (
        <p className="text-[clamp(3rem,12vw,4.75rem)] leading-[1.5] font-semibold">
          {letterOf(heardId)?.roman}
        </p>
      )}
    </div>
  )
}
