import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BadSetting, type Config } from '../config.ts'
import { lockDirectory } from './directory-lock.ts'
import { openDatabase } from './open-database.ts'

/** Puts a backup in the embedded database's place. What stood there is set aside, and back where the backup fails. */
export async function restoreBackup(config: Config, file: string, now: Date): Promise<string | null> {
  if (config.DATABASE_URL) {
    throw new BadSetting('With DATABASE_URL, restore with pg_restore, the tool of the database server.')
  }
  if (!existsSync(file)) throw new BadSetting(`There is no file ${file}.`)
  const directory = join(config.dataDir, 'database')
  const aside = `${directory}.before-${now.toISOString().replace(/[:.]/g, '-')}`
  const hadDatabase = existsSync(directory)
  const unlock = lockDirectory(directory)
  if (hadDatabase) renameSync(directory, aside)
  unlock()
  try {
    await (await openDatabase(config, file)).close()
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    rmSync(`${directory}.unfinished`, { force: true })
    if (hadDatabase) renameSync(aside, directory)
    throw new BadSetting(
      `${file} cannot be restored (${(error as Error).message || 'it is not whole'}). Is it a backup of Boli? Nothing was changed.`,
    )
  }
  return hadDatabase ? aside : null
}
