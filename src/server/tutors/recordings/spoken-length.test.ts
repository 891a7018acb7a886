import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spokenKind } from './spoken-kind.ts'
import { spokenLength } from './spoken-length.ts'

const recordings = join(import.meta.dirname, '../../../../test/recordings')
const read = (name: string) => readFileSync(join(recordings, name))

test.each([
  ['two-seconds.weba', 'weba'],
  ['two-seconds-streamed.weba', 'weba'],
  ['two-seconds.opus', 'opus'],
  ['two-seconds.m4a', 'm4a'],
  ['two-seconds-in-parts.m4a', 'm4a'],
] as const)('%s lasts two seconds', (name, kind) => {
  const bytes = read(name)
  expect(spokenKind(bytes)).toBe(kind)
  const length = spokenLength(kind, bytes) ?? 0
  expect(length).toBeGreaterThan(1900)
  expect(length).toBeLessThan(2100)
})

test.each([
  ['weba', Buffer.from('1a45dfa3', 'hex')],
  ['weba', Buffer.alloc(100)],
  ['weba', Buffer.alloc(100, 7)],
  ['m4a', Buffer.concat([Buffer.from('\0\0\0\x04ftyp', 'latin1'), Buffer.alloc(90)])],
  ['m4a', read('two-seconds.m4a').subarray(0, 40)],
  ['opus', read('two-seconds.opus').subarray(0, 47)],
] as const)('a %s that makes no sense has no length', (kind, bytes) => {
  expect(spokenLength(kind, bytes)).toBe(null)
})
