import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export interface Packed {
  name: string
  bytes: Buffer
}

const [local, central, end] = [0x04034b50, 0x02014b50, 0x06054b50]
/** 1 January 2026: the same files make the same zip. */
const [time, day] = [0, (46 << 9) | (1 << 5) | 1]
const utf8 = 0x0800
const deflated = 8

/** Files as one zip. */
export function zipOf(files: Packed[]): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const named = Buffer.from(name)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(utf8, 2)
    common.writeUInt16LE(deflated, 4)
    common.writeUInt16LE(time, 6)
    common.writeUInt16LE(day, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(named.length, 22)
    const [head, tail] = [number(local), Buffer.alloc(14)]
    tail.writeUInt32LE(offset, 10)
    entries.push(number(central), short(20), common, tail, named)
    parts.push(head, common, named, packed)
    offset += head.length + common.length + named.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const last = Buffer.alloc(22)
  last.writeUInt32LE(end, 0)
  last.writeUInt16LE(files.length, 8)
  last.writeUInt16LE(files.length, 10)
  last.writeUInt32LE(directory.length, 12)
  last.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, last])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value, 0)
  return bytes
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value, 0)
  return bytes
}

export class NoZip extends Error {}

/** The files of a zip; `most` bytes in all, or it is none that we take. */
export function unzip(zip: Buffer, most: number): Packed[] {
  try {
    return entriesOf(zip, most)
  } catch (error) {
    if (error instanceof NoZip) throw error
    throw new NoZip('This is no zip that can be read.')
  }
}

function entriesOf(zip: Buffer, most: number): Packed[] {
  const at = zip.lastIndexOf(number(end))
  if (at === -1) throw new NoZip('This is no zip.')
  const files: Packed[] = []
  let [place, left] = [zip.readUInt32LE(at + 16), most]
  // Each file has a place of its own: read again and again, a few would keep everybody waiting for minutes.
  let unread = zip.length
  for (let nth = 0; nth < zip.readUInt16LE(at + 10); nth++) {
    if (zip.readUInt32LE(place) !== central) throw new NoZip('This zip is broken.')
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(place + offset))
    const [named = 0, extra = 0, comment = 0] = lengths
    const name = zip.toString('utf8', place + 46, place + 46 + named)
    if (!name.endsWith('/')) {
      const packed = packedAt(zip, place)
      unread -= packed.length
      if (unread < 0) throw new NoZip('This zip is broken.')
      const bytes = unpacked(zip, { entry: place, packed, most: left })
      files.push({ name, bytes })
      left -= bytes.length
    }
    place += 46 + named + extra + comment
  }
  return files
}

function packedAt(zip: Buffer, entry: number): Buffer {
  const [size, offset] = [zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 42)]
  const begin = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  return zip.subarray(begin, begin + size)
}

interface Entry {
  entry: number
  packed: Buffer
  most: number
}

function unpacked(zip: Buffer, { entry, packed, most }: Entry): Buffer {
  const method = zip.readUInt16LE(entry + 10)
  if (method !== 0 && method !== deflated)
    throw new NoZip('This zip is packed in a way that is not known here.')
  if (most <= 0) throw new NoZip('This zip holds too much.')
  const bytes = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: most })
  // Else a few bits lost on the way would come in as somebody's words.
  if (crc32(bytes) !== zip.readUInt32LE(entry + 16)) throw new NoZip('This zip is broken.')
  return bytes
}
