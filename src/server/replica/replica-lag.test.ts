import { expect, test } from 'vitest'
import { replicaLag } from './replica-lag.ts'

test('one that has seen all is not late, however long ago it was written', () => {
  const lagOf = replicaLag()
  expect(lagOf({ at: 1000, written: '0/A0', replayed: '0/A0' })).toBe(0)
  expect(lagOf({ at: 99_000, written: '0/A0', replayed: '0/A0' })).toBe(0)
})

test('one that stands still is later with every look, and on time again when it has caught up', () => {
  const lagOf = replicaLag()
  lagOf({ at: 1000, written: '0/A0', replayed: '0/A0' })
  expect(lagOf({ at: 2000, written: '0/B0', replayed: '0/A0' })).toBe(1)
  expect(lagOf({ at: 8000, written: '0/C0', replayed: '0/A5' })).toBe(7)
  expect(lagOf({ at: 9000, written: '0/C0', replayed: '0/B0' })).toBe(7)
  expect(lagOf({ at: 10_000, written: '0/D0', replayed: '0/D0' })).toBe(0)
})

test('places are compared as numbers, over the end of four gigabytes', () => {
  const lagOf = replicaLag()
  lagOf({ at: 0, written: 'F/FFFFFFF0', replayed: 'F/FFFFFFF0' })
  expect(lagOf({ at: 3000, written: '10/10', replayed: 'F/FFFFFFF8' })).toBe(3)
  expect(lagOf({ at: 4000, written: '10/10', replayed: '10/10' })).toBe(0)
})

test('what was behind when it was first seen is late from then on', () => {
  const lagOf = replicaLag()
  expect(lagOf({ at: 500, written: '0/B0', replayed: '0/1' })).toBe(0)
  expect(lagOf({ at: 7500, written: '0/B0', replayed: '0/2' })).toBe(7)
})

test('what is no replica is never late', () => {
  expect(replicaLag()({ at: 5000, written: '0/B0', replayed: null })).toBe(0)
})
