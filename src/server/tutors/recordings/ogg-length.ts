/** Opus counts 48 samples a millisecond, whatever was recorded. */
const samples = 48

/** Milliseconds of Opus in Ogg: where its last page ends, without the samples that the head says to leave out. */
export function oggLength(ogg: Buffer): number {
  const head = ogg.indexOf('OpusHead')
  const skipped = head < 0 ? 0 : ogg.readUInt16LE(head + 10)
  let end = 0
  for (let at = 0; at + 27 <= ogg.length && ogg.toString('latin1', at, at + 4) === 'OggS'; ) {
    const reached = ogg.readBigInt64LE(at + 6)
    // Minus one: no packet ends on this page.
    if (reached >= 0n) end = Math.max(end, Number(reached))
    const count = ogg.readUInt8(at + 26)
    const bytes = ogg.subarray(at + 27, at + 27 + count).reduce((sum, part) => sum + part, 0)
    at += 27 + count + bytes
  }
  return Math.max(0, end - skipped) / samples
}
