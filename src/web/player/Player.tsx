import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { VideoDetails } from '#calls/films.ts'
import { useSingleKeys } from '../single-keys.ts'
import { laterFile, laterPart, prepareFile } from '../ui/later.tsx'
import { Message } from '../ui/Message.tsx'
import { whenBegun } from '../when-begun.ts'
import { Controls } from './Controls.tsx'
import { type CaptionRows, keepRows, noRows, readRows, rowOfTrack, toggleAll } from './captions.ts'
import { FileView } from './FileView.tsx'
import { FilmView } from './FilmView.tsx'
import { lineAt, loopOf } from './lines.ts'
import { Playback } from './playback.ts'
import { lengthOf } from './resume.ts'
import { SeekLine } from './SeekLine.tsx'
import { usePlayerKeys } from './use-player-keys.ts'

const panels = laterFile(() => import('./panels.ts'))
const CaptionChoice = laterPart(panels, (file) => file.CaptionChoice)
const CueList = laterPart(panels, (file) => file.CueList)
const Transcript = laterPart(panels, (file) => file.Transcript)
/** Hardly any video is YouTube's. */
const youtube = laterFile(() => import('./YoutubeView.tsx'))
const YoutubeView = laterPart(youtube, (file) => file.YoutubeView)

interface PlayerProps {
  video: VideoDetails
  /** Once, when 85 percent have been played (of the clip, where there is one). */
  onWatched?: () => void
  clip?: { from: number; to: number } | null
  /** False where the page has keys of its own, as practice has. */
  hasKeys?: boolean
  autoplay?: boolean
  /** A question about it follows: it begins without captions, which would answer it, and stays low to leave room. */
  isAskedAbout?: boolean
}

/** What keeps a video from being shown, before anything is tried (spec 8). */
export function troubleWith(video: VideoDetails): string | null {
  if (video.kind === 'youtube') return video.youtubeId ? null : 'Url is empty'
  if (video.kind === 'film')
    return video.film ? (video.film.audio ? null : 'Url is empty') : 'Video not available'
  return video.sources.some((source) => source.url) ? null : 'Url is empty'
}

/** One player for films that draw themselves, for files and for YouTube. */
export function Player(props: PlayerProps) {
  const { video, clip } = props
  const trouble = troubleWith(video)
  if (trouble) return <Message>{trouble}</Message>
  // At a fresh address it begins anew, where it was left: what was refused at the one before is not asked for again.
  const address = video.film?.audio ?? video.sources[0]?.url ?? ''
  return <PlayerOf key={`${video.id} ${clip?.from ?? ''} ${address}`} {...props} />
}

function usePlayback({ video, clip, onWatched }: PlayerProps) {
  const told = useRef(onWatched)
  useEffect(() => {
    told.current = onWatched
  })
  const [playback] = useState(
    () =>
      new Playback({
        videoId: video.id,
        duration: lengthOf(video),
        clip: clip ?? null,
        onWatched: () => told.current?.(),
      }),
  )
  const state = useSyncExternalStore(playback.subscribe, () => playback.state)
  return { playback, state }
}

/** The rows that this video has at all. */
function rowNames(video: VideoDetails): (keyof CaptionRows)[] {
  if (video.kind === 'film') return ['hindi', 'roman', 'gloss', 'english']
  return [...new Set(video.captions.map((caption) => rowOfTrack(caption.lang)))]
}

function PlayerOf(props: PlayerProps) {
  const { video, hasKeys = true, autoplay = false, isAskedAbout = false } = props
  const { playback, state } = usePlayback(props)
  const isOn = useSingleKeys()
  const [rows, setRows] = useState(isAskedAbout ? noRows : readRows)
  const [open, setOpen] = useState<'captions' | 'transcript' | null>(null)
  const panel = useId()
  const screen = useRef<HTMLDivElement>(null)

  const chooseRows = useCallback((chosen: CaptionRows) => {
    setRows(chosen)
    keepRows(chosen)
  }, [])
  const switchRows = useCallback(() => chooseRows(toggleAll(rows)), [chooseRows, rows])
  const loop = useCallback(() => {
    const line = video.film && lineAt(video.film, playback.state.ms)
    if (line) playback.playPart(playback.state.part?.repeat ? null : loopOf(line))
  }, [video, playback])
  usePlayerKeys({ playback, onLoop: loop, onCaptions: switchRows, isOn: hasKeys && isOn })

  // A tap on the picture plays and pauses; the button with the name does it for keys and readers.
  useEffect(() => {
    const place = screen.current
    place?.addEventListener('click', playback.toggle)
    return () => place?.removeEventListener('click', playback.toggle)
  }, [playback])
  useEffect(() => whenBegun(() => prepareFile(panels)), [])
  useEffect(() => {
    if (autoplay) playback.play()
  }, [autoplay, playback])

  return (
    <section aria-label={video.title} className="border-t-8 border-ink bg-card">
      <div
        ref={screen}
        className={`player-screen relative overflow-clip bg-print-night ${video.kind === 'film' && !isAskedAbout ? 'aspect-[4/5] sm:aspect-video' : 'aspect-video'}`}
      >
        {video.kind === 'film' && video.film && (
          <FilmView film={video.film} playback={playback} rows={rows} />
        )}
        {video.kind === 'file' && <FileView video={video} playback={playback} rows={rows} />}
        {video.kind === 'youtube' && (
          <YoutubeView
            youtubeId={video.youtubeId ?? ''}
            title={video.title}
            playback={playback}
            autoplay={autoplay}
          />
        )}
        {!state.playing && !state.trouble && video.kind !== 'youtube' && <PlaySign />}
        {state.trouble && <Message className="absolute inset-x-4 top-4">{state.trouble}</Message>}
      </div>
      <div className="@container px-3 pb-2 sm:px-4">
        <SeekLine playback={playback} state={state} />
        <Controls
          playback={playback}
          state={state}
          open={open}
          onOpen={setOpen}
          panel={panel}
          onLoop={video.film ? loop : undefined}
        />
        {open === 'captions' && (
          <CaptionChoice id={panel} rows={rows} names={rowNames(video)} onChange={chooseRows} />
        )}
        {open === 'transcript' &&
          (video.film ? (
            <Transcript id={panel} film={video.film} playback={playback} state={state} />
          ) : (
            <CueList id={panel} video={video} playback={playback} state={state} />
          ))}
      </div>
    </section>
  )
}

/**
 * A large sign on the picture that it can be played: for the eye alone. Where the picture's foot is out of sight, below
 * the window or behind the bar that stands at the foot of a phone's, the sign stands higher.
 */
function PlaySign() {
  return (
    <span
      aria-hidden="true"
      className="play-sign pointer-events-none absolute inset-x-0 inset-y-4 flex items-end justify-center sm:inset-y-6 print:hidden"
    >
      <span className="sticky bottom-28 grid size-18 place-items-center border-t-8 border-print-sindoor bg-[#FFF5E4] text-print-night sm:bottom-6 sm:size-22">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-9 fill-current">
          <path d="M6 3v18l15-9z" />
        </svg>
      </span>
    </span>
  )
}
