import type { VideoDetails } from '#calls/films.ts'
import { MixedText } from '../ui/MixedText.tsx'
import { wholeInView } from '../ui/whole-in-view.ts'

interface VideoListProps {
  videos: readonly VideoDetails[]
  shown: string
  onShow: (video: VideoDetails) => void
}

/** The lesson's films, in the order they are meant: meet, watch, notice, say. */
export function VideoList({ videos, shown, onShow }: VideoListProps) {
  return (
    <ol
      aria-label="Videos of this lesson"
      onFocus={wholeInView}
      className="mb-4 flex gap-1 max-sm:-mx-4 max-sm:my-3 max-sm:overflow-x-auto max-sm:scroll-px-4 max-sm:px-4 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]"
    >
      {videos.map((video, index) => (
        <li key={video.id} className="max-sm:shrink-0 sm:flex">
          <button
            type="button"
            aria-pressed={video.id === shown}
            onClick={() => onShow(video)}
            className={`flex min-h-11 grow items-baseline gap-2 border-t-4 px-3 py-1.5 text-start leading-snug ${video.id === shown ? 'border-sindoor bg-card font-bold' : 'border-line hover:border-ink'}`}
          >
            <span className="font-display">{index + 1}</span>{' '}
            <span>
              <MixedText>{video.title}</MixedText>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
