import { useEffect } from 'react'
import { isWatched } from '#rules/watched.ts'
import { Player } from '../../player/Player.tsx'
import { readPlace } from '../../player/resume.ts'
import { Message } from '../../ui/Message.tsx'
import type { PromptProps } from '../exercise-parts.ts'

/** A film or video, or the part of it that the question is about. */
export function WatchPrompt({ exercise, onWatched }: PromptProps) {
  const { exerciseVideo: video, clip, questionType } = exercise
  const wasWatched =
    video !== null &&
    clip === null &&
    isWatched(readPlace(video.id).intervals, video.film?.duration ?? video.duration * 1000)

  // domain 20: who watched it once is not asked again.
  useEffect(() => {
    if (wasWatched) onWatched()
  }, [wasWatched, onWatched])

  if (!video) return <Message>Video not available</Message>
  return (
    <Player
      video={video}
      clip={clip}
      onWatched={onWatched}
      isAskedAbout={questionType.startsWith('WATCH WITH')}
    />
  )
}
