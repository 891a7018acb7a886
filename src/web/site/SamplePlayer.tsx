import { useEffect, useState } from 'react'
import type { VideoDetails } from '#calls/films.ts'
import { sampleVideo } from '#calls/sample-video.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { Player } from '../player/Player.tsx'
import { Message } from '../ui/Message.tsx'
import { FirstPicture } from './FirstPicture.tsx'

/** The academy's own player; it comes after the page, with its film. */
export function SamplePlayer() {
  const [video, setVideo] = useState<VideoDetails | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    call(sampleVideo).then(setVideo, (error) => setTrouble(messageOf(error)))
  }, [])
  if (trouble) return <Message>{trouble}</Message>
  return video ? <Player video={video} autoplay /> : <FirstPicture />
}
