import {
  at,
  type Box,
  disc,
  genda,
  ink,
  leaf,
  lifted,
  mor,
  orange,
  paper,
  piece,
  rect,
  shape,
  sindoor,
  strip,
  times,
} from './cut-paper.ts'

export const sky = (fill: string) => rect([-40, -40, 1040, 620], fill)
export const ground = (y: number, fill: string) => rect([-40, y, 1040, 600 - y], fill)

/** A striped cloth over a stall, its edge scalloped. */
export function awning([x, y, width, height]: Box, first: string, second: string) {
  const count = Math.round(width / 44)
  const step = width / count
  const one = (i: number) => {
    const left = x + i * step
    return `M${left} ${y}h${step}v${height}a${step / 2} ${step / 2.4} 0 0 1 ${-step} 0Z`
  }
  const cloth = times(count, (i) => shape(one(i), i % 2 ? second : first))
  const shadow = shape(`M${x} ${y + height}h${width}v${step * 0.62}h${-width}Z`, ink, 'opacity=".14"')
  return shadow + cloth + rect([x - 6, y - 8, width + 12, 10], ink)
}

/** A round-headed tree of two leaves of paper. */
export function tree(x: number, y: number, size = 1) {
  return at(
    [x, y, size],
    strip('M0 0C2 -50 -4 -80 0 -120M0 -66L-30 -104M0 -78L28 -112', ink, 11),
    lifted(
      'M0 -236C60 -250 104 -206 92 -164C118 -120 72 -84 28 -98C0 -78 -34 -82 -46 -98C-96 -86 -116 -136 -88 -166C-98 -214 -44 -248 0 -236Z',
      mor,
    ),
    shape(
      'M-50 -196C-30 -226 18 -226 30 -206C4 -206 -24 -196 -50 -196ZM-66 -142C-34 -156 8 -150 20 -136C-8 -132 -44 -128 -66 -142ZM36 -166C56 -172 74 -164 78 -154C64 -152 46 -154 36 -166Z',
      leaf,
    ),
  )
}

/** A potted plant. */
export function pot(x: number, y: number, fill = sindoor) {
  const blade =
    'M0 -44C-8 -70 -34 -84 -48 -82C-40 -64 -22 -48 0 -44C-4 -78 0 -100 6 -112C20 -92 14 -66 0 -44C12 -66 34 -76 48 -72C40 -54 22 -44 0 -44Z'
  return at([x, y], shape(blade, mor), lifted('M-28 -46H28L20 0H-20Z', fill), rect([-32, -52, 64, 12], fill))
}

/** Marigolds on a string between two points, with a mango leaf between the bows. */
export function garland([x, y, width]: readonly [number, number, number], bows: number, name: string) {
  const step = width / bows
  const flowers = (left: number) =>
    times(7, (i) => {
      const way = (i + 0.5) / 7
      return disc([left + way * step, y + Math.sin(Math.PI * way) * 26, 8], i % 2 ? orange : genda)
    })
  const leafAt = (left: number) => shape(`M${left} ${y}q13 18 0 46q-13 -28 0 -46Z`, mor)
  return (
    times(bows, (i) => piece(`${name}${i}`, flowers(x + i * step))) +
    times(bows + 1, (i) => leafAt(x + i * step))
  )
}

/** Small paper flags on a line that hangs a little. */
export function bunting([x, y, width]: readonly [number, number, number], count: number, fills: string[]) {
  const step = width / count
  const line = strip(`M${x} ${y}Q${x + width / 2} ${y + 44} ${x + width} ${y}`, ink, 3)
  const flag = (i: number) => {
    const way = (i + 0.5) / count
    const top = y + 44 * 2 * way * (1 - way)
    return shape(
      `M${x + i * step + 6} ${top}h${step - 12}l${-(step - 12) / 2} 30Z`,
      fills[i % fills.length] ?? paper,
    )
  }
  return line + times(count, flag)
}

/** A bird, drawn around its origin, wings out. */
export const bird = (fill: string) =>
  shape('M-26 -10C-14 -16 -6 -8 0 0C6 -8 14 -16 26 -10C16 -10 8 -4 0 8C-8 -4 -16 -10 -26 -10Z', fill)

/** A cloud of flat paper. */
export const cloud = (x: number, y: number, fill: string) =>
  shape(`M${x} ${y}h150a26 26 0 0 0 -18 -44a40 40 0 0 0 -74 -10a30 30 0 0 0 -44 22a22 22 0 0 0 -14 32Z`, fill)

/** A window with a sill: arched, two leaves, bars. */
export function arched([x, y, width, height]: Box, frame: string, pane: string) {
  const r = width / 2
  const d = (pad: number) =>
    `M${x + pad} ${y + height}V${y + r}A${r - pad} ${r - pad} 0 0 1 ${x + width - pad} ${y + r}V${y + height}Z`
  return (
    lifted(d(0), frame) +
    shape(d(9), pane) +
    strip(`M${x + r} ${y + 9}V${y + height}M${x + 9} ${y + r + 6}H${x + width - 9}`, frame, 6) +
    rect([x - 10, y + height, width + 20, 12], frame)
  )
}

/** Steam: three puffs that rise from one place. */
export function steam(x: number, y: number, fill = paper) {
  const one = (i: number) =>
    at([x + (i - 1) * 12, y], piece(`steam${i}`, disc([0, 0, 19 - i * 2], fill, 'opacity=".75"')))
  return times(3, one)
}
