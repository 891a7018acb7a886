import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore, KeptFile } from '../../media/file-store.ts'

/** A film on its way: parts of a file here, or files of their own where several servers take them. */
export interface Upload {
  files: FileStore
  folder: string
  id: string
}

/** The bytes that came so far. */
export async function receivedOf(upload: Upload): Promise<number> {
  if (upload.files.isShared) return sizeOf(await partsInOrder(upload))
  const facts = await stat(wholePath(upload)).catch(() => undefined)
  return facts?.size ?? 0
}

/** Writes a part in its place; what lies past the bytes that are there would leave a hole and is not taken. */
export async function writePart(upload: Upload, { offset, bytes }: Part): Promise<boolean> {
  if (offset > (await receivedOf(upload))) return false
  if (upload.files.isShared) {
    await upload.files.keep(partPath(upload, offset), bytes)
    return true
  }
  await mkdir(upload.folder, { recursive: true })
  const path = wholePath(upload)
  const file = await open(path, 'r+').catch(() => open(path, 'w+'))
  try {
    await file.write(bytes, 0, bytes.length, offset)
    await file.datasync()
  } finally {
    await file.close()
  }
  return true
}

interface Part {
  offset: number
  bytes: Buffer
}

/** All of it is here: it is put together where it was sent in files of their own. */
export async function joinParts(upload: Upload): Promise<void> {
  if (!upload.files.isShared) return
  await mkdir(upload.folder, { recursive: true })
  await rm(wholePath(upload), { force: true })
  for (const { path, from, skip } of await partsInOrder(upload)) {
    await upload.files.bring(path)
    const into = createWriteStream(wholePath(upload), { flags: from === 0 ? 'w' : 'r+', start: from + skip })
    await pipeline(createReadStream(path, { start: skip }), into)
  }
}

/** What the first bytes say it is; nothing for what browsers do not play. */
export async function kindOfVideo(upload: Upload): Promise<'mp4' | 'webm' | undefined> {
  const file = await open(wholePath(upload), 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (buffer.toString('latin1', 4, 8) === 'ftyp') return 'mp4'
    return buffer.readUInt32BE(0) === 0x1a45dfa3 ? 'webm' : undefined
  } finally {
    await file.close()
  }
}

/** All of it, piece by piece. The file is opened by whoever begins to read: nobody may, and then it may be gone. */
export async function* wholeOf(upload: Upload): AsyncIterable<Buffer> {
  yield* createReadStream(wholePath(upload), { highWaterMark: 1024 * 1024 })
}

export async function keepWhole(upload: Upload, file: string): Promise<void> {
  const path = join(upload.folder, file)
  await rename(wholePath(upload), path)
  await upload.files.keepWhole(path)
  await dropParts(upload)
}

export async function dropParts(upload: Upload): Promise<void> {
  await rm(wholePath(upload), { force: true })
  if (!upload.files.isShared) return
  for (const { path } of await upload.files.list(partPath(upload))) await upload.files.drop(path)
}

type Placed = KeptFile & { from: number; skip: number }

/** The parts without a hole, each from its place on; a part sent again in another cut overlaps the one before. */
async function partsInOrder(upload: Upload): Promise<Placed[]> {
  const placed: Placed[] = []
  for (const part of await upload.files.list(partPath(upload))) {
    const from = Number(part.path.split('/').at(-1))
    const there = sizeOf(placed)
    if (from > there) break
    if (from + part.size > there) placed.push({ ...part, from, skip: there - from })
  }
  return placed
}

function sizeOf(placed: Placed[]): number {
  const last = placed.at(-1)
  return last ? last.from + last.size : 0
}

function wholePath({ folder, id }: Upload): string {
  return join(folder, `${id}.part`)
}

/** Written with as many digits as the largest needs: the order of the names is the order of the parts. */
function partPath({ folder, id }: Upload, offset?: number): string {
  return join(folder, 'parts', id, offset === undefined ? '' : String(offset).padStart(12, '0'))
}
