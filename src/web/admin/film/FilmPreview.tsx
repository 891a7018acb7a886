import { useMemo } from 'react'
import type { StudioLesson } from '#calls/studio-shapes.ts'
import { messageOf } from '../../call-error.ts'
import { Player } from '../../player/Player.tsx'
import { filmAlone } from '../exercise/shown-alone.ts'
import { usePreview } from '../exercise/use-preview.ts'

interface FilmPreviewProps {
  path: string
  lesson: StudioLesson
  filmId: string
}

/** The film as it plays, in the student's own player. */
export function FilmPreview({ path, lesson, filmId }: FilmPreviewProps) {
  const alone = useMemo(() => filmAlone(lesson, filmId), [lesson, filmId])
  const { data, error, isStale, isFetching } = usePreview(path, alone)
  const video = alone && data?.lesson.lesson.videos.find(({ id }) => id.endsWith(`.${filmId}`))
  // Written captions have an address once they are published.
  const shown = video && (video.film ? video : { ...video, captions: [] })
  return (
    <section aria-label="The film as it plays" className="min-w-0 self-start xl:sticky xl:top-4">
      <p className="mb-2 flex justify-between gap-4 text-[0.9rem] text-ink-soft">
        <span>The film as it plays</span>
        <span role="status">{isStale || isFetching ? 'Catching up…' : ''}</span>
      </p>
      {shown ? (
        <Player key={JSON.stringify(shown)} video={shown} hasKeys={false} />
      ) : (
        <p className="border-2 border-line p-4 text-ink-soft">
          {alone && error
            ? messageOf(error)
            : 'It plays as soon as it has a title, a scene, a cast, and lines with their English.'}
        </p>
      )}
    </section>
  )
}
