import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The bytes that came so far. */
export async function receivedOf(folder: string, id: string): Promise<number> {
  const facts = await stat(partPath(folder, id)).catch(() => undefined)
  return facts?.size ?? 0
}

/** Writes a part in its place; what lies past the bytes that are there would leave a hole and is not taken. */
export async function writePart(
  folder: string,
  id: string,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<boolean> {
  if (offset > (await receivedOf(folder, id))) return false
  await mkdir(folder, { recursive: true })
  const file = await open(partPath(folder, id), 'r+').catch(() => open(partPath(folder, id), 'w+'))
  try {
    await file.write(bytes, 0, bytes.length, offset)
    await file.datasync()
  } finally {
    await file.close()
  }
  return true
}

/** What the first bytes say it is; nothing for what browsers do not play. */
export async function kindOfVideo(folder: string, id: string): Promise<'mp4' | 'webm' | undefined> {
  const file = await open(partPath(folder, id), 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (buffer.toString('latin1', 4, 8) === 'ftyp') return 'mp4'
    return buffer.readUInt32BE(0) === 0x1a45dfa3 ? 'webm' : undefined
  } finally {
    await file.close()
  }
}

export async function keepWhole(folder: string, id: string, file: string): Promise<void> {
  await rename(partPath(folder, id), join(folder, file))
}

export async function dropParts(folder: string, id: string): Promise<void> {
  await rm(partPath(folder, id), { force: true })
}

function partPath(folder: string, id: string): string {
  return join(folder, `${id}.part`)
}
