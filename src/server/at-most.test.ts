import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('no more than so many go on at once, each next one in its turn', async () => {
  const { run } = atMost(2)
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
  expect(told).toEqual(['a begins', 'b begins'])
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
  expect(await done).toEqual(['a', 'b', 'c', 'd'])
})

test('what fails makes room for the next', async () => {
  const { run } = atMost(1)
  const fails = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'next')
  await expect(fails).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('whoever would be behind the longest queue is told so, and keeps nobody out', async () => {
  const { run } = atMost(1, 1)
  let end = () => {}
  const first = run(() => new Promise<string>((resolve) => (end = () => resolve('first'))))
  const second = run(async () => 'second')
  await expect(run(async () => 'third')).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  end()
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await run(async () => 'fourth')).toBe('fourth')
})
