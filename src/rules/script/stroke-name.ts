import { distance, type Point, type Stroke } from '#language/hindi/letters/strokes.ts'

/** A stroke in words, for who does not see it: what it is, from where to where. */
export function strokeName(stroke: Stroke): string {
  const [from] = stroke.points
  const to = stroke.points.at(-1)
  if (!from || !to) return ''
  if (stroke.kind === 'line') return 'the line on top'
  if (stroke.kind === 'dot') return `a dot ${placeOf(from)}`
  if (stroke.kind === 'upright') return `an upright ${sideOf(from[0])}`
  const isRing = distance(from, to) < 14
  const shape = stroke.points.length === 2 ? 'a straight stroke' : isRing ? 'a ring' : 'a curve'
  return `${shape} from ${placeOf(from)} to ${placeOf(to)}`
}

const sideOf = (x: number) => (x < 42 ? 'on the left' : x > 58 ? 'on the right' : 'in the middle')

function placeOf([x, y]: Point): string {
  const height =
    y < 27
      ? 'above the line'
      : y < 37
        ? 'the line'
        : y < 60
          ? 'half way down'
          : y < 80
            ? 'the foot'
            : 'below the foot'
  return `${height} ${sideOf(x)}`
}
