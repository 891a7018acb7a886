import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-', { from: 0, to: 999 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-499', { from: 0, to: 499 }],
  ['bytes=500-999', { from: 500, to: 999 }],
  ['bytes=900-5000', { from: 900, to: 999 }],
  ['bytes=999-', { from: 999, to: 999 }],
  ['bytes=-1', { from: 999, to: 999 }],
  ['bytes=-500', { from: 500, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=1000-2000', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=99999999999999999999-', 'outside'],
] as const)('of 1000 bytes, %s is %o', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected)
})

test('of an empty file nothing can be had', () => {
  expect(byteRange('bytes=0-', 0)).toBe('outside')
  expect(byteRange('bytes=-1', 0)).toBe('outside')
})
