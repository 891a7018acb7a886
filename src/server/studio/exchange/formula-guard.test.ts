import { expect, test } from 'vitest'
import { guarded, unguarded } from './formula-guard.ts'

test.each([
  ['=HYPERLINK("https://evil.test","Hindi")', `'=HYPERLINK("https://evil.test","Hindi")`],
  ['+1+1', "'+1+1"],
  ['-वाला', "'-वाला"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1＋1', "'＝1＋1"],
  ["'=1", "''=1"],
  ['आम', 'आम'],
  ["'tis", "'tis"],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is written as %j, and read as it was', (cell, written) => {
  expect(guarded(cell)).toBe(written)
  expect(unguarded(written)).toBe(cell)
})
