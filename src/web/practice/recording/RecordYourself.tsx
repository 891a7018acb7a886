import { useState } from 'react'
import type { Exercise } from '#calls/practice.ts'
import { recordingDays } from '#rules/tutor-recordings.ts'
import { useHasSession } from '../../session.ts'
import { useKeyNames } from '../../single-keys.ts'
import { Icon } from '../../ui/Icon.tsx'
import { rare } from '../../ui/rare.tsx'
import { SoundBar } from '../../ui/SoundBar.tsx'
import type { Sound } from '../speech/use-sound.ts'
import { Compare } from './Compare.tsx'
import { RateYourself } from './RateYourself.tsx'
import type { useRecorder } from './use-recorder.ts'
import { useVoice } from './use-voice.ts'

/** A visitor has no tutor, nor what it is made of. */
const SendRecording = rare(() => import('../sending/SendRecording.tsx').then((m) => m.SendRecording))

interface RecordYourselfProps {
  exercise: Exercise
  sound: Sound
  recorder: ReturnType<typeof useRecorder>
  isDone: boolean
  onDone: () => void
}

const said = {
  none: 'Record yourself, then listen to both and compare.',
  failed: 'Record yourself, then listen to both and compare.',
  asking: 'Your browser asks whether this page may use the microphone.',
  on: 'Recording… 30 seconds at most.',
  done: 'Listen to both, then say how it sounded.',
}
const labels = {
  none: 'Record yourself',
  failed: 'Record yourself',
  asking: 'Record yourself',
  on: 'Stop recording',
  done: 'Record again',
}

/** Records oneself, shows and plays both voices, and lets the learner judge. */
export function RecordYourself({ exercise, sound, recorder, isDone, onDone }: RecordYourselfProps) {
  const keyOf = useKeyNames()
  const { now, start, stop } = recorder
  const own = useVoice(now.state === 'done' ? now.recording : null)
  const hasSession = useHasSession()
  const [sent, setSent] = useState({ url: '', to: '' })
  const sentTo = own && own.url === sent.url ? sent.to : ''
  const isOn = now.state === 'on'
  const begin = () => {
    sound.stop()
    void start()
  }
  return (
    <>
      {isOn && <span aria-hidden="true" className="record-line -mx-4 -mt-6 mb-4 block h-2 bg-sindoor" />}
      <p role="status" className="mb-3 min-h-7">
        {own?.isSilent
          ? 'Nothing can be heard on it. Record again, a little louder or closer to the microphone.'
          : said[now.state]}
      </p>
      {!isDone && (
        <button
          type="button"
          aria-disabled={now.state === 'asking' || undefined}
          data-shortcut="R"
          aria-keyshortcuts={keyOf('R')}
          onClick={isOn ? stop : now.state === 'asking' ? undefined : begin}
          className={`mb-4 flex min-h-14 items-center justify-center gap-3 border-t-8 px-5 font-bold max-sm:w-full ${
            isOn
              ? 'border-sindoor bg-print-night text-print-cream'
              : 'border-sindoor bg-paper text-ink hover:bg-pale-genda'
          }`}
        >
          {isOn ? <SoundBar className="size-7" /> : <Icon name="microphone" className="size-7" />}
          {labels[now.state]}
        </button>
      )}
      <Compare audio={exercise.audio} slowAudio={exercise.slowAudio} own={own} sound={sound}>
        {hasSession && own && !own.isSilent && now.state === 'done' && (
          <SendRecording
            key={own.url}
            exerciseId={exercise.id}
            recording={now.recording}
            sentTo={sentTo}
            onSent={(name) => setSent({ url: own.url, to: name })}
          />
        )}
      </Compare>
      {own && !isDone && <RateYourself key={own.url} onDone={onDone} onAgain={begin} />}
      <p className="mt-3 text-[0.95rem] text-ink-soft">
        {sentTo === ''
          ? 'Your recording stays on this page, and is gone when you leave it.'
          : `${sentTo} has your recording for ${recordingDays} days. Here it is gone when you leave this page.`}
      </p>
    </>
  )
}
