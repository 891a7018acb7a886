import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Sound } from '../speech/use-sound.ts'
import { useVoice } from './use-voice.ts'
import { VoiceTrack } from './VoiceTrack.tsx'
import { secondsOf, type Voice } from './voice.ts'

interface CompareProps {
  audio: string
  slowAudio: string
  /** What the learner said; null before that. */
  own: Voice | null
  sound: Sound
  /** What else can be done with it, beside Repeat. */
  children?: React.ReactNode
}

/** The model and oneself, one under the other: heard in turn from the same start, slowly, again and again. */
export function Compare({ audio, slowAudio, own, sound, children }: CompareProps) {
  const [isSlow, setIsSlow] = useState(false)
  const [isLooping, setIsLooping] = useState(false)
  const usual = useVoice(audio)
  const slow = useVoice(isSlow ? slowAudio : null)
  const model = isSlow ? slow : usual
  const width = Math.max(...[model, own].map((voice) => (voice ? secondsOf(voice) : 0)))

  const play = (voice: Voice) => void sound.play(voice.url, { loop: isLooping })
  const loop = () => {
    sound.setLoop(!isLooping)
    setIsLooping(!isLooping)
  }
  const changePace = () => {
    sound.stop()
    setIsSlow(!isSlow)
  }
  return (
    <div>
      <div className="grid gap-2">
        {audio !== '' && (
          <VoiceTrack letter="A" label="The model" voice={model} sound={sound} width={width} onPlay={play} />
        )}
        {own && <VoiceTrack letter="B" label="You" voice={own} sound={sound} width={width} onPlay={play} />}
      </div>
      <div className="-ms-3 mt-1 flex flex-wrap">
        {slowAudio !== '' && (
          <Toggle isOn={isSlow} onPress={changePace}>
            Slow model
          </Toggle>
        )}
        <Toggle isOn={isLooping} onPress={loop}>
          <Icon name="repeat" /> Repeat
        </Toggle>
        {children}
      </div>
    </div>
  )
}

interface ToggleProps {
  isOn: boolean
  onPress: () => void
  children: React.ReactNode
}

function Toggle({ isOn, onPress, children }: ToggleProps) {
  const line = isOn ? '!border-t-sindoor' : ''
  return (
    <Button
      look="quiet"
      aria-pressed={isOn}
      className={`border-t-4 !border-x-0 !px-3 ${line}`}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
