import type { Film } from '#calls/films.ts'
import type { Scene } from './scene.ts'
import { createFigure, setter } from './stage-figure.ts'
import { createLabels } from './stage-label.ts'
import { wearStageStyle } from './stage-style.ts'
import { createTurn } from './stage-turn.ts'

export interface FilmStage {
  /** Draws the film as it is at `ms`; the same `ms` always gives the same picture. */
  seek(ms: number): void
  /** Which rows of the speech labels are shown. */
  show(rows: Partial<StageRows>): void
  destroy(): void
}

export interface StageRows {
  hindi: boolean
  roman: boolean
  gloss: boolean
  english: boolean
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Where `count` people stand, as shares of the width. */
const standing: readonly (readonly number[])[] = [
  [],
  [0.5],
  [0.27, 0.73],
  [0.19, 0.5, 0.81],
  [0.14, 0.38, 0.62, 0.86],
]

function drawPlace(scene: Scene) {
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = `<g>${scene.back}</g><g></g><g>${scene.front ?? ''}</g>`
  const moves = Object.entries(scene.moves).map(
    ([piece, moved]) => [setter(svg, `[data-piece="${piece}"]`, 'transform'), moved] as const,
  )
  const people = svg.children[1] as SVGGElement
  const move = (ms: number) => {
    for (const [set, moved] of moves) set(moved(ms / 1000))
  }
  return { svg, people, move }
}

function cast(film: Film) {
  const speakers = film.speakers.slice(0, 4)
  const places = standing[speakers.length] ?? []
  return speakers.map((speaker, index) => {
    const place = places[index] ?? 0.5
    const figure = createFigure(
      { id: speaker.id, look: speaker.look, index, faceLeft: place > 0.55 },
      film.lines,
    )
    return { ...figure, place, id: speaker.id }
  })
}

interface Staged {
  film: Film
  /** Where it is set. */
  scene: Scene
  /** The place does not move. */
  still?: boolean
}

/** Draws a film into `element`, which has a size of its own: live in the player, and frame by frame for a file. */
export function createFilmStage(element: HTMLElement, { film, scene, still = false }: Staged): FilmStage {
  wearStageStyle()
  const place = drawPlace(scene)
  const figures = cast(film)
  const placeOf = (speaker: string) => figures.find((figure) => figure.id === speaker)?.place ?? 0.5
  const labels = createLabels(film, placeOf)
  const { turn, move: moveTurn } = createTurn(film)
  place.people.append(...figures.map((figure) => figure.group))
  element.classList.add('film-stage')
  element.append(place.svg, ...labels.elements, turn)

  const frame = () => {
    const aspect = element.clientWidth / Math.max(1, element.clientHeight)
    const width = Math.min(960, Math.max(400, 540 * aspect))
    const isTall = width < 700
    const size = (isTall ? 0.86 : 1.1) * (figures.length > 3 ? 0.78 : figures.length > 2 ? 0.88 : 1)
    place.svg.setAttribute('viewBox', `${480 - width / 2} 0 ${width} 540`)
    for (const figure of figures) {
      const y = (isTall ? 376 : 348) + (scene.lower ?? 0)
      figure.stand({ x: 480 + (figure.place - 0.5) * width, y, size, sunk: scene.front ? 0.35 : 1 })
    }
  }
  // It tells the first size too, before anything is painted; asking for it here would lay the page out once more.
  const watch = new ResizeObserver(frame)
  watch.observe(element)

  const seek = (ms: number) => {
    place.move(still ? 0 : ms)
    for (const figure of figures) figure.seek(ms)
    labels.move(ms)
    moveTurn(ms)
  }
  const show = (rows: Partial<StageRows>) => {
    for (const [row, on] of Object.entries(rows)) element.setAttribute(`data-${row}`, on ? 'on' : 'off')
    const isAny = ['hindi', 'roman', 'gloss', 'english'].some(
      (row) => element.getAttribute(`data-${row}`) !== 'off',
    )
    element.setAttribute('data-words', isAny ? 'on' : 'off')
  }
  const destroy = () => {
    labels.stop()
    watch.disconnect()
    element.classList.remove('film-stage')
    element.replaceChildren()
  }
  seek(0)
  return { seek, show, destroy }
}
