import type { FilmLine } from '#calls/films.ts'
import { type FilmLook, filmLooks } from '#rules/film-scenes.ts'
import { drawFigure } from './figures/figure-parts.ts'
import { type Pose, poseAt } from './figures/figure-pose.ts'
import { looks } from './look-table.ts'

const fixed = (value: number) => value.toFixed(1)

export const lookNamed = (name: string, index: number): FilmLook =>
  filmLooks.find((look) => look === name) ?? filmLooks[(index * 5) % filmLooks.length] ?? 'student'

/** The mouth's outline: a smile when shut, an oval when wide. */
export function mouthPath(open: number) {
  const half = 17 - 5 * open
  return `M${fixed(2 - half)} -27Q2 ${fixed(-17 - 9 * open)} ${fixed(2 + half)} -27Q2 ${fixed(-8 + 19 * open)} ${fixed(2 - half)} -27Z`
}

const teethPath = (open: number) =>
  open < 0.3 ? '' : `M-6 -25Q2 ${fixed(-22 - 4 * open)} 10 -25Q2 -19 -6 -25Z`

/** Sets an attribute only when it changed: most of a figure is still most of the time. */
export function setter(root: Element, selector: string, attribute: string) {
  const found = root.querySelector(selector)
  let last = ''
  return (value: string) => {
    if (value !== last) found?.setAttribute(attribute, value)
    last = value
  }
}

function jointsOf(group: Element) {
  const transform = (name: string) => setter(group, `[data-piece="${name}"]`, 'transform')
  const body = transform('body')
  const head = transform('head')
  const eyes = transform('eyes')
  const pupils = transform('pupils')
  const brows = transform('brows')
  const arm = transform('arm')
  const face = transform('face')
  const mouth = setter(group, '[data-mouth]', 'd')
  const teeth = setter(group, '[data-teeth]', 'd')
  return (pose: Pose) => {
    body(`rotate(${fixed(pose.lean)} 0 340)`)
    head(`rotate(${fixed(pose.nod)} 0 6)`)
    face(`translate(${fixed(3 + pose.nod * 0.4)} ${fixed(pose.nod * 0.5)})`)
    eyes(`translate(0 ${fixed(-60 * (1 - pose.lids))}) scale(1 ${fixed(pose.lids)})`)
    pupils(`translate(${fixed(pose.gaze * 2.6)} 0)`)
    brows(`translate(0 ${fixed(-pose.brows)})`)
    arm(`rotate(${fixed(172 - 148 * pose.hand)})`)
    mouth(mouthPath(pose.mouth))
    teeth(teethPath(pose.mouth))
  }
}

/** The last of `lines` that has begun, or is about to. */
const lastBegun = (lines: FilmLine[], ms: number) => lines.findLast((line) => line.from - 220 <= ms)

interface Cast {
  id: string
  look: string
  index: number
  faceLeft: boolean
}

/** One of the cast, drawn, with its movement as a function of the clock. */
export function createFigure(cast: Cast, lines: FilmLine[]) {
  const look = looks[lookNamed(cast.look, cast.index)]()
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  group.innerHTML = drawFigure(look)
  const pose = jointsOf(group)
  const own = lines.filter((line) => line.speaker === cast.id)
  const others = lines.filter((line) => line.speaker !== cast.id)
  return {
    group,
    seek: (ms: number) =>
      pose(poseAt(ms, cast.index, { own: lastBegun(own, ms), other: lastBegun(others, ms) })),
    stand: ({ x, y, size, sunk }: { x: number; y: number; size: number; sunk: number }) =>
      group.setAttribute(
        'transform',
        `translate(${fixed(x)} ${fixed(y + (look.lower ?? 0) * size * sunk)}) scale(${cast.faceLeft ? -size : size} ${size})`,
      ),
  }
}
