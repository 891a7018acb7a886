import { STROKES } from './strokes-table.ts'

export type Point = readonly [x: number, y: number]

export interface Stroke {
  kind: 'curve' | 'upright' | 'line' | 'dot'
  points: readonly Point[]
}

const head = 29
const foot = 76

const written = new Map(
  STROKES.trim()
    .split('\n')
    .map((row) => row.split(': ') as [letter: string, strokes: string]),
)

/** The strokes of a letter in the order in which they are drawn, the line on top last; none for what is no letter. */
export function strokesOf(letter: string): Stroke[] {
  return (written.get(letter.normalize('NFC')) ?? '').split(' | ').flatMap(strokesIn)
}

function strokesIn(part: string): Stroke[] {
  const rest = part.slice(1)
  switch (part[0]) {
    case undefined:
      return []
    case '@':
      return movedPart(rest)
    case 'V':
      return [{ kind: 'upright', points: [head, foot].map((y) => [Number(rest), y] as const) }]
    case 'H':
      return [
        { kind: 'line', points: rest.split('-').map((x, at) => [Number(x) + 1 - 2 * at, head] as const) },
      ]
    default: {
      const points = part.split(' ').map((point) => point.split(',').map(Number) as unknown as Point)
      return [{ kind: points.length === 1 ? 'dot' : 'curve', points }]
    }
  }
}

function movedPart(part: string): Stroke[] {
  const [, letter = '', by = '0'] = /^(.+?)([-+][\d.]+)?$/.exec(part) ?? []
  const right = Number(by)
  return strokesOf(letter)
    .slice(0, -1)
    .map(({ kind, points }) => ({ kind, points: points.map(([x, y]) => [x + right, y] as const) }))
}

/** The four points of each Bézier piece of a smooth curve through the points. */
function pieces(points: readonly Point[]): [Point, Point, Point, Point][] {
  return points.slice(0, -1).map((from, at) => {
    const to = points[at + 1] ?? from
    const before = points[at - 1] ?? from
    const after = points[at + 2] ?? to
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
  })
}

const short = (number: number) => Math.round(number * 10) / 10

/** A stroke as the `d` of an SVG path. A dot is a line of no length: its round ends make it. */
export function strokePath({ points }: Stroke): string {
  const [first = [0, 0]] = points
  if (points.length === 1) return `M${first}h.01`
  const curves = pieces(points).map(([, ...rest]) => `C${rest.flat().map(short).join(' ')}`)
  return `M${first}${curves.join('')}`
}

/** Points along a stroke, about two units apart. */
export function alongStroke({ points }: Stroke): Point[] {
  const dense = pieces(points).flatMap(([a, b, c, d]) =>
    Array.from({ length: 16 }, (_, step): Point => {
      const t = step / 16
      const u = 1 - t
      const at = (axis: 0 | 1) =>
        u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
      return [at(0), at(1)]
    }),
  )
  const last = points.at(-1)
  return evenly(last ? [...dense, last] : dense, 2)
}

/** The same way with points at equal distances. */
export function evenly(points: readonly Point[], apart: number): Point[] {
  const even: Point[] = points.slice(0, 1)
  let left = apart
  for (const [at, to] of points.entries()) {
    let from = points[at - 1] ?? to
    let length = distance(from, to)
    while (length >= left) {
      const share = left / length
      from = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      even.push(from)
      length -= left
      left = apart
    }
    left -= length
  }
  return even
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
