import { useEffect, useRef, useState } from 'react'
import type { Film } from '#calls/films.ts'
import { createFilmStage, type FilmStage } from '../film/film-stage.ts'
import type { Scene } from '../film/scene.ts'
import { sceneOf } from '../film/scene-table.ts'
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

/** Where it is set: null until it has come. */
function useScene(film: Film): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null)
  useEffect(() => {
    let isWanted = true
    void sceneOf(film).then((found) => isWanted && setScene(found))
    return () => {
      isWanted = false
    }
  }, [film])
  return scene
}

/** A film that draws itself; its sound is the clock. */
export function FilmView({ film, playback, rows }: FilmViewProps) {
  const room = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<FilmStage>(null)
  const scene = useScene(film)

  useEffect(() => {
    const sound = new Audio()
    // A film's length and words are known without it, and many who open a lesson go on to its practice.
    sound.preload = 'none'
    sound.src = film.audio
    // In the page it can be found: who listens to the learner pauses it.
    room.current?.append(sound)
    const untie = listenTo(sound, playback)
    const player = room.current?.closest('section')
    const comeNear = () => {
      sound.preload = 'auto'
    }
    for (const sign of signs) player?.addEventListener(sign, comeNear, { once: true })
    return () => {
      for (const sign of signs) player?.removeEventListener(sign, comeNear)
      untie()
      sound.remove()
    }
  }, [film, playback])

  useEffect(() => {
    if (!place.current || !scene) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const drawn = createFilmStage(place.current, { film, scene, still })
    stage.current = drawn
    const unwatch = playback.onFrame(drawn.seek)
    return () => {
      unwatch()
      drawn.destroy()
    }
  }, [film, scene, playback])

  useEffect(() => {
    if (scene) stage.current?.show(rows)
  }, [scene, rows])

  return (
    <div ref={room} className="absolute inset-0">
      <div ref={place} className="size-full" />
    </div>
  )
}
