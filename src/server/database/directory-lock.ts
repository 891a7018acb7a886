import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadSetting } from '../config.ts'
import { makeFolder } from '../make-folder.ts'

/**
 * Two processes on one embedded directory destroy it in silence. SQLite's file lock is the kernel's: it is let go
 * however the process dies, so there is no stale lock to clean.
 */
export function lockDirectory(directory: string): () => void {
  makeFolder(dirname(directory))
  const lock = new DatabaseSync(`${directory}.lock`, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new BadSetting(
      `DATA_DIR is in use: another Boli already works on ${dirname(directory)}. Stop it first, or choose another DATA_DIR.`,
    )
  }
  return () => lock.close()
}
