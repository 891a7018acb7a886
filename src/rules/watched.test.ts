import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addInterval, type Interval, isWatched, watchedShare } from './watched.ts'

test('a first stretch stands alone', () => {
  expect(addInterval([], 0, 4000)).toEqual([[0, 4000]])
})

test('stretches that touch or overlap become one', () => {
  expect(addInterval([[0, 4000]], 4000, 6000)).toEqual([[0, 6000]])
  expect(addInterval([[0, 4000]], 2000, 6000)).toEqual([[0, 6000]])
  expect(
    addInterval(
      [
        [0, 1000],
        [5000, 6000],
      ],
      900,
      5100,
    ),
  ).toEqual([[0, 6000]])
})

test('stretches apart stay apart and sorted', () => {
  expect(addInterval([[5000, 6000]], 0, 1000)).toEqual([
    [0, 1000],
    [5000, 6000],
  ])
})

test('an empty or backward stretch adds nothing', () => {
  expect(addInterval([[0, 1000]], 3000, 3000)).toEqual([[0, 1000]])
  expect(addInterval([[0, 1000]], 3000, 2000)).toEqual([[0, 1000]])
})

test('what was played twice counts once', () => {
  const twice = addInterval(addInterval([], 0, 5000), 0, 5000)
  expect(watchedShare(twice, 10_000)).toBe(0.5)
})

test('a drag to the end is not watching', () => {
  const dragged = addInterval(addInterval([], 0, 1000), 9000, 10_000)
  expect(watchedShare(dragged, 10_000)).toBe(0.2)
  expect(isWatched(dragged, 10_000)).toBe(false)
})

test('85 percent is enough, less is not', () => {
  expect(isWatched([[0, 8500]], 10_000)).toBe(true)
  expect(isWatched([[0, 8490]], 10_000)).toBe(false)
})

test('a video without a length is never watched', () => {
  expect(watchedShare([[0, 5000]], 0)).toBe(0)
  expect(isWatched([[0, 5000]], Number.NaN)).toBe(false)
})

test('what lies outside the video does not count', () => {
  expect(
    watchedShare(
      [
        [-500, 5000],
        [9000, 12_000],
      ],
      10_000,
    ),
  ).toBe(0.6)
})

const stretch = fc.tuple(fc.nat(1000), fc.nat(1000))

test('whatever the order, the union covers exactly the milliseconds that were played', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 12 }), (stretches) => {
      const union = stretches.reduce<Interval[]>((all, [a, b]) => addInterval(all, a, b), [])
      const played = new Set<number>()
      for (const [a, b] of stretches) for (let ms = a; ms < b; ms += 1) played.add(ms)
      expect(watchedShare(union, 1000)).toBeCloseTo(played.size / 1000, 9)
      for (let i = 1; i < union.length; i += 1) {
        expect(union[i]?.[0] ?? 0).toBeGreaterThan(union[i - 1]?.[1] ?? 0)
      }
    }),
  )
})
