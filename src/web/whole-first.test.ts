import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let asked: string[]
let lost: Set<string>
let wholeFirst: typeof import('./whole-first.ts').wholeFirst

beforeEach(async () => {
  asked = []
  lost = new Set()
  vi.stubGlobal('document', { querySelector: (rule: string) => (rule.includes('react') ? {} : null) })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (lost.has(address)) throw new TypeError('Failed to fetch')
    return new Response('', { status: address.includes('gone') ? 404 : 200 })
  })
  vi.resetModules()
  ;({ wholeFirst } = await import('./whole-first.ts'))
})
afterEach(() => vi.unstubAllGlobals())

const files = ['assets/part.js', 'assets/react.js', 'assets/words.js']

test('nothing is imported before all of it has come, and only what did not come is fetched again', async () => {
  const load = vi.fn(async () => 'the part')
  lost.add('/assets/words.js')
  await expect(wholeFirst(load, files)).rejects.toThrow('No import of /assets/words.js')
  expect(load).not.toHaveBeenCalled()
  expect(asked).toEqual(['/assets/part.js', '/assets/words.js'])

  lost.clear()
  expect(await wholeFirst(load, files)).toBe('the part')
  expect(asked.slice(2)).toEqual(['/assets/words.js'])
  expect(await wholeFirst(load, files)).toBe('the part')
  expect(asked.slice(3)).toEqual([])
})

test('a file that is gone is told as one that a browser could not import', async () => {
  await expect(wholeFirst(async () => 'the part', ['assets/gone.js'])).rejects.toThrow(TypeError)
})
