import { useRef, useState } from 'react'
import { PlayButton } from '../../practice/PlayButton.tsx'
import { recorderWords } from '../../practice/recording/recorder-trouble.ts'
import type { Samples } from '../../practice/recording/samples.ts'
import { useRecorder } from '../../practice/recording/use-recorder.ts'
import { useVoice } from '../../practice/recording/use-voice.ts'
import { wavFile } from '../../practice/recording/wav-file.ts'
import type { Sound } from '../../practice/speech/use-sound.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { FormRow } from '../ui/FormRow.tsx'

interface NewRecordingProps {
  sound: Sound
  /** Another one is begun: what was said of the last is over. */
  onAnew: () => void
  /** True when it is kept. */
  onKeep: (recording: Blob) => Promise<boolean>
}

/** Says it oneself, or sends a file; it is listened to before it is kept. */
export function NewRecording({ sound, onAnew, onKeep }: NewRecordingProps) {
  const { now, start, stop } = useRecorder()
  const [file, setFile] = useState<Blob | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [kept, setKept] = useState<Blob | null>(null)
  const heard = file ?? (now.state === 'done' ? now.recording : null)
  const source = heard === kept ? null : heard
  const voice = useVoice(source)
  const isOn = now.state === 'on'
  const clearField = () => {
    if (field.current) field.current.value = ''
  }
  const take = (chosen: Blob | null) => {
    onAnew()
    setFile(chosen)
    if (!chosen) clearField()
  }
  const press = () => {
    take(null)
    if (isOn) stop()
    else {
      sound.stop()
      void start()
    }
  }
  const keep = async (samples: Samples | null) => {
    if (!source) return
    setPending(true)
    // What the browser cannot read, the academy may.
    if (await onKeep(samples ? new Blob([wavFile(samples)]) : source)) {
      setKept(source)
      clearField()
    }
    setPending(false)
  }
  return (
    <div className="grid gap-3 border-t-4 border-ink pt-4">
      <p className="font-bold">In a person's voice</p>
      <Button look="secondary" className="justify-self-start" onClick={press}>
        <Icon name="microphone" /> {isOn ? 'Stop recording' : 'Record'}
      </Button>
      <p role="status" className="text-ink-soft">
        {isOn && 'Recording… half a second to twenty.'}
        {voice &&
          !isOn &&
          (voice.isSilent ? 'Nothing can be heard on it.' : 'Listen to it before you keep it.')}
      </p>
      {now.state === 'failed' && (
        <Message>
          {recorderWords[now.trouble].message} {recorderWords[now.trouble].wayOn}
        </Message>
      )}
      <FormRow label="Or a sound file" hint="A WAV or an MP3">
        {({ id, describedBy, className }) => (
          <input
            ref={field}
            id={id}
            type="file"
            accept="audio/wav,audio/mpeg,.wav,.mp3"
            aria-describedby={describedBy}
            onChange={(event) => take(event.currentTarget.files?.[0] ?? null)}
            className={className}
          />
        )}
      </FormRow>
      {voice && !isOn && (
        <div className="flex flex-wrap gap-3">
          <PlayButton sound={sound} url={voice.url} label="Listen to it" />
          <Button pending={pending} disabled={voice.isSilent} onClick={() => void keep(voice.samples)}>
            Keep this recording
          </Button>
        </div>
      )}
    </div>
  )
}
