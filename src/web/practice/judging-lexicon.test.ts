import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lexicon } from '#language/judgement.ts'
import { followLexicon } from './judging-lexicon.ts'

const device = new EventTarget()
let isOnline: boolean
let asked: string[]
let told: (Lexicon | null)[]

beforeEach(() => {
  isOnline = true
  asked = []
  told = []
  vi.stubGlobal('window', device)
  vi.stubGlobal('sessionStorage', { getItem: () => 'a token', setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {})
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!isOnline) throw new TypeError('Failed to fetch')
    return Response.json({ error: false, results: { data: [['आम', 'mango', 'noun', 'm', '']] } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const backOnline = () => device.dispatchEvent(new Event('online'))
const follow = (languageId: string) => followLexicon(languageId, (words) => told.push(words))
const knows = (words: Lexicon | null | undefined) => words?.isWord('आम')

test('words that did not come are asked for again when the device is back online', async () => {
  isOnline = false
  const stop = follow('marathi')
  await vi.waitFor(() => expect(told).toEqual([null]))
  isOnline = true
  expect(asked).toHaveLength(1)
  backOnline()
  await vi.waitFor(() => expect(told.map(knows)).toEqual([undefined, true]))
  expect(asked).toHaveLength(2)
  backOnline()
  await vi.waitFor(() => expect(told.map(knows)).toEqual([undefined, true, true]))
  // Words that are here are not fetched again.
  expect(asked).toHaveLength(2)
  stop()
})

test('who has left practice asks no more', async () => {
  isOnline = false
  const stop = follow('tamil')
  await vi.waitFor(() => expect(told).toEqual([null]))
  stop()
  backOnline()
  await Promise.resolve()
  expect(asked).toHaveLength(1)
})
