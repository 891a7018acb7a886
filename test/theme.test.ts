import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const theme = readFileSync(new URL('../src/web/theme.css', import.meta.url), 'utf8')
const [named = '', forOlder = ''] = theme.split('@supports not (color: light-dark(red, red))')

test('a browser that knows no light-dark() gets the light one of each pair of colours', () => {
  const pairs = Array.from(named.matchAll(/(--color-[\w-]+): light-dark\((#\w+), #\w+\);/g))
  expect(pairs).not.toEqual([])
  const light = Array.from(forOlder.split('\n}')[0]?.matchAll(/(--color-[\w-]+): (#\w+);/g) ?? [])
  expect(light.map(([, name, color]) => [name, color])).toEqual(pairs.map(([, name, color]) => [name, color]))
})
