import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

function* busy(steps: number, msEach: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + msEach
    while (performance.now() < until);
    yield
  }
  return 'done'
}

test('what waits has its turn long before the work is done', async () => {
  let turns = 0
  const counting = setInterval(() => turns++)
  expect(await inSlices(busy(40, 3))).toBe('done')
  clearInterval(counting)
  expect(turns).toBeGreaterThanOrEqual(8)
})

test('what is short is done at once', async () => {
  let turns = 0
  const counting = setInterval(() => turns++)
  expect(await inSlices(busy(3, 0))).toBe('done')
  clearInterval(counting)
  expect(turns).toBe(0)
})
