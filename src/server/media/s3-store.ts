import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { type FileStore, type KeptFile, writeWhole } from './file-store.ts'
import { createS3Bucket, type S3Settings } from './s3-bucket.ts'

/** The files of all servers in one bucket, named by their place under `DATA_DIR`; this disk keeps copies. */
export function createS3Store(settings: S3Settings, dataDir: string): FileStore {
  const bucket = createS3Bucket(settings)
  const keyOf = (path: string) => relative(dataDir, path).split(sep).join('/')
  const coming = new Map<string, Promise<void>>()

  async function fetched(path: string): Promise<void> {
    const content = await bucket.get(keyOf(path))
    if (content) await writeWhole(path, content)
  }

  return {
    isShared: true,
    async keep(path, content) {
      await bucket.put(keyOf(path), Buffer.from(content))
      await writeWhole(path, content)
    },
    keepWhole: async (path) => bucket.putFile(keyOf(path), path),
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
