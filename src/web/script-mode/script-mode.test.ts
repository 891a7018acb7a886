import { expect, test, vi } from 'vitest'
import { agreeOnScriptMode, askForScriptMode, chooseScriptMode, readScriptMode } from './script-mode.ts'

let answer: (script: string) => void = () => {}
let sent: unknown[] = []

function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

/** A device of Asha's that shows roman, whose profile answers when it is told to. */
function device(kept: [string, string][] = []): void {
  sent = []
  const reply = new Promise<Response>((resolve) => {
    answer = (script) => resolve(Response.json({ error: false, results: { data: { script } } }))
  })
  const saved = (body: string) => {
    sent.push(JSON.parse(body))
    return Response.json({ error: false, results: { data: { script: 'devanagari' } } })
  }
  const tab: [string, string][] = [
    ['token', 'fresh'],
    ['id', 'asha'],
  ]
  vi.stubGlobal('sessionStorage', storage(new Map(tab)))
  vi.stubGlobal('localStorage', storage(new Map([['script', 'roman'], ...kept])))
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute: () => true } })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) =>
    typeof init.body === 'string' ? saved(init.body) : reply,
  )
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

test('a choice that nobody could be told of waits as that of who made it', async () => {
  device()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await chooseScriptMode('devanagari')
  expect(localStorage.getItem('script-unsent')).toBe('asha')
})

test.each(['asha', 'visitor'])(
  'what %s chose without a connection goes to the profile of Asha',
  async (whose) => {
    device([['script-unsent', whose]])
    await agreeOnScriptMode()
    expect(sent).toEqual([{ script: 'roman' }])
    expect(readScriptMode()).toBe('roman')
    expect(localStorage.getItem('script-unsent')).toBe(null)
  },
)

test('what another student chose here without a connection is sent as nobody else', async () => {
  device([['script-unsent', 'daniel']])
  askForScriptMode()
  const agreed = agreeOnScriptMode()
  answer('devanagari')
  await agreed
  expect(sent).toEqual([])
  expect(readScriptMode()).toBe('devanagari')
  expect(localStorage.getItem('script-unsent')).toBe(null)
})
