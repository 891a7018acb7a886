import { useEffect, useRef } from 'react'
import type { Film } from '#calls/films.ts'
import { createFilmStage, type FilmStage } from '../film/film-stage.ts'
import type { CaptionRows } from './captions.ts'
import { listenTo } from './media-clock.ts'
import type { Playback } from './playback.ts'

interface FilmViewProps {
  film: Film
  playback: Playback
  rows: CaptionRows
}

/** A film that draws itself; its sound is the clock. */
export function FilmView({ film, playback, rows }: FilmViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<FilmStage>(null)

  useEffect(() => {
    if (!place.current) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const drawn = createFilmStage(place.current, film, still)
    stage.current = drawn
    const sound = new Audio(film.audio)
    // In the page it can be found: who listens to the learner pauses it.
    place.current.append(sound)
    const untie = listenTo(sound, playback)
    const unwatch = playback.onFrame(drawn.seek)
    return () => {
      unwatch()
      untie()
      sound.remove()
      drawn.destroy()
    }
  }, [film, playback])

  useEffect(() => stage.current?.show(rows), [rows])

  return (
    <div className="absolute inset-0">
      <div ref={place} className="size-full" />
    </div>
  )
}
