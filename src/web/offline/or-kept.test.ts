import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { orKept } from './or-kept.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const silence = () => new Promise<string>(() => {})
const kept = async () => 'kept'
const nothing = async (): Promise<string | undefined> => undefined

/** What it came to by now, if to anything. */
async function soFar(asked: Promise<string>): Promise<string | undefined> {
  let reply: string | undefined
  void asked.then((came) => {
    reply = came
  })
  await vi.advanceTimersByTimeAsync(0)
  return reply
}

test('what is kept stands in after six seconds of silence, and then at once until somebody answers', async () => {
  const first = orKept(silence(), kept)
  await vi.advanceTimersByTimeAsync(5999)
  expect(await soFar(first)).toBe(undefined)
  await vi.advanceTimersByTimeAsync(1)
  expect(await soFar(first)).toBe('kept')
  expect(await soFar(orKept(silence(), kept))).toBe('kept')

  expect(await soFar(orKept(Promise.resolve('fresh'), kept))).toBe('fresh')
  expect(await soFar(orKept(silence(), kept))).toBe(undefined)
})

test('a refusal is an answer, too', async () => {
  const first = orKept(silence(), kept)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await soFar(first)).toBe('kept')
  await expect(orKept(Promise.reject(new CallError(403, 'no')), nothing)).rejects.toThrow('no')
  expect(await soFar(orKept(silence(), kept))).toBe(undefined)
})

test('whoever has nothing here waits on, for an answer or for a failure', async () => {
  let arrive = (_reply: string) => {}
  const late = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const asked = orKept(late, nothing)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await soFar(asked)).toBe(undefined)
  arrive('fresh')
  expect(await soFar(asked)).toBe('fresh')
  await expect(orKept(Promise.reject(new CallError(0, 'offline')), nothing)).rejects.toThrow('offline')
})

test('what the academy refuses is refused, whatever is kept', async () => {
  await expect(orKept(Promise.reject(new CallError(403, 'no')), kept)).rejects.toThrow('no')
  expect(await orKept(Promise.reject(new CallError(0, 'offline')), kept)).toBe('kept')
})
