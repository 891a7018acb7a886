import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'boli-folder-'))
afterAll(() => rmSync(place, { recursive: true }))

test('a folder is made with those above it, and a second time is as good', () => {
  const deep = join(place, 'one/two/three')
  makeFolder(deep)
  makeFolder(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
})

test('where no folder can be made it says so, and does not try for ever', () => {
  writeFileSync(join(place, 'a-file'), '')
  expect(() => makeFolder(join(place, 'a-file'))).toThrow('EEXIST')
  expect(() => makeFolder(join(place, 'a-file/within'))).toThrow('ENOTDIR')
  expect(() => makeFolder('/proc/nowhere/within')).toThrow('ENOENT')
})
