import { expect, test } from 'vitest'
import { strokesOf } from '#language/hindi/letters/strokes.ts'
import { strokeName } from './stroke-name.ts'

test('a stroke is told in words: what it is, from where to where', () => {
  expect(strokesOf('ग').map(strokeName)).toEqual([
    'a curve from the line on the left to half way down on the left',
    'an upright on the right',
    'the line on top',
  ])
  expect(strokesOf('ङ').map(strokeName).at(1)).toBe('a dot half way down on the right')
  expect(strokesOf('ब').map(strokeName).at(0)).toBe(
    'a ring from half way down on the right to the foot on the right',
  )
})
