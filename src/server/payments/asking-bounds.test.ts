import { expect, test } from 'vitest'
import { askingBounds } from './asking-bounds.ts'

let now = 0
const bounds = (rateLimits = true) => askingBounds({ rateLimits }, () => now)
/** How often it can be done before it is refused. */
function timesUntilRefused(take: () => void): number {
  for (let times = 0; times < 1000; times++) {
    try {
      take()
    } catch (error) {
      expect(error).toMatchObject({ status: 429 })
      return times
    }
  }
  return Number.POSITIVE_INFINITY
}

test('one network has a message verified 60 times a minute, all together 300 times', () => {
  const { takeVerifying } = bounds()
  const ofEach = ['a', 'b', 'c', 'd', 'e', 'f'].map((network) =>
    timesUntilRefused(() => takeVerifying(network)),
  )
  expect(ofEach).toEqual([60, 60, 60, 60, 60, 0])
  now += 60_000
  expect(timesUntilRefused(() => takeVerifying('f'))).toBe(60)
})

test('a student has twenty errands a minute, another theirs', () => {
  const { takeErrand } = bounds()
  expect(['asha', 'tom'].map((who) => timesUntilRefused(() => takeErrand(who)))).toEqual([20, 20])
})

test('about an order one asks once in three seconds, and all hear the same', async () => {
  const { askOnce } = bounds()
  const asked: string[] = []
  const ask = (order: string) => askOnce(order, async () => void asked.push(order))
  await Promise.all([ask('one'), ask('one'), ask('other')])
  now += 2999
  await ask('one')
  expect(asked).toEqual(['one', 'other'])
  now += 1
  await ask('one')
  expect(asked).toEqual(['one', 'other', 'one'])
})

test('a provider that cannot be asked is left alone for as long', async () => {
  const { askOnce } = bounds()
  let asked = 0
  const ask = () =>
    askOnce('one', async () => {
      asked++
      throw new Error('nobody answers')
    })
  await expect(ask()).rejects.toThrow('nobody answers')
  await expect(ask()).rejects.toThrow('nobody answers')
  expect(asked).toBe(1)
})

test('where there are no limits, none of these is one', async () => {
  const { takeVerifying, takeErrand, askOnce } = bounds(false)
  expect(timesUntilRefused(() => takeVerifying('a'))).toBe(Number.POSITIVE_INFINITY)
  expect(timesUntilRefused(() => takeErrand('asha'))).toBe(Number.POSITIVE_INFINITY)
  let asked = 0
  for (const _time of [1, 2]) await askOnce('one', async () => void asked++)
  expect(asked).toBe(2)
})
