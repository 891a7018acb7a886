import { useQuery } from '@tanstack/react-query'
import type { VideoDetails } from '#calls/films.ts'
import { type Cue, cuesOf } from '#rules/captions.ts'
import { useLearntTag } from '../learnt-language.ts'
import { rowOfTrack } from './captions.ts'
import { clockTime } from './clock-time.ts'
import type { Playback, PlaybackState } from './playback.ts'

interface CueListProps {
  video: VideoDetails
  playback: Playback
  state: PlaybackState
  id: string
}

/** The transcript of a film whose captions somebody wrote: each language's lines at their time, played from there. */
export function CueList({ video, playback, state, id }: CueListProps) {
  const { data: tracks, isPending } = useQuery({
    queryKey: ['captions', video.id],
    queryFn: () => Promise.all(video.captions.map(readTrack)),
  })
  const tag = useLearntTag()
  const cues = (tracks ?? []).flat().sort((one, other) => one.from - other.from)
  if (cues.length === 0) {
    return (
      <p id={id} role="status" className="border-t-2 border-line py-3 text-ink-soft">
        {isPending && video.captions.length > 0
          ? 'The transcript is on its way.'
          : 'This video has no transcript yet.'}
      </p>
    )
  }
  return (
    <ol id={id} aria-label="Transcript lines" className="border-t-2 border-line">
      {cues.map(({ from, to, text, row, lang }) => {
        const isNow = state.ms >= from && state.ms < to
        return (
          <li
            key={`${row}-${from}-${text}`}
            aria-current={isNow || undefined}
            className={`grid grid-cols-[auto_1fr] gap-x-3 border-s-4 py-1 ps-2 ${isNow ? 'border-s-sindoor bg-pale-genda' : 'border-s-transparent'}`}
          >
            <button
              type="button"
              // What stands beside it in other languages would be read in the voice of this one.
              aria-label={`${clockTime(from)}, play from here${row === 'english' ? `: ${text}` : ''}`}
              onClick={() => {
                playback.seek(from)
                playback.play()
              }}
              className="min-h-11 min-w-11 self-start text-[0.9rem] tabular-nums underline-offset-4 hover:underline"
            >
              {clockTime(from)}
            </button>
            <p
              lang={row === 'hindi' ? tag : lang}
              className={`min-w-0 py-1 whitespace-pre-line ${row === 'hindi' ? 'text-[1.35rem] leading-[1.6]' : 'text-lg'}`}
            >
              {text}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

async function readTrack({ url, lang }: VideoDetails['captions'][number]) {
  const response = await fetch(url)
  const cues: Cue[] = response.ok ? cuesOf(await response.text()) : []
  return cues.map((cue) => ({ ...cue, lang, row: rowOfTrack(lang) }))
}
