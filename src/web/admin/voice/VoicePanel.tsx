import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepRecording, listenTo, removeRecording, type SaidText } from '#calls/studio-recordings.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { PlayButton } from '../../practice/PlayButton.tsx'
import { useSound } from '../../practice/speech/use-sound.ts'
import { queries } from '../../queries.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { base64Of } from '../course/save-file.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { NewRecording } from './NewRecording.tsx'
import type { VoiceOf } from './VoiceButton.tsx'

/** A text as it is heard, at both rates; and a person's voice for it, recorded here or sent as a file. */
export function VoicePanel({ about }: { about: VoiceOf }) {
  const queryKey = ['studio', 'voice', about]
  const query = useQuery({ queryKey, queryFn: () => call(listenTo, { body: about }), staleTime: 0 })
  const sound = useSound()
  const [trouble, setTrouble] = useState('')
  const act = async (done: Promise<SaidText>, said: string) => {
    setTrouble('')
    try {
      queries.setQueryData(queryKey, await done)
      showToast(said)
      await queries.invalidateQueries({ queryKey: ['studio', 'preview'] })
      return true
    } catch (error) {
      setTrouble(messageOf(error))
      return false
    }
  }
  const keep = async (recording: Blob) =>
    act(
      call(keepRecording, { body: { ...about, sound: await base64Of(recording) } }),
      'Kept: it is heard from now on',
    )
  return (
    <Loaded query={query}>
      {({ text, normal, slow, recorded }) => (
        <div className="grid gap-4">
          <Hindi as="p" className="text-2xl!">
            {text}
          </Hindi>
          <div className="flex flex-wrap gap-3">
            <PlayButton sound={sound} url={normal} label="Play" />
            <PlayButton sound={sound} url={slow} label="Slow" />
          </div>
          {recorded.length === 0 && (
            <p className="text-ink-soft">
              {normal === ''
                ? 'No voice reads this language yet. Say it yourself, and it is heard.'
                : "The academy's computer voice says it."}
            </p>
          )}
          {recorded.map(({ rate, by, at }) => (
            <p key={rate} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {by} said it, {shownMoment(new Date(at))}
                {rate === 'slow' && ' (slow)'}
              </span>
              <Button
                look="secondary"
                size="small"
                onClick={() =>
                  void act(
                    call(removeRecording, { body: { ...about, rate } }),
                    'The computer voice says it again',
                  )
                }
              >
                Remove this recording
              </Button>
            </p>
          ))}
          <NewRecording sound={sound} onAnew={() => setTrouble('')} onKeep={keep} />
          {trouble !== '' && <Message>{trouble}</Message>}
        </div>
      )}
    </Loaded>
  )
}
