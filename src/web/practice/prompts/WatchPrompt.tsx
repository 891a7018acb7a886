import { useEffect } from 'react'
import { isWatched } from '#rules/watched.ts'
import { Player } from '../../player/Player.tsx'
import { readPlace } from '../../player/resume.ts'
import { Message } from '../../ui/Message.tsx'
import type { PromptProps } from '../exercise-parts.ts'
import { Revealed } from './Revealed.tsx'

/** A film or video, or the part of it that the question is about. */
export function WatchPrompt({ exercise, isRevealed, onWatched }: PromptProps) {
  const { exerciseVideo: video, clip } = exercise
  const wasWatched =
    video !== null &&
    clip === null &&
    isWatched(readPlace(video.id).intervals, video.film?.duration ?? video.duration * 1000)

  // domain 20: who watched it once is not asked again.
  useEffect(() => {
    if (wasWatched) onWatched()
  }, [wasWatched, onWatched])

  return (
    <div>
      {video ? (
        <Player video={video} clip={clip} onWatched={onWatched} />
      ) : (
        <Message>Video not available</Message>
      )}
      <div className="mt-5 min-h-4">{isRevealed && <Revealed exercise={exercise} />}</div>
    </div>
  )
}
