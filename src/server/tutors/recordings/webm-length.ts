const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  cluster: 0x1f43b675,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
}
/** What holds others; a recording that was never finished does not say how long they are. */
const within: number[] = [ids.segment, ids.info, ids.cluster, ids.group]

/** Milliseconds of a WebM: when its last block begins, or what its head says, whichever is longer. */
export function webmLength(webm: Buffer): number {
  let [scale, said, cluster, last] = [1_000_000, 0, 0, 0]
  for (let at = 0; at < webm.length; ) {
    const id = numberAt(webm, at, { keepsMark: true })
    const size = numberAt(webm, at + id.bytes)
    const from = at + id.bytes + size.bytes
    const body = webm.subarray(from, from + size.value)
    if (id.value === ids.scale) scale = body.readUIntBE(0, body.length)
    if (id.value === ids.duration) said = body.length === 4 ? body.readFloatBE(0) : body.readDoubleBE(0)
    if (id.value === ids.time) cluster = body.readUIntBE(0, Math.min(6, body.length))
    if (id.value === ids.block || id.value === ids.simpleBlock) {
      last = Math.max(last, cluster + body.readInt16BE(numberAt(body, 0).bytes))
    }
    at = within.includes(id.value) ? from : from + size.value
  }
  return (Math.max(last, said) * scale) / 1_000_000
}

/** EBML's numbers say by their first bit set of how many bytes they are. */
function numberAt(bytes: Buffer, at: number, { keepsMark = false } = {}): { value: number; bytes: number } {
  const first = bytes.readUInt8(at)
  const count = Math.clz32(first) - 23
  if (count > 8) throw new RangeError('This is no number of EBML.')
  const mark = 0x80 >> (count - 1)
  let value = keepsMark ? first : first & (mark - 1)
  for (let next = 1; next < count; next += 1) value = value * 256 + bytes.readUInt8(at + next)
  return { value, bytes: count }
}
