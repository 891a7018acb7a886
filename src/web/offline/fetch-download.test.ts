import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shelf } from '../saving/shelf-for-tests.ts'
import { cachesForTests } from './caches-for-tests.ts'
import { planDownload } from './download-lesson.ts'
import { downloadsOf, noteDownload } from './download-list.ts'
import { standingsNow } from './downloads.ts'
import { bring, resume } from './fetch-download.ts'

const place = { languageId: 'hindi', courseId: 'c', chapterId: 'c.1', lessonId: 'tea' }
const ofTea = 'boli-lesson asha tea'
const sound = (name: string) => `/media/voice/${name}.mp3`

/** The sounds of the lesson by now, and the one for which there is no room. */
let sounds: string[]
let tooMuch: string | null

vi.mock('../call.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }) =>
    path === '/lessons/:lessonId'
      ? { lesson: { name: 'Tea' }, extraInfo: { unitName: 'Market' }, sounds: sounds.map(sound) }
      : {},
}))

/** A device on which room may run out. */
function cachesWithRoom() {
  const all = cachesForTests()
  const open = async (name: string) => {
    const cache = await all.open(name)
    const put = async (at: string, answer: Response) => {
      if (at === tooMuch) throw new DOMException('No room', 'QuotaExceededError')
      await cache.put(at, answer)
    }
    return { ...cache, put }
  }
  return { ...all, open }
}

beforeEach(() => {
  sounds = ['tea', 'milk']
  tooMuch = null
  vi.stubGlobal('sessionStorage', shelf())
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', cachesWithRoom())
  vi.stubGlobal('fetch', async () => new Response('sound', { headers: { 'content-length': '5' } }))
  sessionStorage.setItem('id', 'asha')
})
afterEach(() => void vi.unstubAllGlobals())

const keptAt = async (path: string) => (await caches.match(path, { cacheName: ofTea }))?.text()
const standing = () => standingsNow().get('tea')
const full = 'There is not enough room on this device. Remove a download, then try again.'

test('a lesson that was whole stays on a device that has no room for what is new of it', async () => {
  await bring(await planDownload(place))
  expect(standing()).toMatchObject({ is: 'here' })
  const lacking = (await downloadsOf('asha')).map((one) => ({ ...one, isWhole: false }))
  for (const one of lacking) await noteDownload('asha', one)

  sounds = ['tea', 'sugar']
  tooMuch = sound('sugar')
  await resume({ place, name: 'Tea' })
  expect(standing()).toMatchObject({ is: 'failed', why: full })
  expect(await downloadsOf('asha')).toEqual(lacking)
  expect(await keptAt(sound('tea'))).toBe('sound')

  tooMuch = null
  await resume({ place, name: 'Tea' })
  expect(standing()).toMatchObject({ is: 'here' })
  expect(await keptAt(sound('sugar'))).toBe('sound')
})

test('nothing stays of one that never was whole', async () => {
  tooMuch = sound('milk')
  await bring(await planDownload(place))
  expect(standing()).toMatchObject({ is: 'failed', why: full })
  expect(await caches.keys()).toEqual([])
})

/** What a browser makes of it when a page asks for the service worker. */
function serviceWorker(ends: () => 'activated' | 'redundant') {
  const ready = new Promise(() => {})
  const register = async () => {
    const coming = Object.assign(new EventTarget(), { state: 'installing' })
    setTimeout(() => {
      coming.state = ends()
      coming.dispatchEvent(new Event('statechange'))
    })
    return { installing: coming, waiting: null, active: null }
  }
  return { ready, register }
}

test('a lesson is here once the service worker is, which is tried again with it', async () => {
  let state: 'activated' | 'redundant' = 'redundant'
  vi.stubGlobal('navigator', { serviceWorker: serviceWorker(() => state) })
  await bring(await planDownload(place))
  expect(standing()).toMatchObject({ is: 'failed', why: expect.stringContaining('The connection broke.') })
  expect(await downloadsOf('asha')).toMatchObject([{ isWhole: false }])
  state = 'activated'
  await resume({ place, name: 'Tea' })
  expect(standing()).toMatchObject({ is: 'here' })
  expect(await downloadsOf('asha')).toMatchObject([{ isWhole: true }])
})

test('where the service worker is already, nothing is waited for', async () => {
  const coming = { state: 'installed' }
  const register = async () => ({ installing: null, waiting: coming, active: { state: 'activated' } })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  await bring(await planDownload(place))
  expect(standing()).toMatchObject({ is: 'here' })
})
