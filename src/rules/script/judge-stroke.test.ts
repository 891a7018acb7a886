import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letters } from '#language/hindi/letters/alphabet.ts'
import { alongStroke, evenly, type Point, strokesOf } from '#language/hindi/letters/strokes.ts'
import { judgeStroke } from './judge-stroke.ts'

const ga = strokesOf('ग')
const way = (at: number, letter = ga): Point[] => {
  const stroke = letter[at]
  return stroke ? alongStroke(stroke) : []
}
const moved = (points: Point[], x: number, y: number) =>
  points.map((point): Point => [point[0] + x, point[1] + y])

test('every stroke of every letter, drawn as it is shown, is right', () => {
  for (const { glyph } of letters) {
    const strokes = strokesOf(glyph)
    for (const at of strokes.keys()) {
      expect(judgeStroke(way(at, strokes), strokes, at), `${glyph} ${at + 1}`).toBeNull()
    }
  }
})

test('a shaking hand is right, too', () => {
  const shake = fc.array(
    fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true })),
    {
      minLength: 30,
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(fc.constantFrom(...letters), shake, ({ glyph }, shakes) => {
      const strokes = strokesOf(glyph)
      return strokes.every((_, at) => {
        const hand = way(at, strokes).map(([x, y], step): Point => {
          const [dx, dy] = shakes[Math.floor(step / 3) % shakes.length] ?? [0, 0]
          return [x + dx, y + dy]
        })
        return judgeStroke(hand, strokes, at) === null
      })
    }),
    { numRuns: 300 },
  )
})

test('few points of a quick hand are enough', () => {
  expect(
    judgeStroke(
      [
        [63, 30],
        [62, 75],
      ],
      ga,
      1,
    ),
  ).toBeNull()
})

test('the line on top comes last', () => {
  expect(judgeStroke(way(2), ga, 0)).toBe('line-first')
})

test('a later stroke is named as one', () => {
  expect(judgeStroke(way(1), ga, 0)).toBe('other-stroke')
})

test('a stroke from its end to its start is the other way round', () => {
  expect(judgeStroke(way(1).toReversed(), ga, 1)).toBe('backwards')
})

test('a stroke that begins elsewhere is told where to start', () => {
  expect(judgeStroke(moved(way(0), -30, 20), ga, 0)).toBe('start')
})

test('a stroke that begins too early, and then goes right, is told where to start', () => {
  expect(
    judgeStroke(
      evenly(
        [
          [63, 14],
          [63, 76],
        ],
        2,
      ),
      ga,
      1,
    ),
  ).toBe('start')
})

test('a stroke that leaves the way is told so', () => {
  expect(
    judgeStroke(
      [
        [63, 29],
        [63, 40],
        [85, 60],
        [63, 76],
      ],
      ga,
      1,
    ),
  ).toBe('away')
})

test('a stroke that stops half way is short', () => {
  expect(
    judgeStroke(
      [
        [63, 29],
        [63, 55],
      ],
      ga,
      1,
    ),
  ).toBe('short')
  expect(judgeStroke([], ga, 1)).toBe('short')
})

test('85 of 100 of a stroke are enough, 75 are not', () => {
  const line = way(1)
  expect(judgeStroke(line.slice(0, Math.ceil(line.length * 0.87)), ga, 1)).toBeNull()
  expect(judgeStroke(line.slice(0, Math.floor(line.length * 0.75)), ga, 1)).toBe('short')
})

test('a ring cannot be skipped by standing where it starts and ends', () => {
  const ttha = strokesOf('ठ')
  expect(
    judgeStroke(
      [
        [53, 30],
        [53, 44],
        [54, 44],
      ],
      ttha,
      0,
    ),
  ).toBe('short')
})

test('a dot is a touch at its place', () => {
  const rra = strokesOf('ड़')
  const dot = rra.length - 2
  expect(judgeStroke([[52, 86]], rra, dot)).toBeNull()
  expect(judgeStroke([[70, 60]], rra, dot)).toBe('start')
})
