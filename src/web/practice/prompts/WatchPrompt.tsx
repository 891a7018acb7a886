import { useEffect } from 'react'
import { Player } from '../../player/Player.tsx'
import { wasWatched } from '../../player/resume.ts'
import { Message } from '../../ui/Message.tsx'
import type { PromptProps } from '../exercise-parts.ts'

/** A film or video, or the part of it that the question is about. */
export function WatchPrompt({ exercise, onWatched }: PromptProps) {
  const { exerciseVideo: video, clip, questionType } = exercise
  const isWatched = video !== null && clip === null && wasWatched(video)

  // domain 20: who watched it once is not asked again.
  useEffect(() => {
    if (isWatched) onWatched()
  }, [isWatched, onWatched])

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
