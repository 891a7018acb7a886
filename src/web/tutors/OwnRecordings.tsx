import { useSuspenseQuery } from '@tanstack/react-query'
import type { TutorRecording } from '#calls/tutor-recordings.ts'
import { shownDay } from '../shown-dates.ts'
import { Button } from '../ui/Button.tsx'
import { Hindi } from '../ui/Hindi.tsx'
import { Icon } from '../ui/Icon.tsx'
import { recordingsQuery } from './tutor-queries.ts'
import { useOwnSound } from './use-own-sound.ts'

/** What one said and sent, and what the tutor says to it; nothing where nothing was sent. */
export function OwnRecordings() {
  const { data: recordings } = useSuspenseQuery(recordingsQuery)
  if (recordings.length === 0) return null
  return (
    <section aria-labelledby="own-recordings" className="hang mt-6 border-t-8">
      <h2 id="own-recordings" className="font-display text-3xl">
        My recordings
      </h2>
      <ul>
        {recordings.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} />
        ))}
      </ul>
    </section>
  )
}

function RecordingRow({ recording }: { recording: TutorRecording }) {
  const { id, hindi, roman, english, tutor, text, answer, sentAt, endsAt } = recording
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Hindi className="!text-[1.6rem]">{hindi}</Hindi>
          <span className={`px-2 leading-7 font-bold ${stateOf(recording).look}`}>
            {stateOf(recording).label}
          </span>
        </p>
        <p className="text-ink-soft">{[roman, english].filter(Boolean).join(' · ')}</p>
        <p>
          Sent to {tutor.name}, {shownDay(new Date(sentAt))}. Deleted on {shownDay(new Date(endsAt))}.
        </p>
        {text !== '' && <p className="mt-2 max-w-prose">{text}</p>}
        {answer !== '' && (
          <blockquote className="mt-2 max-w-prose border-s-8 border-genda ps-3 whitespace-pre-wrap">
            <span className="block font-bold">{tutor.name}</span>
            {answer}
          </blockquote>
        )}
      </div>
      <HearAgain id={id} />
    </li>
  )
}

function stateOf({ answer, heardAt }: TutorRecording) {
  if (answer !== '') return { label: 'Answered', look: 'border-2 border-mor' }
  if (heardAt !== null) return { label: 'Heard', look: 'bg-mor text-on-mor' }
  return { label: 'Sent', look: 'bg-genda text-on-genda' }
}

function HearAgain({ id }: { id: string }) {
  const { state, press } = useOwnSound(id)
  return (
    <div>
      <Button
        look="secondary"
        pending={state === 'coming'}
        aria-pressed={state === 'playing'}
        onClick={() => void press()}
      >
        <Icon name={state === 'playing' ? 'pause' : 'play'} /> Hear it
      </Button>
    </div>
  )
}
