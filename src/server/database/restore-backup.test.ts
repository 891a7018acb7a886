import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
      `The backup ${file} cannot be written (Error: ENOENT: no such file or directory, open '${file}').`,
    ),
  )
  await close()
}, 60_000)
