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

/** Somebody is about to play it: the sound is on its way before they press. */
const signs = ['pointerenter', 'pointerdown', 'focusin'] as const

/** A film that draws itself; its sound is the clock. */
export function FilmView({ film, playback, rows }: FilmViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<FilmStage>(null)

  useEffect(() => {
    if (!place.current) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const drawn = createFilmStage(place.current, film, still)
    stage.current = drawn
    const sound = new Audio()
    // A film's length and words are known without it, and many who open a lesson go on to its practice.
    sound.preload = 'none'
    sound.src = film.audio
    // In the page it can be found: who listens to the learner pauses it.
    place.current.append(sound)
    const untie = listenTo(sound, playback)
    const player = place.current.closest('section')
    const comeNear = () => {
      sound.preload = 'auto'
    }
    for (const sign of signs) player?.addEventListener(sign, comeNear, { once: true })
    const unwatch = playback.onFrame(drawn.seek)
    return () => {
      for (const sign of signs) player?.removeEventListener(sign, comeNear)
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
