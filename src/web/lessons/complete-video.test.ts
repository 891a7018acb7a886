import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { writePlace } from '../player/resume.ts'
import { completeVideo, untold } from './complete-video.ts'

vi.mock('../call.ts', () => ({ call: vi.fn() }))
const asked = vi.mocked(call)
const place = { course: 'hi', unit: 'u1', chapter: 'c1', lesson: 'l1' }
const noWait = () => Promise.resolve()

beforeEach(() => {
  asked.mockReset()
})

test('a busy server is told again in the same words', async () => {
  asked.mockRejectedValueOnce(new CallError(503, 'busy')).mockResolvedValueOnce('progress' as never)
  expect(await completeVideo(place, 'v1', noWait)).toBe('progress')
  const body = { ...place, videoCompleted: true, videoId: 'v1' }
  expect(asked.mock.calls.map(([, input]) => input)).toEqual([{ body }, { body }])
})

test('without a connection it is left to be kept', async () => {
  asked.mockRejectedValue(new CallError(0, 'offline'))
  expect(await completeVideo(place, 'v1', noWait)).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a refusal is not tried again', async () => {
  asked.mockRejectedValue(new CallError(403, 'locked'))
  await expect(completeVideo(place, 'v1', noWait)).rejects.toThrow('locked')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('after four tries it gives up', async () => {
  asked.mockRejectedValue(new CallError(503, 'busy'))
  await expect(completeVideo(place, 'v1', noWait)).rejects.toThrow('busy')
  expect(asked).toHaveBeenCalledTimes(4)
})

test('what was watched here and the academy has not heard of is still to be told', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const videos = ['told', 'untold', 'begun', 'unseen'].map((id) => ({ id, duration: 10, film: null }))
  writePlace('told', { ms: 0, intervals: [[0, 9000]] })
  writePlace('untold', { ms: 0, intervals: [[0, 9000]] })
  writePlace('begun', { ms: 4000, intervals: [[0, 4000]] })
  expect(untold(videos as never, { completedVideoIds: ['told'] } as never)).toEqual([videos[1]])
})
