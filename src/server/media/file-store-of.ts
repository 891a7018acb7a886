import type { Config } from '../config.ts'
import { type FileStore, onDisk } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

export type FilePlace = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>

const opened = new WeakMap<NonNullable<Config['s3']>, FileStore>()

/** The store that the settings name; one a process. */
export function fileStoreOf({ dataDir, s3 }: FilePlace): FileStore {
  if (!s3) return onDisk
  const known = opened.get(s3) ?? createS3Store(s3, dataDir)
  opened.set(s3, known)
  return known
}
