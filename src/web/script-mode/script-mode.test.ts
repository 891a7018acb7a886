import { expect, test, vi } from 'vitest'
import { agreeOnScriptMode, askForScriptMode, chooseScriptMode, readScriptMode } from './script-mode.ts'

let answer: (script: string) => void = () => {}

function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

/** A device that shows roman, whose profile answers when it is told to. */
function device(): void {
  const reply = new Promise<Response>((resolve) => {
    answer = (script) => resolve(Response.json({ error: false, results: { data: { script } } }))
  })
  const saved = () => Response.json({ error: false, results: { data: { script: 'devanagari' } } })
  vi.stubGlobal('sessionStorage', storage(new Map([['token', 'fresh']])))
  vi.stubGlobal('localStorage', storage(new Map([['script', 'roman']])))
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute: () => true } })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => (init.body === undefined ? reply : saved()))
}

test('what the profile holds comes to the device', async () => {
  device()
  askForScriptMode()
  const agreed = agreeOnScriptMode()
  answer('devanagari')
  await agreed
  expect(readScriptMode()).toBe('devanagari')
})

test('a choice stays that was made while the profile was still asked for the last one', async () => {
  device()
  askForScriptMode()
  const agreed = agreeOnScriptMode()
  await chooseScriptMode('devanagari')
  answer('roman')
  await agreed
  expect(readScriptMode()).toBe('devanagari')
})
