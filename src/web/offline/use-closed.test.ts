import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shelf } from '../saving/shelf-for-tests.ts'
import { cachesForTests } from './caches-for-tests.ts'
import type { Download } from './download-list.ts'
import { keepFresh, keptAnswer, wantAnswers } from './kept-answers.ts'
import { closedOf } from './use-closed.ts'

const address = '/api/lessons/first-line'
const download = { place: { lessonId: 'first-line' }, addresses: [address] } as Download

beforeEach(() => {
  vi.stubGlobal('sessionStorage', shelf())
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('caches', cachesForTests())
  sessionStorage.setItem('id', 'asha')
  wantAnswers('asha', [address])
})
afterEach(() => void vi.unstubAllGlobals())

test('a lesson that was refused is closed and says why, and opens again with the plan', async () => {
  await keepFresh(address, Response.json({ results: {} }))
  expect(await closedOf('asha', [download])).toEqual(new Set())

  await keepFresh(address, Response.json({ message: 'It needs a subscription.' }, { status: 403 }))
  expect(await closedOf('asha', [download])).toEqual(new Set(['first-line']))
  expect(await (await keptAnswer(address))?.json()).toEqual({ message: 'It needs a subscription.' })

  await keepFresh(address, Response.json({ results: {} }))
  expect(await closedOf('asha', [download])).toEqual(new Set())
})

test('a trouble of the moment takes nothing away', async () => {
  await keepFresh(address, Response.json({ results: {} }))
  await keepFresh(address, Response.json({ message: 'We are busy.' }, { status: 503 }))
  expect(await closedOf('asha', [download])).toEqual(new Set())
})

test('what an earlier visit forgot is closed too', async () => {
  expect(await closedOf('asha', [download])).toEqual(new Set(['first-line']))
})
