import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileToSave } from '#calls/studio-publishing.ts'
import { filesIn } from '#server/authoring/written/curriculum-files.ts'
import { problemLine } from '#server/authoring/written/problem.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { exportFolder, importFolder } from '#server/studio/exchange/folder-exchange.ts'
import { unzip } from '#server/studio/exchange/zip.ts'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let editor: Person
const folder = mkdtempSync(join(tmpdir(), 'boli-round-trip-'))
const shipped = resolve(import.meta.dirname, '../curriculum')
const files = filesIn(shipped)

beforeAll(async () => {
  server = await startServer({ env: { CURRICULUM_DIR: shipped } })
  await loadCurriculum(server.sql, shipped)
  editor = await person(server, { role: 'EDITOR', enrol: false })
  // All 33 courses are checked and loaded.
}, 180_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const taking = () => ({ sql: server.sql, now: new Date(), changed: () => {} })

test('the shipped curriculum goes out as a zip and comes in again to the byte', async () => {
  const { base64 } = (await editor.get('/admin/export/zip?languageId=hindi')).as(FileToSave)
  const packed = unzip(Buffer.from(base64, 'base64'), 50_000_000)
  const hindi = files.filter(({ path }) => path.startsWith('hindi/'))
  expect(hindi.length).toBeGreaterThan(50)
  expect(packed.map(({ name, bytes }) => ({ path: name, text: bytes.toString() }))).toEqual(hindi)
  const again = await editor.post('/admin/import', { zip: base64 })
  const same = hindi.map(({ path }) => path)
  expect(again.body.results.data).toMatchObject({ added: [], changed: [], same })
  expect((await editor.get('/admin/unpublished')).body.results.data).toEqual([])
})

test('and so it does as a folder, by the commands', async () => {
  expect(await exportFolder(server.sql, folder)).toBe(files.length)
  expect(filesIn(folder)).toEqual(files)
  const taken = await importFolder(taking(), folder)
  expect(taken).toMatchObject({ added: [], changed: [], same: files.map(({ path }) => path) })
})

test('a file that slipped elsewhere, or has a name that the studio cannot open, is told and not taken in', async () => {
  const course = join(folder, 'marathi/first-words')
  mkdirSync(join(course, 'old'))
  renameSync(join(course, '04-mangoes.yaml'), join(course, 'old/04-mangoes.yaml'))
  renameSync(join(course, '05-the-way.yaml'), join(course, '05_The_Way.yaml'))
  const { added, changed, problems } = await importFolder(taking(), folder)
  expect({ added, changed, problems: problems.map(problemLine) }).toEqual({
    added: [],
    changed: [],
    problems: [
      'marathi/first-words/old/04-mangoes.yaml:1 is not read: a lesson is a file .yaml in the folder of its course',
      'marathi/first-words/05_The_Way.yaml:1 cannot be opened in the studio: folders and files are named with a-z, 0-9 and -',
    ],
  })
})

test('what is no folder, and what holds no curriculum, is said in a sentence', async () => {
  const place = mkdtempSync(join(folder, 'wrong-'))
  const [nowhere, file, empty] = ['nowhere', 'a-file', 'empty'].map((name) => join(place, name))
  writeFileSync(String(file), '')
  mkdirSync(String(empty))
  await expect(importFolder(taking(), String(nowhere))).rejects.toThrow(`There is no folder ${nowhere}.`)
  await expect(importFolder(taking(), String(file))).rejects.toThrow(`There is no folder ${file}.`)
  await expect(importFolder(taking(), String(empty))).rejects.toThrow(`${empty} holds no curriculum files.`)
  await expect(exportFolder(server.sql, String(file))).rejects.toThrow(
    new RegExp(`^${file} cannot be written: ENOTDIR: not a directory, mkdir`),
  )
})
