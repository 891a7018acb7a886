import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what never answers is waited for once, for three seconds, until it speaks', async () => {
  const told: string[] = []
  const ask = (name: string, asked: Promise<string>) =>
    inTime(asked).then(
      (found) => told.push(`${name}: ${found}`),
      ({ message }: Error) => told.push(`${name}: ${message}`),
    )
  let answer: (found: string) => void = () => {}
  const promise = new Promise<string>((resolve) => {
    answer = resolve
  })
  const never = new Promise<string>(() => {})
  const silence = "The device's database does not answer."

  ask('first', promise)
  await vi.advanceTimersByTimeAsync(2999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([`first: ${silence}`])
  ask('second', never)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([`first: ${silence}`, `second: ${silence}`])

  answer('here')
  ask('third', promise)
  await vi.advanceTimersByTimeAsync(0)
  ask('fourth', never)
  await vi.advanceTimersByTimeAsync(2999)
  expect(told.slice(2)).toEqual(['third: here'])
  await vi.advanceTimersByTimeAsync(1)
  expect(told.slice(3)).toEqual([`fourth: ${silence}`])
})

test('what is refused is refused in its own words', async () => {
  await expect(inTime(Promise.reject(new Error('Full')))).rejects.toThrow('Full')
})
