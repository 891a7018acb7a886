import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignAksharas } from './align-aksharas.ts'

const shown = (expected: string, given: string) =>
  alignAksharas(expected, given).map((step) =>
    step.expected === step.given ? step.expected : `${step.expected}/${step.given}`,
  )

test('aksharas stand side by side, never torn', () => {
  expect(shown('नमस्ते', 'नमसते')).toEqual(['न', 'म', 'स्ते/स', '/ते'])
  expect(shown('भाई के साथ', 'भाई की साथ')).toEqual(['भा', 'ई', ' ', 'के/की', ' ', 'सा', 'थ'])
})

test('what is missing or too much leaves the rest in its place', () => {
  expect(shown('घर में है', 'घर है')).toEqual(['घ', 'र', ' /', 'में/', ' ', 'है'])
  expect(shown('आम', 'आमम')).toEqual(['आ', '/म', 'म'])
})

test('both texts can be read off the steps', () => {
  const text = fc.string({ unit: fc.constantFrom('क', 'की', 'स्त', 'आ', ' ', 'a'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (expected, given) => {
      const steps = alignAksharas(expected, given)
      expect(steps.map((step) => step.expected).join('')).toBe(expected)
      expect(steps.map((step) => step.given).join('')).toBe(given)
    }),
    { seed: 42, numRuns: 200 },
  )
})
