import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BadSetting, readConfig } from '../config.ts'
import { openEmbedded } from './embedded-database.ts'
import { restoreBackup } from './restore-backup.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boli-restore-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('what is no backup is refused with what was wrong, and what stood there stands there again', async () => {
  const file = join(dataDir, 'holiday.tar.gz')
  writeFileSync(file, 'a picture of a beach')
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database/kept'), '')
  const config = readConfig({ DATA_DIR: dataDir })
  await expect(restoreBackup(config, file, new Date())).rejects.toThrow(
    `${file} cannot be restored (PGlite failed to initialize properly). Is it a backup of Boli? Nothing was changed.`,
  )
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['kept'])
  expect(readdirSync(dataDir).toSorted()).toEqual([
    'database',
    'database.lock',
    'holiday.tar.gz',
    'secret-key',
  ])
})

test('a backup that has no place to stand is told with its file', async () => {
  const { backup, close } = await openEmbedded(join(dataDir, 'other'))
  const file = join(dataDir, 'nowhere/boli.tar.gz')
  await expect(backup(file)).rejects.toThrow(
    new BadSetting(
      `The backup ${file} cannot be written (Error: ENOENT: no such file or directory, open '${file}.part').`,
    ),
  )
  await close()
}, 60_000)

test('a backup that cannot be written whole leaves the one before it, one that can takes its place', async () => {
  const { backup, close } = await openEmbedded(join(dataDir, 'other'))
  const place = join(dataDir, 'backups')
  const file = join(place, 'boli.tar.gz')
  mkdirSync(`${file}.part`, { recursive: true })
  writeFileSync(file, 'the backup of yesterday')
  await expect(backup(file)).rejects.toThrow(
    `The backup ${file} cannot be written (Error: EISDIR: illegal operation on a directory, open '${file}.part').`,
  )
  expect(readFileSync(file, 'utf8')).toBe('the backup of yesterday')
  rmdirSync(`${file}.part`)
  await backup(file)
  expect([readdirSync(place), statSync(file).mode & 0o777]).toEqual([['boli.tar.gz'], 0o600])
  expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  await close()
}, 60_000)
