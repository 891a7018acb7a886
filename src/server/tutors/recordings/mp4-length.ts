interface Box {
  kind: string
  body: Buffer
}

/** Milliseconds of an MP4: what its head says, or the sum of its fragments, whichever is longer. */
export function mp4Length(mp4: Buffer): number {
  const file = boxesOf(mp4)
  const head = inside(file, 'moov')
  const movie = timesOf(named(head, 'mvhd'))
  const media = timesOf(named(inside(inside(head, 'trak'), 'mdia'), 'mdhd'))
  const usual = named(inside(head, 'mvex'), 'trex')?.readUInt32BE(12) ?? 0
  const tracks = file.filter(({ kind }) => kind === 'moof').map(({ body }) => inside(boxesOf(body), 'traf'))
  const parts = tracks.reduce((sum, track) => sum + partLength(track, usual), 0)
  return Math.max(inMilliseconds(movie), inMilliseconds(media), inMilliseconds({ ...media, duration: parts }))
}

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const [size, kind] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    // 1: a long size follows; 0: to the end.
    const [whole, head] =
      size === 1 ? [Number(bytes.readBigUInt64BE(at + 8)), 16] : [size || bytes.length - at, 8]
    if (whole < head) throw new RangeError('This is no box of MP4.')
    boxes.push({ kind, body: bytes.subarray(at + head, at + whole) })
    at += whole
  }
  return boxes
}

const named = (boxes: Box[], wanted: string) => boxes.find(({ kind }) => kind === wanted)?.body
const inside = (boxes: Box[], wanted: string) => boxesOf(named(boxes, wanted) ?? Buffer.alloc(0))

interface Times {
  scale: number
  duration: number
}

/** mvhd and mdhd begin alike, with longer numbers in their second version. */
function timesOf(header: Buffer | undefined): Times {
  if (!header) return { scale: 0, duration: 0 }
  return header.readUInt8(0) === 1
    ? { scale: header.readUInt32BE(20), duration: Number(header.readBigUInt64BE(24)) }
    : { scale: header.readUInt32BE(12), duration: header.readUInt32BE(16) }
}

const inMilliseconds = ({ scale, duration }: Times) => (scale === 0 ? 0 : (duration / scale) * 1000)

/** One fragment's samples, each as long as it says, or as all of the fragment or the file are. */
function partLength(track: Box[], usual: number): number {
  const head = named(track, 'tfhd')
  if (!head) return 0
  const flags = head.readUInt32BE(0)
  const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  const each = flags & 8 ? head.readUInt32BE(at) : usual
  const runs = track.filter(({ kind }) => kind === 'trun')
  return runs.reduce((sum, { body }) => sum + runLength(body, each), 0)
}

function runLength(run: Buffer, each: number): number {
  const [flags, count] = [run.readUInt32BE(0), run.readUInt32BE(4)]
  if (!(flags & 0x100)) return count * each
  const step = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let at = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  let sum = 0
  for (let sample = 0; sample < count; sample += 1, at += step) sum += run.readUInt32BE(at)
  return sum
}
