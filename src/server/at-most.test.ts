import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('no more than so many go on at once, each next one in its turn', async () => {
  const { run, waiting } = atMost(2)
  const told: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) =>
    run(async () => {
      told.push(`${name} begins`)
      await new Promise<void>((resolve) => ends.push(resolve))
      told.push(`${name} ends`)
      return name
    })
  const done = Promise.all(['a', 'b', 'c', 'd'].map(work))
  expect([told, waiting()]).toEqual([['a begins', 'b begins'], 2])
  for (let at = 0; at < 4; at++) {
    ends[at]?.()
    await new Promise(setImmediate)
  }
  expect(told).toEqual([
    'a begins',
    'b begins',
    'a ends',
    'c begins',
    'b ends',
    'd begins',
    'c ends',
    'd ends',
  ])
  expect([await done, waiting()]).toEqual([['a', 'b', 'c', 'd'], 0])
})

test('what fails makes room for the next', async () => {
  const { run } = atMost(1)
  const fails = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'next')
  await expect(fails).rejects.toThrow('no')
  expect(await next).toBe('next')
})
