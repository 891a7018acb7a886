import { useEffect } from 'react'
import { leaveFilm } from '#calls/film-place.ts'
import type { Video } from '#calls/films.ts'
import { call } from '../call.ts'
import { readPlace } from '../player/resume.ts'
import { whoseHere } from '../session-storage.ts'

/** Tells the academy where a film was left, for authors to see where films are left; only what was really played. */
export function useFilmPlace(video: Video | undefined): void {
  useEffect(() => {
    if (!video) return
    const { id } = video
    const whose = whoseHere()
    let told = readPlace(id).ms
    const tell = () => {
      // Who has signed out tells nothing more.
      if (whoseHere() !== whose) return
      const { ms } = readPlace(id)
      const duration = Math.round(video.duration * 1000)
      if (ms === told || duration < 1) return
      told = ms
      // Where it cannot be told nothing is lost: it is a count, not the learner's own place.
      call(leaveFilm, { body: { videoId: id, ms: Math.round(ms), duration } }).catch(() => {})
    }
    window.addEventListener('pagehide', tell)
    return () => {
      window.removeEventListener('pagehide', tell)
      // The player writes down its last place as it goes.
      setTimeout(tell)
    }
  }, [video])
}
