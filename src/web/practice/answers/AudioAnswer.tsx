import { Hindi } from '../../ui/Hindi.tsx'
import { Roman } from '../../ui/RomanLine.tsx'
import { SoundBar } from '../../ui/SoundBar.tsx'
import { SpeakerIcon } from '../../ui/SpeakerIcon.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { Choices } from './Choices.tsx'

/** Sounds: choosing one plays it, choosing it again plays it again. */
export function AudioAnswer(props: AnswerProps) {
  const { sound } = props
  return (
    <Choices
      {...props}
      label="Listen and choose"
      columns="grid-cols-1"
      nameOf={(_, at) => `Sound ${at + 1}`}
      onChoose={(option) => void sound.play(option.nativeFile)}
      show={(option, isRevealed) => (
        <span className="flex min-w-0 grow items-center gap-3">
          {sound.playing !== null && sound.playing === option.nativeFile ? (
            <SoundBar className="size-9 shrink-0" />
          ) : (
            <SpeakerIcon className="size-9 shrink-0" />
          )}
          <span className="min-h-16 min-w-0 content-center">
            {isRevealed || option.nativeFile === '' ? (
              <span className="script-pair rise block">
                <Hindi>{option.nativeValue}</Hindi>
                <Roman className="block text-[0.95rem] leading-snug text-ink-soft">{option.roman}</Roman>
              </span>
            ) : (
              <span aria-hidden="true" className="font-bold">
                Hear it
              </span>
            )}
          </span>
        </span>
      )}
    />
  )
}
