import { existsSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { type FileStore, type KeptFile, writeWhole } from './file-store.ts'
import { createS3Bucket, type S3Settings } from './s3-bucket.ts'

/**
 * The files of all servers in one bucket, named by their place under `DATA_DIR`; this disk keeps copies. They are as old as
 * the store says: a player that goes on at another server must find the same file there, and what has its time ends with it.
 */
export function createS3Store(settings: S3Settings, dataDir: string): FileStore {
  const bucket = createS3Bucket(settings)
  const keyOf = (path: string) => relative(dataDir, path).split(sep).join('/')
  const coming = new Map<string, Promise<void>>()

  async function fetched(path: string): Promise<void> {
    const found = await bucket.get(keyOf(path))
    if (found) await writeWhole(path, found.content, found.keptAt)
  }

  return {
    isShared: true,
    async keep(path, content) {
      await bucket.put(keyOf(path), Buffer.from(content))
      await writeWhole(path, content, await bucket.keptAt(keyOf(path)))
    },
    async keepWhole(path) {
      await bucket.putFile(keyOf(path), path)
      const at = await bucket.keptAt(keyOf(path))
      if (at) await utimes(path, at, at)
    },
    async bring(path, { anew } = { anew: false }) {
      if (existsSync(path)) {
        if (anew && !(await bucket.has(keyOf(path)))) await rm(path, { force: true })
        return
      }
      const known = coming.get(path)
      const work = known ?? fetched(path).finally(() => coming.delete(path))
      coming.set(path, work)
      await work
    },
    async drop(path) {
      await bucket.drop(keyOf(path))
      await rm(path, { force: true })
    },
    async list(beginning): Promise<KeptFile[]> {
      const found = await bucket.list(keyOf(beginning))
      return found.map(({ key, size }) => ({ path: `${dataDir}${sep}${key}`, size }))
    },
  }
}
