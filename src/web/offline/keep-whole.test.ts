import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shelf } from '../saving/shelf-for-tests.ts'
import { cachesForTests } from './caches-for-tests.ts'
import { type Download, downloadsOf, noteDownload } from './download-list.ts'
import { keepWhole } from './keep-whole.ts'
import { keepFresh, wantAnswers } from './kept-answers.ts'

const lesson = '/api/lessons/tea'
const exercises = '/api/lessonExercises/tea'
const sound = (name: string) => `/media/voice/${name}.mp3`
const captions = '/media/captions/tea.hi.vtt'
const download = {
  place: { lessonId: 'tea' },
  bytes: 9,
  kept: 9,
  isWhole: true,
  addresses: [lesson, exercises],
} as Download

let asked: string[]
let isBroken: boolean

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', shelf())
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('caches', cachesForTests())
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (isBroken) throw new TypeError('Failed to fetch')
    return new Response(`newest ${url}`)
  })
  asked = []
  isBroken = false
  sessionStorage.setItem('id', 'asha')
  wantAnswers('asha', download.addresses)
  await noteDownload('asha', download)
  const cache = await caches.open('boli-lesson asha tea')
  for (const path of [sound('tea'), captions]) await cache.put(path, new Response('downloaded'))
  await keepFresh(lesson, Response.json({ captions: `${captions}?s=1` }))
  await keepFresh(exercises, Response.json([{ audio: `${sound('tea')}?t=1` }]))
})
afterEach(() => void vi.unstubAllGlobals())

const keptAt = async (path: string) =>
  (await caches.match(path, { cacheName: 'boli-lesson asha tea' }))?.text()
const isWhole = async () => (await downloadsOf('asha')).map((one) => one.isWhole)

/** The academy answers anew: one more sound than there was. */
const authorAddsSound = () =>
  keepFresh(exercises, Response.json([{ audio: `${sound('tea')}?t=2` }, { audio: `${sound('milk')}?t=2` }]))

test('a sound that an author added comes to the lesson that is here, what is here by its content does not', async () => {
  await authorAddsSound()
  expect(await keepWhole('asha', exercises)).toBe(false)
  expect(asked).toEqual([`${sound('milk')}?t=2`])
  expect(await keptAt(sound('milk'))).toBe(`newest ${sound('milk')}?t=2`)
  expect(await isWhole()).toEqual([true])
})

test('captions have the same name whatever they say, and are fetched anew', async () => {
  expect(await keepWhole('asha', lesson)).toBe(false)
  expect(asked).toEqual([`${captions}?s=1`])
  expect(await keptAt(captions)).toBe(`newest ${captions}?s=1`)
})

test('a lesson is not whole as long as a sound lacks that could not come', async () => {
  await authorAddsSound()
  isBroken = true
  expect(await keepWhole('asha', exercises)).toBe(true)
  expect(await isWhole()).toEqual([false])
  expect(await keepWhole('asha', lesson)).toBe(false)
  expect(await keptAt(captions)).toBe('downloaded')

  isBroken = false
  expect(await keepWhole('asha', exercises)).toBe(true)
  expect(await isWhole()).toEqual([true])
})

test('what is answered at once is looked through once, and other lessons are left alone', async () => {
  await noteDownload('asha', { ...download, place: { ...download.place, lessonId: 'milk' }, addresses: [] })
  const looks = [lesson, exercises, '/api/me'].map((address) => keepWhole('asha', address))
  await Promise.all(looks)
  expect(asked).toEqual([`${captions}?s=1`])
})

test('what is removed meanwhile, or never was whole, stays as it is', async () => {
  await authorAddsSound()
  isBroken = true
  const looking = keepWhole('asha', exercises)
  await caches.delete('boli-lesson asha tea')
  expect(await looking).toBe(false)
  expect(await downloadsOf('asha')).toEqual([])
  await noteDownload('asha', { ...download, kept: 0, isWhole: false })
  asked = []
  expect(await keepWhole('asha', exercises)).toBe(false)
  expect(asked).toEqual([])
})
