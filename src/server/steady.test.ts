import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sql } from './database/sql.ts'
import { forgetSteady, steady } from './steady.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const database = () => ({}) as unknown as Sql

test('however many look, it is read once a second, and anew after a change', async () => {
  let asked = 0
  const read = steady(async () => {
    asked += 1
    return [asked]
  })
  const sql = database()
  expect(await read(sql)).toEqual([1])
  vi.advanceTimersByTime(999)
  expect(await read(sql)).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(await read(sql)).toEqual([2])
  forgetSteady(sql)
  expect(await read(sql)).toEqual([3])
  expect(await read(database())).toEqual([4])
})

test('what was being read when it changed is not kept', async () => {
  const answers: ((said: string) => void)[] = []
  const read = steady(() => new Promise<string>((resolve) => answers.push(resolve)))
  const sql = database()
  const early = read(sql)
  forgetSteady(sql)
  answers[0]?.('before')
  expect(await early).toBe('before')
  const late = read(sql)
  answers[1]?.('after')
  expect(await late).toBe('after')
})
