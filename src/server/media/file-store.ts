import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Where files are kept that people sent or that were made: this machine's disk, or a store that all servers share, of
 * which the disk then holds copies. A path is the file's place on this disk; its content never changes.
 */
export interface FileStore {
  /** Once it is kept, every server can bring it. */
  keep(path: string, content: string | Uint8Array): Promise<void>
  /** Keeps a file that already stands there whole, however large. */
  keepWhole(path: string): Promise<void>
  /** The file stands on this disk, if it is kept at all. `anew`: it may have been dropped by another server. */
  bring(path: string, how?: { anew: boolean }): Promise<void>
  drop(path: string): Promise<void>
  /** What is kept under the beginning of a path, in order. */
  list(beginning: string): Promise<KeptFile[]>
  /** Whether several servers keep their files here. */
  isShared: boolean
}

export interface KeptFile {
  path: string
  size: number
}

/** A file that is seen whole or not at all, after a power cut too: written beside its place and moved there. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  madeAt: Date | null = null,
): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(beside, 'w')
    try {
      await file.writeFile(content)
      if (madeAt) await file.utimes(madeAt, madeAt)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    // A full disk keeps no halves.
    await rm(beside, { force: true })
    throw error
  }
}

/** The disk alone: what stands there is all there is. */
export const onDisk: FileStore = {
  isShared: false,
  keep: (path, content) => writeWhole(path, content),
  keepWhole: async () => {},
  bring: async () => {},
  drop: (path) => rm(path, { force: true }),
  list: async () => [],
}
