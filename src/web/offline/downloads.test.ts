import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shelf } from '../saving/shelf-for-tests.ts'
import type { Plan } from './download-lesson.ts'
import type { Download } from './download-list.ts'

const placeOf = (lessonId: string) => ({ languageId: 'hindi', courseId: 'c', chapterId: 'c.1', lessonId })
const downloadOf = (lessonId: string, isWhole: boolean) =>
  ({ place: placeOf(lessonId), name: lessonId, isWhole, bytes: 10 }) as Download
const planOf = (lessonId: string) => downloadOf(lessonId, false) as Plan

/** What lies on the device, and how each lesson's download goes there. */
const device = { has: [] as Download[], arrive: new Map<string, () => void>() }

vi.mock('./download-list.ts', () => ({
  downloadsOf: async () => device.has,
  removeDownload: async () => {},
}))
vi.mock('./download-lesson.ts', () => ({
  planDownload: async ({ lessonId }: Download['place']) => planOf(lessonId),
  download: async (_account: string, { place }: Plan) => {
    await new Promise<void>((resolve) => device.arrive.set(place.lessonId, resolve))
    return downloadOf(place.lessonId, true)
  },
}))

/** As a page begins: it knows nothing of any lesson. */
async function ofNewPage() {
  vi.resetModules()
  const downloads = await import('./downloads.ts')
  const standings = () => [...downloads.standingsNow()].map(([id, { is }]) => `${id} ${is}`)
  const acts = { ...(await import('./download-acts.ts')), ...(await import('./remove-lesson.ts')) }
  return { ...downloads, ...acts, standings }
}

beforeEach(() => {
  device.has = []
  device.arrive.clear()
  vi.stubGlobal('caches', {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('sessionStorage', shelf())
})
afterEach(() => void vi.unstubAllGlobals())

test('a download that ends, or is removed, leaves the others as they stand', async () => {
  const { fetchLesson, readDownloads, removeLesson, standings, weighLesson } = await ofNewPage()
  device.has = [downloadOf('here', true), downloadOf('broken', false)]
  await readDownloads('asha')
  const coming = [fetchLesson(planOf('first')), fetchLesson(planOf('second'))]
  await weighLesson(downloadOf('third', false))
  await vi.waitFor(() => expect(device.arrive.size).toBe(2))
  device.arrive.get('first')?.()
  await coming[0]
  const others = ['second coming', 'third weighed']
  expect(standings()).toEqual(['here here', 'broken broken', 'first here', ...others])
  await removeLesson(downloadOf('here', true))
  expect(standings()).toEqual(['broken broken', 'first here', ...others])

  device.has = [downloadOf('first', true), downloadOf('second', false)]
  await readDownloads('asha')
  expect(standings()).toEqual(['first here', ...others])
})

test('whoever signs in next sees nothing of what was under way', async () => {
  const { readDownloads, standings, weighLesson } = await ofNewPage()
  await readDownloads('asha')
  await weighLesson(downloadOf('first', false))
  await readDownloads('ravi')
  expect(standings()).toEqual([])
})
